// Everything printed explains itself: a card for whatever rests under the pointer, the keyboard or a finger.
const REST = 350; // ms of rest before a card opens; at once while another is open
const LEAVE = 120;
const PRESS = 450; // ms that a finger stays; it never chooses
const EDGE = 8; // px between a card and the window
const GAP = 11; // px between a card and its thing: room for the nose

const tip = document.getElementById("tip");
const words = tip.dataset;
let told = null; // what each thing is, asked for once
let shown = null; // the thing whose card is open
let due = 0;
let walking = false; // the keyboard goes from thing to thing

async function all() {
  told ??= fetch(words.things).then((said) => (said.ok ? said.json() : {}), () => {
    told = null;
    return {};
  });
  return told;
}

/** What is printed at a point, and what a piece that lies there says of itself. Nothing behind a panel. */
function under(x, y) {
  const hit = document.elementsFromPoint(x, y);
  const top = hit[0];
  const own = top?.closest("[data-thing]");
  const root = own ? null : outermost(top);
  const thing = own ?? hit.find((one) => root?.contains(one) && one.closest("[data-thing]"))?.closest("[data-thing]");
  return thing ? { thing, live: titled(top) } : null;
}

function outermost(element) {
  let found = element?.closest?.("svg") ?? null;
  while (found?.ownerSVGElement) found = found.ownerSVGElement;
  return found;
}

/** The words on a piece ("Ada, generation 2"): the card says them, so that the browser need not. */
function titled(element) {
  const group = element?.closest?.("g:has(> title)");
  const title = group?.querySelector(":scope > title");
  if (!title) return "";
  const said = title.textContent;
  title.textContent = "";
  title.dataset.said = said;
  quiet = title;
  return said;
}

let quiet = null;

function unquiet() {
  if (quiet && !quiet.textContent) quiet.textContent = quiet.dataset.said;
  quiet = null;
}

// --- the card

async function open(found, sheet = false) {
  const said = (await all())[found.thing.dataset.thing];
  if (!said || !found.thing.isConnected) return shut();
  shown?.classList?.remove("pointed");
  shown = found.thing;
  shown.classList.add("pointed");
  tip.replaceChildren(...card(said, found.live, sheet));
  tip.classList.toggle("long", sheet);
  tip.hidden = false;
  if (!sheet) place(shown.getBoundingClientRect());
}

function card(said, live, sheet) {
  const name = made("h3", "", said.name);
  name.insertAdjacentHTML("afterbegin", said.sign);
  const parts = [name];
  if (live && live !== said.name) parts.push(made("p", "live", live));
  parts.push(made("p", "", said.says));
  if (said.numbers.length) {
    const list = made("ul", "nums");
    for (const [drawn, word] of said.numbers) {
      const one = made("li", "");
      one.innerHTML = drawn;
      if (word) one.append(made("small", "", word));
      list.append(one);
    }
    parts.push(list);
  }
  const foot = made("footer", "");
  const rule = made("a", "clause", sheet ? `${words.rule} ${said.clause}` : said.clause);
  rule.href = `${words.rules}#${said.clause}`;
  foot.append(rule);
  if (sheet) {
    const close = made("button", "btn", words.shut);
    close.type = "button";
    close.addEventListener("click", shut);
    foot.append(close);
  } else {
    foot.append(made("span", "", walking ? words.keys : words.click));
  }
  parts.push(foot);
  if (!sheet) parts.push(made("i", "nose"));
  return parts;
}

function made(kind, name, text = "") {
  const one = document.createElement(kind);
  if (name) one.className = name;
  if (text) one.textContent = text;
  return one;
}

/** Below the thing, above where there is no room, never over it; near an edge only the nose goes on. */
function place(box) {
  const { offsetWidth: wide, offsetHeight: high } = tip;
  const middle = box.left + box.width / 2;
  const left = Math.max(EDGE, Math.min(middle - wide / 2, innerWidth - wide - EDGE));
  const below = box.bottom + GAP + high + EDGE <= innerHeight || box.top - GAP - high < EDGE;
  tip.classList.toggle("above", !below);
  const top = below ? Math.min(box.bottom + GAP, innerHeight - high - EDGE) : box.top - GAP - high;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  tip.querySelector(".nose").style.left = `${Math.max(16, Math.min(middle - left, wide - 16))}px`;
}

function shut() {
  clearTimeout(due);
  unquiet();
  walking = false;
  shown?.classList.remove("pointed");
  shown = null;
  tip.hidden = true;
}

// --- the pointer

let over = null;

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || walking || tip.classList.contains("long") && !tip.hidden) return;
  if (event.target.closest?.("#tip")) return clearTimeout(due);
  const found = event.target.closest?.("svg, [data-thing]") ? under(event.clientX, event.clientY) : null;
  if (found?.thing === over) return;
  over = found?.thing ?? null;
  clearTimeout(due);
  if (!found) due = setTimeout(shut, LEAVE);
  else due = setTimeout(open, tip.hidden ? REST : 0, found);
});

document.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") shut(); });
addEventListener("scroll", () => { if (!tip.classList.contains("long")) shut(); }, { capture: true, passive: true });
document.addEventListener("page:after", () => { if (shown && !shown.isConnected) shut(); });

/** A click on a thing that is no choice opens its rule. */
document.addEventListener("click", (event) => {
  const target = event.target;
  if (pressed) {
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (tip.hidden || tip.contains(target) || target.closest?.("[data-option], a, button, label, summary")) return;
  if (tip.classList.contains("long")) return shut();
  if (shown && under(event.clientX, event.clientY)?.thing === shown) tip.querySelector("a.clause").click();
  else shut();
}, true);

// --- the finger

let pressing = 0;
let pressed = false;

document.addEventListener("pointerdown", (event) => {
  pressed = false;
  if (event.pointerType === "mouse") return;
  const { clientX: x, clientY: y } = event;
  pressing = setTimeout(() => {
    const found = under(x, y);
    if (!found) return;
    pressed = true;
    open(found, true);
  }, PRESS);
});
for (const gone of ["pointerup", "pointercancel"]) {
  document.addEventListener(gone, () => clearTimeout(pressing));
}
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressing);
});
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });

// --- the keyboard: ? explains what has the focus, or starts on the board; the arrow keys go on from there

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function things() {
  return [...document.querySelectorAll("#live [data-thing]")].filter((one) => one.getBoundingClientRect().width > 0);
}

/** The nearest thing in a direction; sideways counts double. */
function next([dx, dy]) {
  const [x, y] = middle(shown);
  let best = null;
  let least = Infinity;
  for (const one of things()) {
    const [a, b] = middle(one);
    const ahead = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (one !== shown && ahead > 2 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
  if (event.key === "?") {
    event.preventDefault();
    const at = document.activeElement?.closest?.("#live *");
    const found = at && at !== document.body ? under(...middle(at)) : null;
    const first = things()[0];
    walking = true;
    if (found) open(found);
    else if (first) open({ thing: first, live: "" });
  } else if (event.key === "Escape" && !tip.hidden) {
    event.stopPropagation();
    shut();
  } else if (walking && shown && event.key in STEPS) {
    event.preventDefault();
    event.stopPropagation();
    const to = next(STEPS[event.key]);
    if (to) {
      to.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      open({ thing: to, live: "" });
    }
  } else if (walking && shown && event.key === "Enter") {
    event.preventDefault();
    event.stopPropagation();
    tip.querySelector("a.clause").click();
  }
}, true);
