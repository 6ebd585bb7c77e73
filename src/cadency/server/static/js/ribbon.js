// Who did what: a ribbon over the board tells the steps of the others from the lines that have come to the tale, the
// plate of the house that acts glows, and dots show the way that a piece went.
import { plate } from "./pieces.js";

const STAYS = 6000; // milliseconds that the last step is told once it is the reader's turn
const FADES = 900;
const MANY = 12; // lines that are no step any more: somebody leafed through the game
const LINES = '[data-part="tale"] > li[id^="e-"]';
const READ = "#prompt, #log, #playrow:not([hidden])"; // what no way may lie over
const SVG = "http://www.w3.org/2000/svg";

const live = () => document.getElementById("live");
const ribbon = () => document.getElementById("ribbon");
let known = new Set(); // the lines before a change
let place = ""; // and the place that a narrow screen showed
let ways = []; // of pieces, in this change
let actor = ""; // whose turn the ribbon tells
let turn = []; // that turn as clauses
let leaving = 0;
const reading = new ResizeObserver(spare);

const lines = () => [...live().querySelectorAll(LINES)];

document.addEventListener("page:before", () => {
  known = new Set(lines().map((line) => line.id));
  place = live().dataset.place;
  ways = [];
});

document.addEventListener("page:after", () => {
  if (!ribbon()) return clear();
  if (place !== live().dataset.place) clear();
  stale();
  const fresh = lines().filter((line) => !known.has(line.id)).reverse();
  const { actor: now, seat, turn: mine } = live().dataset;
  if (fresh.length) {
    if (now === "" || now === seat || fresh.length > MANY) away();
    else step(now, fresh);
  }
  glow();
  spare();
  reading.disconnect();
  for (const one of document.querySelectorAll(READ)) reading.observe(one);
  clearTimeout(leaving);
  leaving = mine && actor ? setTimeout(away, STAYS) : 0;
});

// --- the ribbon

function step(seat, fresh) {
  if (seat !== actor) turn = [];
  actor = seat;
  const own = fresh.filter((line) => line.dataset.seat === seat);
  const rest = fresh.filter((line) => !own.includes(line));
  const name = own[0]?.querySelector("p > b")?.textContent ?? turn[0]?.name ?? "";
  for (const clause of turn) clause.part.className = "done";
  turn.push(...[...own, ...rest].map((line) => ({ name, part: clause(line), own: own.includes(line) })));
  show(name);
  trails();
}

/** A line of the tale as part of a sentence: whoever it is about stands before the first one. */
function clause(line) {
  const part = document.createElement("span");
  part.append(...line.querySelector("p, span").cloneNode(true).childNodes);
  if (line.dataset.seat === actor && part.firstChild?.nodeName === "B") part.firstChild.remove();
  const last = part.lastChild;
  if (last?.nodeType === Node.TEXT_NODE) last.data = last.data.replace(/\.\s*$/, "");
  return part;
}

function show(name) {
  const home = ribbon();
  home.dataset.house = actor;
  home.querySelector("use").setAttribute("href", `#log-arms-${actor}`);
  const text = home.querySelector(".words");
  const who = document.createElement("b");
  who.textContent = name;
  const again = home.hidden || home.classList.contains("leaves");
  home.hidden = false;
  home.classList.remove("leaves");
  put(text, who);
  while (text.scrollHeight > text.clientHeight + 4 && turn.length > 1) {
    // what was done first goes first; of a step with many lines the last
    if (turn[0].part.className) turn.shift();
    else turn.pop();
    put(text, who);
  }
  if (again && home.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    home.animate([{ opacity: 0, transform: "translateY(-8px)" }, { opacity: 1, transform: "none" }], 300);
  }
}

function put(text, who) {
  text.replaceChildren(who);
  for (const [place, { part, own }] of turn.entries()) text.append(place || !own ? " · " : " ", part);
}

function away() {
  actor = "";
  turn = [];
  glow();
  fade([...document.querySelectorAll("#trails > g")]);
  const home = ribbon();
  if (!home || home.hidden) return;
  home.classList.add("leaves");
  setTimeout(() => { if (home.classList.contains("leaves")) home.hidden = true; }, FADES);
}

// --- the plate

function glow() {
  for (const old of live().querySelectorAll(".acting")) old.classList.remove("acting");
  const found = actor === "" ? null : plate(actor);
  if (!found) return;
  found.classList.add("acting");
  found.dataset.house = actor;
}

// --- the way of a piece

document.addEventListener("piece:went", (event) => ways.push(event.detail));

