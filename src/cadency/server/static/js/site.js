// What every page needs: remember how wide the screen is, copy links, choose a table's seats.
const YEAR = 31536000;

export function keep(name, value) {
  document.cookie = `${name}=${value}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}

const narrow = matchMedia("(max-width: 719.98px)");

/** The server draws for the width that it was told last; when that was wrong, once more. */
function measured() {
  const said = `narrow=${narrow.matches ? 1 : 0}`;
  keep("narrow", narrow.matches ? "1" : "0");
  const live = document.getElementById("live");
  const kept = document.cookie.split("; ").includes(said);
  if (live && kept && live.classList.contains("phone") !== narrow.matches) location.reload();
}

narrow.addEventListener("change", measured);
measured();

// Links are told as paths; whoever copies one needs the whole address.
function complete(root) {
  for (const input of root.querySelectorAll("input[data-link]")) {
    if (input.value.startsWith("/")) input.value = location.origin + input.value;
  }
}

document.addEventListener("DOMContentLoaded", () => complete(document));
complete(document);
document.addEventListener("page:after", () => complete(document));

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  input.select();
  const said = button.textContent;
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = document.getElementById("live")?.dataset.copied ?? "✓";
  setTimeout(() => { button.textContent = said; }, 1500);
});

// A table that cannot be is not opened; the button itself stays where it is, so that no press of it is lost.
document.addEventListener("htmx:after:swap", () => {
  const open = document.getElementById("open");
  if (open) open.disabled = document.querySelector("#told .warn") !== null;
});

// A page that comes back from the browser's memory is a new one: what is opened there now is another table.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const once of document.querySelectorAll("input[name=once]")) once.value = `${Date.now()}-${Math.random()}`;
});
