// The steps of the others: shown as they come, held back while somebody looks, or shown once more from the end of one's
// last turn. The page keeps how it looked then and what has changed since, so nothing is asked for again.
import { become, change } from "./parts.js";
import { replay as leaf } from "./history.js";
import { whole } from "./table.js";

const REST = 1300; // milliseconds that a step is shown where one follows the other
const MOST = 400; // changes that are kept

const live = () => document.getElementById("live");
const row = () => document.getElementById("playrow");
let waiting = []; // changes that are not shown yet
let held = false; // steps wait until somebody wishes to see them
let wished = false; // somebody does, and the step has yet to come
let timer = 0;
let repeats = 0; // of those that wait, so many were shown before
let start = null; // the page when one's last turn ended
let since = []; // what has changed from then on
let own = false; // the change that is under way is one of these

/** Whether the page shows what was shown before. */
export const again = () => repeats > 0;

/** A change came down the stream. */
export function take(update) {
  waiting.push(update);
  if (wished) {
    wished = !next();
  } else if (!held && !timer && waiting.length === 1) {
    show(1);
  }
  marked();
}

/** Show so many of the changes that wait, as one. False: something was missed, and all is asked for. */
function show(count) {
  const shown = waiting.splice(0, count);
  if (shown.length && shown.at(-1).to === live().dataset.sheet) return true; // an answer brought it already
  const before = live().dataset.turn;
  own = true;
  const done = change(...shown);
  own = false;
  repeats = Math.max(0, repeats - count);
  if (!done) {
    forget();
    whole();
    return false;
  }
  if (before && !live().dataset.turn) {
    start = live().cloneNode(true);
    since = [];
  } else if (start) {
    since.push(...shown);
    if (since.length > MOST) start = null;
  }
  if (held && live().dataset.turn && !waiting.length) held = false;
  return true;
}

/** The next step that is told of, with whatever else changes until there is another. Whether there was one. */
function next() {
  const tells = (update) => update.parts.tale?.put?.some(([name]) => name.startsWith("e-"));
  const told = waiting.findIndex(tells);
  const after = waiting.findIndex((update, place) => place > told && tells(update));
  if (waiting.length) show(told < 0 || after < 0 ? waiting.length : after);
  return told >= 0;
}

/** One step after another, as long as any wait. */
function drive() {
  clearTimeout(timer);
  timer = 0;
  if (!held && waiting.length) {
    timer = setTimeout(() => {
      next();
      drive();
    }, REST);
  }
  marked();
}

function forget() {
  waiting = [];
  since = [];
  start = null;
  repeats = 0;
}

// --- what somebody wishes

function pause() {
  held = !held;
  wished = false;
  if (!held && waiting.length) next();
  drive();
}

function step() {
  held = true;
  wished = !next();
  drive();
}

/** Whatever waits, at once. */
function catchUp() {
  held = false;
  wished = false;
  if (waiting.length) show(waiting.length);
  drive();
}

/** Everything up to one's own turn; bots that have yet to move do so without a pause. */
function mine() {
  catchUp();
  if (live().dataset.acts === "bot") document.getElementById("f-hurry")?.requestSubmit();
}

/** Once more, from the end of one's last turn. */
function replay(from) {
  if (!start) return leaf(from);
  waiting = [...since, ...waiting];
  repeats = since.length;
  since = [];
  held = false;
  own = true;
  become(start.cloneNode(true));
  own = false;
  drive();
}

// --- buttons, keys, the board

/** Whether there is anything to follow: bots play, or something waits. */
const following = () => waiting.length > 0 || held || (live().dataset.acts === "bot" && live().dataset.at === "");

function marked() {
  if (!row()) return;
  row().hidden = !following();
  row().dataset.waiting = document.getElementById("step").dataset.waiting = waiting.length;
  const button = document.getElementById("pause");
  button.querySelector("span").textContent = held ? button.dataset.on : button.dataset.off;
  button.classList.toggle("on", held);
  row().classList.toggle("held", held);
}

const DOES = { pause, step, mine };
const KEYS = { " ": pause, ".": step, Enter: mine };

document.addEventListener("click", (event) => {
  const wish = event.target.closest?.("[data-follow]")?.dataset.follow;
  if (wish) {
    event.preventDefault();
    DOES[wish]();
    return;
  }
  const button = event.target.closest?.("[data-replay]");
  if (button) replay(Number(button.dataset.replay));
});

/** A click on the board, which has nothing to choose meanwhile. */
document.addEventListener("click", (event) => {
  const board = event.target.closest?.("#board, #crown, #place");
  if (!board || !row() || row().hidden || event.target.closest("[data-option], a, button")) return;
  event.stopImmediatePropagation();
  if (held) step();
  else mine();
}, true);

document.addEventListener("keydown", (event) => {
  if (!row() || row().hidden || !(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, select, button, a, summary, label, [data-option]")) return;
  event.preventDefault();
  KEYS[event.key]();
});

// What somebody sends is about the table as it is now.
document.addEventListener("submit", (event) => {
  if (event.target.id !== "f-hurry" && waiting.length) catchUp();
}, true);

document.addEventListener("page:after", () => {
  if (!own) { // all of the page is another
    forget();
    held = false;
    wished = false;
    clearTimeout(timer);
    timer = 0;
  }
  marked();
});
marked();
