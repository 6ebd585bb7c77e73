// A lesson: steps come as pages and are put in place; here the light is set on what a step looks at, and the card beside it.
import { replace } from "./parts.js";
import { lines, spoken, tell } from "./spoken.js";
import "./options.js";
import "./pieces.js";
import "./fit.js";

const EDGE = 8; // px between the card and the window
const GAP = 26; // px between the card and the light: room for the nose
const RIM = 7; // px of light round a thing

const live = () => document.getElementById("live");
const card = () => document.getElementById("lesson");
const light = document.getElementById("light");

// --- going from step to step

let asking = 0;

async function go(url, remember = true) {
  const now = ++asking;
  const answer = await fetch(url, { headers: { "HX-Request": "true" } }).catch(() => null);
  document.getElementById("offline").hidden = answer !== null;
  if (!answer || now !== asking) return;
  const step = live().dataset.step;
  const known = new Set(lines().map((line) => line.id));
  if (!answer.ok || !replace(await answer.text())) {
    location.assign(url);
    return;
  }
  if (remember) history.pushState(null, "", cleaned(answer.url));
  settle();
  attend(step, lines().filter((line) => !known.has(line.id)).reverse());
}

/** An address without what was only tried. */
function cleaned(address) {
  const url = new URL(address);
  url.searchParams.delete("choice");
  return url;
}

/** Whoever reads aloud begins with what is new: what has happened and the step's text, the reason, or why not now (which
 *  says itself). */
function attend(before, came) {
  const [text, reason] = ["lesson-say", "lesson-reason"].map((name) => document.getElementById(name));
  const at = live().dataset.step !== before || document.activeElement === document.body ? text : reason;
  if (at === text) tell(came.map(spoken));
  at?.focus({ preventScroll: true });
}

addEventListener("popstate", () => go(location.href, false));

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-learn], a[data-tab]");
  if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(link.href, Boolean(link.dataset.learn !== undefined));
    return;
  }
  if (event.target.closest?.("[data-option], a, button, label, input, #tip, #lesson")) return;
  if (event.target.closest?.("svg") && card().dataset.no) {
    document.getElementById("lesson-no").textContent = card().dataset.no;
    settle();
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-learn]")) return;
  event.preventDefault();
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form, event.submitter)).toString();
  go(url.href, !event.submitter?.matches("[data-later]"));
});

/** The arrow keys go from the open options to those whose time has not come, so that they can be tried too. */
document.addEventListener("keydown", (event) => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = event.target.closest?.("#choices button");
  if (!way || !at || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...at.form.querySelectorAll("button")].filter((one) => one.getBoundingClientRect().height);
  all[(all.indexOf(at) + way + all.length) % all.length].focus();
}, true);

// --- the light

const seen = (one) => one.getBoundingClientRect().width > 0;

/** What a step looks at: the printed things by their names, or the strip where a screen has no room for them. */
function looked() {
  const names = card().dataset.look.split(" ").filter(Boolean);
  const own = (id) => [document.getElementById(id)].filter((one) => one && seen(one));
  const chip = names[0] === "score" ? own(`chip-${live().dataset.seat}`) : [];
  if (chip.length || !names.length) return chip;
  const found = unshut(() => drawn(names));
  return found.length ? found : own("strip");
}

function drawn(names) {
  return names.map((name) => {
    const things = [...live().querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)].filter(seen);
    return things.find((one) => one.matches(".thing")) ?? things[0];
  }).filter(Boolean);
}

/** Where a screen keeps things in drawers or under tabs, the one that holds them is opened. */
function unshut(find) {
  const drawers = [...live().querySelectorAll("input[name=drawer], input[name=ledger]")];
  const open = drawers.filter((one) => one.checked);
  for (const drawer of [null, ...drawers]) {
    if (drawer) drawer.checked = true;
    const found = find();
    if (found.length) return found;
  }
  for (const drawer of open) drawer.checked = true;
  return [];
}

function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left)) - RIM;
  const top = Math.min(...boxes.map((box) => box.top)) - RIM;
  const right = Math.max(...boxes.map((box) => box.right)) + RIM;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + RIM;
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

function shine(box) {
  const first = light.hidden;
  light.hidden = !box;
  if (!box) return;
  if (first) light.style.transition = "none";
  for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height })) {
    light.style.setProperty(name, `${value}px`);
  }
  if (first) requestAnimationFrame(() => light.style.removeProperty("transition"));
}

// --- the card: beside the light, over nothing that can be chosen

