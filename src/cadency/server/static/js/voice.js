// What somebody hears who does not see the table: each change once, in the order in which it came, then the question. It
// is the name of whatever gets the keyboard then, which no reader aloud leaves out; where the keyboard stays with
// something else, a line that says itself.
import { lines, plain, spoken, tell } from "./spoken.js";

const TALK = "#said > li[id^='said-']";
const ASKED = ["ask", "ask-sub", "ask-many"]; // the question in words
const ENDED = ["end-last", "result", "end-who", "end-why"];

const live = () => document.getElementById("live");
const words = (names) => names.map((name) => plain(document.getElementById(name)?.textContent ?? "")).filter(Boolean);

// --- what has not been said

const known = new Set([...lines(), ...live().querySelectorAll(TALK)].map((one) => one.id));
let unsaid = [];
let actor = live().dataset.actor; // whose turn that is
let asked = question();
let held = false; // the keyboard was at the question

/** A name for what is asked of the reader, or for the end; none while others are asked. */
function question() {
  const { over, turn, version } = live().dataset;
  return over ? "over" : turn && version;
}

/** Who is asked, where that is not the reader. */
const next = () => live().querySelector("#prompt .calm")?.dataset.house;

/** Lines that have come to the tale, the first one first, and what others have said. */
function fresh() {
  const found = lines().reverse().filter((line) => !known.has(line.id));
  for (const line of found) known.add(line.id);
  return found.map(spoken);
}

function talk() {
  const found = [...live().querySelectorAll(TALK)].filter((one) => !known.has(one.id));
  for (const one of found) known.add(one.id);
  return found.map((one) => plain(one.querySelector("p").textContent));
}

/** The last step of a game is told with its end, unless it was heard before. */
function ended() {
  const last = document.getElementById("end-last");
  if (last && known.has(`e-${last.dataset.version}-0`)) last.textContent = "";
}

// --- saying it

/** Where the keyboard is: it says itself. */
function say(...more) {
  const told = [...unsaid, ...more].join(" ");
  unsaid = [];
  if (told) document.getElementById("ribbon-said").textContent = told;
}

/** Where the keyboard goes to: what has happened stands before its name. */
function attend() {
  const { turn, over } = live().dataset;
  const at = document.getElementById(over ? "result" : turn ? "asked" : "ask") ?? document.getElementById("uncover");
  if (!at) return;
  tell(unsaid);
  unsaid = [];
  at.focus({ preventScroll: true });
  held = !turn;
}

// --- after a change

const HOME = "#prompt, .boardwrap, .cabinet, .place";

document.addEventListener("page:before", () => {
  held = held || Boolean(document.activeElement?.closest?.(HOME));
});

/** The keyboard has lost what it was at, or is at what belongs to the question before. */
function lost(anew) {
  const at = document.activeElement;
  return !at || at === document.body || (anew && at.matches("#ask, #asked, [data-option]"));
}

document.addEventListener("page:after", () => {
  if (live().dataset.at) return; // a moment says itself
  ended();
  const [came, { actor: now, seat }, before] = [fresh(), live().dataset, asked];
  if (came.length && now !== actor) say();
  if (came.length) actor = now;
  unsaid.push(...came, ...talk());
  asked = question();
  const anew = asked !== before;
  if (held && lost(anew)) attend();
  else if (anew && asked) say(...words(asked === "over" ? ENDED : ASKED));
  else if (now === seat || now !== next()) say();
});