function trails() {
  const home = document.getElementById("trails");
  fade([...home.querySelectorAll(".past")]);
  for (const old of home.children) old.classList.add("past");
  const drawn = ways.length > 3 ? [] : ways.map(({ piece, from, to }) => way(piece, from, to)).filter(Boolean);
  if (!drawn.length) return;
  const group = document.createElementNS(SVG, "g");
  group.dataset.house = actor;
  group.dataset.near = String(near());
  for (const d of drawn) {
    for (const look of ["soft", "path"]) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", look);
      path.setAttribute("d", d);
      group.append(path);
    }
  }
  home.append(group);
}

function middle(box) {
  return [box.left + box.width / 2 + scrollX, box.top + box.height / 2 + scrollY];
}

/** The near end of a plate, where its arms are. */
function near(house = actor) {
  const box = plate(house)?.getBoundingClientRect();
  return box && [box.left + Math.min(34, box.width / 2) + scrollX, box.top + box.height / 2 + scrollY];
}

/** From where a piece was, and to where it is: for what was taken, and for whoever comes, one end is the plate. A little
    bent. Nothing for what is out of sight. */
function way(piece, from, to) {
  const [start, end] = [from ? middle(from) : near(), to ? middle(to) : near()];
  if (!start || !end || !seen(piece, to ?? from)) return null;
  const [[x, y], [a, b]] = [start, end];
  const far = Math.hypot(a - x, b - y);
  if (far < 24) return null;
  const bend = Math.min(60, far * 0.16);
  const round = (number) => number.toFixed(1);
  const side = x <= a ? 1 : -1;
  const [mx, my] = [(x + a) / 2 + side * ((b - y) / far) * bend, (y + b) / 2 - side * ((a - x) / far) * bend];
  return `M${round(x)} ${round(y)}Q${round(mx)} ${round(my)} ${round(a)} ${round(b)}`;
}

/** Whether a piece lies in the window of its board, which may be wider; else the board slides there. */
function seen(piece, to) {
  const pane = piece.closest("#window");
  if (!pane) return true;
  const [box, x] = [pane.getBoundingClientRect(), to.left + to.width / 2];
  if (x >= box.left && x <= box.right) return true;
  if (live().dataset.turn === "") pane.scrollTo({ left: pane.scrollLeft + x - box.left - box.width / 2 });
  return false;
}

function fade(groups) {
  for (const group of groups) {
    group.classList.add("fades");
    setTimeout(() => group.remove(), FADES);
  }
}

/** A question that came has moved the plate: a way that leads to where it was leads nowhere. */
function stale() {
  for (const group of document.querySelectorAll("#trails > g")) {
    if (group.dataset.near !== String(near(group.dataset.house))) group.remove();
  }
}

/** What is to be read lies over them: they pass under the question, and under every word on their way. */
function spare() {
  const home = document.getElementById("trails");
  if (!home.childElementCount) return;
  const near = [...home.children].map((group) => group.getBoundingClientRect());
  const boxes = [...document.querySelectorAll(READ)].map((one) => one.getBoundingClientRect());
  boxes.push(...words().filter((box) => near.some((way) => meet(way, box))));
  const far = 1e5;
  const holes = apart(boxes).map(([x, y, a, b]) => `M${x} ${y}H${a}V${b}H${x}z`);
  home.style.clipPath = `path(evenodd, "M${-far} ${-far}h${2 * far}v${2 * far}h${-2 * far}z${holes.join("")}")`;
}

const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where words are, on boards and plates. */
function words() {
  const found = [];
  const walker = document.createTreeWalker(live(), NodeFilter.SHOW_TEXT, (node) =>
    node.data.trim() && !node.parentElement.closest(`${READ}, .vh, title, script`) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    found.push(...[...range.getClientRects()].filter((box) => box.width));
  }
  return found;
}

/** Boxes that may lie over one another as boxes that do not, in whole pixels of the page: where two lay, nothing would
    be spared. */
function apart(boxes) {
  const whole = boxes.map(({ left, top, right, bottom }) =>
    [Math.floor(left + scrollX) - 1, Math.floor(top + scrollY), Math.ceil(right + scrollX) + 1, Math.ceil(bottom + scrollY)]);
  const edges = [...new Set(whole.flatMap(([, top, , bottom]) => [top, bottom]))].sort((one, other) => one - other);
  return edges.slice(1).flatMap((low, place) => {
    const high = edges[place];
    const band = [];
    const here = whole.filter(([, top, , bottom]) => top <= high && bottom >= low).sort(([one], [other]) => one - other);
    for (const [left, , right] of here) {
      const last = band.at(-1);
      if (last && left <= last[2]) last[2] = Math.max(last[2], right);
      else band.push([left, high, right, low]);
    }
    return band;
  });
}

/** They lie where things were when they went; when the page is another size, or slides, they lie nowhere. */
function clear() {
  document.getElementById("trails").replaceChildren();
}

addEventListener("resize", clear);
document.addEventListener("scroll", (event) => { if (event.target.id === "window") clear(); }, true);