/** Where a card may lie: not over the bar, nor over the question. */
function room() {
  const bar = document.getElementById("bar").getBoundingClientRect();
  const side = document.querySelector("#live .side")?.getBoundingClientRect();
  const sheet = document.querySelector("#live .sheet")?.getBoundingClientRect();
  const beside = side && side.left > innerWidth / 2;
  const asked = sheet && !live().classList.contains("reading");
  return {
    left: EDGE,
    top: bar.bottom + EDGE + 22,
    right: (beside ? side.left : innerWidth) - EDGE,
    bottom: (asked ? Math.min(sheet.top, innerHeight) : innerHeight) - EDGE,
  };
}

const lap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const within = (value, low, high) => Math.max(low, Math.min(value, high));

/** Places for a card, the best first: beside the light on each of its sides, then the corners. */
function spots(box, wide, high, free) {
  const [x, y] = box ? [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2] : [0, 0];
  const across = within(x, free.left, free.right - wide);
  const down = within(y, free.top, free.bottom - high);
  const corners = [free.left, free.right - wide].flatMap((left) =>
    [free.bottom - high, free.top].map((top) => ({ side: "", left, top })));
  const middle = { side: "", left: (free.left + free.right - wide) / 2, top: (free.top + free.bottom - high) / 2 };
  if (!box) return [middle, ...corners];
  return [
    { side: "right", left: box.right + GAP, top: down },
    { side: "left", left: box.left - GAP - wide, top: down },
    { side: "below", left: across, top: box.bottom + GAP },
    { side: "above", left: across, top: box.top - GAP - high },
    ...corners,
  ];
}

/** A step comes into its place. Where a narrow screen has no room for the card beside what it speaks of, the picture
 *  makes room for it above. */
function settle() {
  const picture = document.querySelector("#live.phone .seen");
  picture?.style.removeProperty("margin-top");
  const lack = place();
  if (!picture || lack <= 0) return;
  picture.style.setProperty("margin-top", `${lack}px`);
  place();
}

/** How far the picture would have to go down for the card to lie over nothing; 0 where it does already. */
function place() {
  const shown = card();
  if (!shown) return 0;
  const things = looked();
  things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = things.length ? around(things.map((one) => one.getBoundingClientRect())) : null;
  shine(box);
  shown.classList.toggle("placed", !shown.classList.contains("opening"));
  shown.dataset.side = "";
  shown.style.removeProperty("left");
  shown.style.removeProperty("top");
  if (shown.classList.contains("opening")) return 0;
  const { width: wide, height: high } = shown.getBoundingClientRect();
  const free = room();
  const kept = [...live().querySelectorAll(".opt[data-option]")].filter(seen).map((one) => one.getBoundingClientRect());
  const cost = (at) => {
    const own = { left: at.left, top: at.top, right: at.left + wide, bottom: at.top + high };
    const inside = wide * high - lap(own, free);
    const covered = [box, ...kept].filter(Boolean).reduce((sum, other) => sum + lap(own, other), 0);
    return inside * 3 + covered;
  };
  const all = spots(box, wide, high, free);
  const best = all.reduce((least, at) => (cost(at) < cost(least) - 0.5 ? at : least));
  shown.style.left = `${within(best.left, EDGE, innerWidth - wide - EDGE)}px`;
  shown.style.top = `${within(best.top, EDGE, innerHeight - high - EDGE)}px`;
  shown.dataset.side = best.side;
  point(shown, best, box, wide, high);
  const tops = [box, ...kept].filter(Boolean).map((one) => one.top);
  return cost(best) > 0.5 && tops.length ? Math.ceil(free.top + high + GAP - Math.min(...tops)) + 1 : 0;
}

/** The nose goes on to the middle of the light, as far as the card reaches. */
function point(shown, best, box, wide, high) {
  const nose = shown.querySelector(".nose");
  for (const name of ["left", "top"]) nose.style.removeProperty(name);
  if (!box || !best.side) return;
  const flat = best.side === "right" || best.side === "left";
  const to = flat ? (box.top + box.bottom) / 2 - best.top : (box.left + box.right) / 2 - best.left;
  nose.style.setProperty(flat ? "top" : "left", `${within(to - 11, 14, (flat ? high : wide) - 36)}px`);
}

addEventListener("resize", settle);
document.addEventListener("scroll", place, { capture: true, passive: true });
document.fonts.ready.then(settle);
settle();
document.getElementById("lesson-say").focus({ preventScroll: true });
