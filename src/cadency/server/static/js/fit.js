// What does not fit is announced: how many choices lie further down the list, and a press goes there.
const list = () => document.querySelector("#prompt .groups");
const more = () => document.getElementById("more");

/** So many buttons lie below what is seen of the list. */
function below() {
  const kept = document.querySelector(".desk #prompt .nots")?.offsetHeight ?? 0; // it lies over the end of the list
  const edge = list().getBoundingClientRect().bottom - kept + 1;
  return [...list().querySelectorAll("button[data-option]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height && box.bottom > edge;
  }).length;
}

/** Nothing is announced where nothing can be pressed further down, and there is no way back from the top. The list may
    have more room without the announcement, or not: that is seen by leaving it out. */
function announce() {
  const [all, note] = [list(), more()];
  if (!all || !note) return;
  if (all.scrollTop < 1) {
    note.hidden = true;
    note.hidden = all.scrollHeight <= all.clientHeight + 2 || !below();
  }
  const left = note.hidden ? 0 : below();
  note.classList.toggle("up", !left);
  note.textContent = left ? `${note.dataset.words} ${left}` : note.dataset.end;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#more")) return;
  const way = more().classList.contains("up") ? -list().scrollHeight : list().clientHeight * 0.8;
  list().scrollBy({ top: way });
  announce();
});
document.addEventListener("scroll", (event) => { if (event.target === list()) announce(); }, true);
document.addEventListener("change", (event) => { if (event.target.matches(".vh")) announce(); });
addEventListener("resize", announce);
document.addEventListener("page:after", announce);
document.fonts.ready.then(announce);
announce();

// --- where a drawing is wider than its frame it slides: by hand, and by itself to whatever is pointed at or chosen

/** The board, and what lies below it: each frame, and which part of the page says by its class how the frame stands. */
const frames = () => [
  [document.getElementById("window"), document.getElementById("live")],
  [[...document.querySelectorAll(".cabinet > :is(.shelf, .mine)")].find((one) => one.clientWidth),
    document.querySelector(".cabinet")],
].filter(([pane]) => pane);
const beyond = (pane) => pane.scrollWidth - pane.clientWidth;
const far = (pane) => pane.scrollLeft > beyond(pane) / 2;

function slid() {
  for (const [pane, says] of frames()) {
    const wide = beyond(pane) > 1;
    const box = pane.getBoundingClientRect();
    const out = (one) => {
      const at = one.getBoundingClientRect();
      return at.left + at.width / 2 > box.right || at.left + at.width / 2 < box.left;
    };
    says.classList.toggle("slides", wide);
    says.classList.toggle("slid", wide && far(pane));
    says.classList.toggle("lit-beyond", wide && [...pane.querySelectorAll(".opt")].some(out));
  }
  small();
}

/** The small map that some boards have beside them. */
function small() {
  const [words, pane] = [document.querySelector(".halves span"), document.getElementById("window")];
  if (!words) return;
  words.textContent = far(pane) ? words.dataset.back : words.dataset.there;
  const seen = document.querySelector(".halves .pane");
  const scale = 1064 / pane.scrollWidth;
  seen.setAttribute("x", pane.scrollLeft * scale);
  seen.setAttribute("width", pane.clientWidth * scale);
}

document.addEventListener("click", (event) => {
  const said = event.target.closest?.("[data-slide]")?.closest(".cabinet, #live");
  const [pane] = frames().find(([, says]) => says === said) ?? [];
  pane?.scrollTo({ left: far(pane) ? 0 : beyond(pane) });
});

/** Whatever is pointed at in the list comes into the frame. */
document.addEventListener("options:lit", (event) => {
  for (const [pane] of frames()) {
    const twin = pane.querySelector(`.opt[data-option="${CSS.escape(event.detail)}"]`);
    const [at, box] = [twin?.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (at && beyond(pane) > 1 && (at.right > box.right || at.left < box.left)) {
      pane.scrollTo({ left: at.left + pane.scrollLeft - box.left > pane.clientWidth / 2 ? beyond(pane) : 0 });
    }
  }
});
document.addEventListener("scroll", (event) => { if (frames().some(([pane]) => pane === event.target)) slid(); }, true);
document.addEventListener("change", (event) => { if (event.target.matches(".cabinet input")) slid(); });
addEventListener("resize", slid);
document.addEventListener("page:after", slid);
slid();
