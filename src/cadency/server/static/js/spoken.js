// Lines of the tale in words, and what stands before the name of what gets the keyboard next.
const LINES = '[data-part="tale"] > li[id^="e-"]';

export const plain = (text) => text.replace(/\s+/g, " ").trim();

/** The latest line first. */
export const lines = () => [...document.getElementById("live").querySelectorAll(LINES)];

/** Without what stands in its pictures: their words stand beside them. */
export function spoken(line) {
  const words = line.querySelector("p, span").cloneNode(true);
  for (const picture of words.querySelectorAll("[aria-hidden=true]")) picture.remove();
  return plain(words.textContent);
}

/** What has happened, for whatever is named by it: said when the keyboard goes there, and forgotten when it leaves. */
export function tell(told) {
  document.getElementById("since").textContent = told.join(" ");
}

document.addEventListener("focusout", () => setTimeout(() => {
  if (!document.activeElement?.matches("[aria-labelledby~=since]")) tell([]);
}));
