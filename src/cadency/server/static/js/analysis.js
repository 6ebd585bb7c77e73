// A finished game, moment by moment: a slider, keys, and the graph itself lead through it; what is still being worked
// out comes in as it is found.
const LATER = 1500;
const by = (id) => document.getElementById(id);
let told = null;
let walked = false; // somebody has chosen a moment

function read() {
  const held = by("course");
  told = held ? JSON.parse(held.textContent) : null;
}

/** Show how all stood after so many moves. */
function show(move) {
  const slider = by("moment");
  if (!told || !slider) return;
  const at = Math.max(0, Math.min(told.moves.length - 1, move));
  const [when, did, answers, , stood] = told.moves[at];
  slider.value = at;
  slider.setAttribute("aria-valuetext", `${when}. ${did} ${told.names.map((name, n) => `${name} ${stood[n]}`).join(", ")}`);
  by("when").textContent = when;
  by("did").textContent = did;
  by("stood").querySelectorAll("b").forEach((one, n) => (one.textContent = stood[n]));
  const go = by("go");
  go.href = go.href.replace(/at=\d+/, `at=${answers}`);
  document.querySelectorAll(".graph").forEach((graph, n) => {
    const [left, wide] = told.x[n];
    const x = left + (wide * at) / Math.max(1, told.moves.length - 1);
    graph.querySelector(".cursor").setAttribute("transform", `translate(${x.toFixed(1)} 0)`);
  });
  const chosen = told.swings.indexOf(at) + 1;
  for (const one of document.querySelectorAll("[data-swing]")) one.classList.toggle("on", Number(one.dataset.swing) === chosen);
}

const now = () => Number(by("moment").value);

/** Where the round before or after this one begins. */
function round(forward) {
  const begins = [0, ...told.rounds, told.moves.length - 1];
  return forward ? begins.find((one) => one > now()) ?? now() : begins.findLast((one) => one < now()) ?? 0;
}

function swing(n) {
  if (told.swings[n - 1] === undefined) return;
  walk(told.swings[n - 1]);
}

/** The same, because somebody wished it. */
function walk(move) {
  walked = true;
  show(move);
}

document.addEventListener("input", (event) => {
  if (event.target.id === "moment") walk(now());
});

document.addEventListener("keydown", (event) => {
  if (!told || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=range]), textarea, select")) return;
  const keys = { ArrowLeft: now() - 1, ArrowRight: now() + 1, Home: 0, End: told.moves.length - 1 };
  if (event.target.id === "moment") Object.assign(keys, { PageUp: round(true), PageDown: round(false) });
  if (event.key in keys) walk(keys[event.key]);
  else if (/^[1-9]$/.test(event.key) && told.swings.length >= Number(event.key)) swing(Number(event.key));
  else return;
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step) return walk(now() + Number(step.dataset.step));
  const pin = event.target.closest("[data-swing]");
  if (pin && !event.target.closest("a, button")) return swing(Number(pin.dataset.swing));
});

let held = null;

/** The move under a point of the graph. */
function pointed(event) {
  const graph = held ?? event.target.closest?.(".graph");
  if (!graph || !told) return null;
  const n = [...document.querySelectorAll(".graph")].indexOf(graph);
  const box = graph.getBoundingClientRect();
  const style = getComputedStyle(graph);
  const pad = parseFloat(style.paddingLeft) || 0;
  const [left, wide] = told.x[n];
  const x = ((event.clientX - box.left - pad) / (box.width - 2 * pad)) * graph.viewBox.baseVal.width;
  return Math.round(((x - left) / wide) * (told.moves.length - 1));
}

document.addEventListener("pointerdown", (event) => {
  const graph = event.target.closest?.(".graph");
  if (!graph || event.target.closest("[data-swing]")) return;
  held = graph;
  walk(pointed(event));
});
document.addEventListener("pointermove", (event) => held && walk(pointed(event)));
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (held = null));

/** What was found meanwhile takes its place; where somebody has walked to, they stay. */
async function more() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const before = walked ? now() : null;
    const focused = document.activeElement?.id;
    by("main").replaceWith(document.adoptNode(page.getElementById("main")));
    document.querySelector("svg.defs").replaceWith(document.adoptNode(page.querySelector("svg.defs")));
    read();
    if (told) show(before ?? now());
    if (focused) by(focused)?.focus();
  }
  later();
}

const later = () => by("weighing") && setTimeout(more, LATER);

read();
if (told) show(now());
later();
