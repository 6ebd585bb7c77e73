// Choices: a thing on the board and its button are twins. Pointing at one lights both and shows what would come.
const live = () => document.getElementById("live");
const named = (name) => live().querySelectorAll(`[data-option="${CSS.escape(name)}"]`);
const advised = (name) => live().querySelectorAll(`[data-advised="${CSS.escape(name)}"]`);
const button = (name) => live().querySelector(`button[data-option="${CSS.escape(name)}"]`);

let hot = "";
let sure = ""; // the choice that is named
let asked = ""; // at which version

function light(name) {
  if (name === hot) return;
  hot = name;
  for (const old of live().querySelectorAll(".hot")) old.classList.remove("hot");
  for (const shown of live().querySelectorAll("[data-for].shown")) shown.classList.remove("shown");
  live().classList.toggle("pointing", Boolean(name));
  if (!name) return;
  for (const twin of named(name)) {
    twin.classList.add("hot");
    twin.closest(".grp")?.classList.add("hot");
  }
  for (const line of advised(name)) line.classList.add("hot");
  for (const shown of live().querySelectorAll(`[data-for="${CSS.escape(name)}"]`)) shown.classList.add("shown");
  document.dispatchEvent(new CustomEvent("options:lit", { detail: name }));
}

function nameOf(target) {
  const found = target.closest?.("[data-option], [data-advised]")?.dataset;
  return found?.option ?? found?.advised ?? "";
}

// Advice that comes to lie under a resting pointer is not pointed at until that moves: all of it is to be seen first.
let at = "";
const place = (event) => `${event.clientX} ${event.clientY}`;
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const came = place(event) === at && event.target.closest?.("[data-advised]");
  light((came ? "" : nameOf(event.target)) || sure);
});
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || place(event) === at) return;
  at = place(event);
  if (event.target.closest?.("[data-advised]")) light(nameOf(event.target));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches(":focus-visible")) light(nameOf(event.target) || sure);
});

// --- pressing

const asks = () => document.getElementById("set-confirm")?.checked;
const touch = () => matchMedia("(hover: none)").matches;

function press(name) {
  const twin = button(name);
  if (!twin) return;
  if ((asks() || touch()) && sure !== name) {
    choose(name);
    return;
  }
  twin.form.requestSubmit(twin);
}

/** The first press names a choice, the second makes it. */
function choose(name) {
  sure = name;
  asked = live().dataset.version;
  for (const old of live().querySelectorAll(".sure")) old.classList.remove("sure");
  for (const twin of named(name)) twin.classList.add("sure");
  light("");
  light(name);
  const twin = button(name);
  twin.scrollIntoView({ block: "nearest" });
}

/** A line of advice makes no choice: it names the one it begins with, and leads to its button. */
function mark(name) {
  if (!button(name)) return;
  const every = document.getElementById("all-choices");
  if (every && button(name).closest(".elsewhere")) every.checked = true;
  choose(name);
  button(name).focus({ preventScroll: true });
}

/** The buttons of what is advised wear its rank. */
function rank() {
  for (const line of live().querySelectorAll("[data-advised]")) {
    for (const twin of named(line.dataset.advised)) {
      if (twin instanceof HTMLElement) twin.dataset.rank ??= line.dataset.rank;
    }
  }
}

/** What was asked about one's last turn comes into sight when it is there; it stands below the lines. */
let looked = Boolean(document.getElementById("looked"));
function look() {
  const found = document.getElementById("looked");
  if (found && !looked) found.scrollIntoView({ block: "nearest" });
  looked = Boolean(found);
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#sure-go") && sure) {
    press(sure);
    return;
  }
  const line = event.target.closest?.("[data-advised]");
  if (line && !event.target.closest("a")) mark(line.dataset.advised);
  const twin = event.target.closest?.("[data-option]");
  if (!twin) {
    return;
  }
  if (twin instanceof SVGElement) {
    press(twin.dataset.option);
  } else if ((asks() || touch()) && sure !== twin.dataset.option) {
    event.preventDefault();
    choose(twin.dataset.option);
  }
});

// --- the keyboard

const ANSWERS = "#prompt :is(button[data-option], #lots button)";
const seen = (one) => one.getClientRects().length > 0;
/** What can be pressed, on the board or beside it. */
const choices = (onBoard) => [...live().querySelectorAll(onBoard ? ".opt[data-option]" : ANSWERS)].filter(seen);
const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("#asked, #ask, #lesson-say") && event.key in steps) {
    event.preventDefault();
    choices(false).at(steps[event.key] > 0 ? 0 : -1)?.focus();
    return;
  }
  const twin = event.target.closest?.("[data-option], #lots button");
  if (!twin) return;
  const onBoard = twin instanceof SVGElement;
  if (onBoard && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    press(twin.dataset.option);
  } else if (event.key in steps) {
    event.preventDefault();
    const all = choices(onBoard);
    const next = all[(all.indexOf(twin) + steps[event.key] + all.length) % all.length];
    next.focus();
  }
});

/** One stop for the tab key on the board; the arrow keys go on from there. */
function rove() {
  const lit = [...live().querySelectorAll(".opt[data-option]")];
  for (const [place, one] of lit.entries()) one.setAttribute("tabindex", place ? "-1" : "0");
}

// --- after a change

document.addEventListener("page:after", () => {
  const still = asked === live().dataset.version && button(sure) ? sure : "";
  sure = "";
  for (const old of live().querySelectorAll(".sure")) old.classList.remove("sure");
  const pointed = hot;
  hot = "";
  light("");
  if (pointed && named(pointed).length && document.querySelector(`[data-option="${CSS.escape(pointed)}"]:hover`)) {
    light(pointed);
  }
  if (still) choose(still);
  rove();
  rank();
  look();
});

rove();
rank();
