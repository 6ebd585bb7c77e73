// What does not fit is announced: how many choices lie further down the list, and a press goes there.
const list = () => document.querySelector("#prompt .groups");
const more = () => document.getElementById("more");

/** So many buttons lie below what is seen of the list, or would be if it were so much higher. */
function below(higher) {
  const edge = list().getBoundingClientRect().bottom + higher + 1;
  return [...list().querySelectorAll("button[data-option]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height && box.bottom > edge;
  }).length;
}

/** Nothing is announced where nothing can be pressed further down, and there is no way back from the top. */
function announce() {
  const [all, note] = [list(), more()];
  if (!all || !note) return;
  const room = note.hidden ? 0 : note.offsetHeight;
  const fits = all.scrollHeight <= all.clientHeight + room + 2;
  note.hidden = fits || (all.scrollTop < 1 && !below(room));
  const left = note.hidden ? 0 : below(0);
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

// --- where the board is wider than its window it slides: by hand, and by itself to whatever is pointed at or chosen

const pane = () => document.getElementById("window");
const beyond = () => (pane() ? pane().scrollWidth - pane().clientWidth : 0);

function slid() {
  if (!pane()) return;
  const far = pane().scrollLeft > beyond() / 2;
  const live = document.getElementById("live");
  live.classList.toggle("slid", far && beyond() > 0);
  const box = pane().getBoundingClientRect();
  const out = (one) => {
    const at = one.getBoundingClientRect();
    return at.left + at.width / 2 > box.right || at.left + at.width / 2 < box.left;
  };
  live.classList.toggle("lit-beyond", beyond() > 0 && [...pane().querySelectorAll(".opt")].some(out));
  const words = document.querySelector(".halves span");
  if (!words) return; // a game may do with the arrow at the edge of its board
  words.textContent = far ? words.dataset.back : words.dataset.there;
  const seen = document.querySelector(".halves .pane");
  const scale = 1064 / pane().scrollWidth;
  seen.setAttribute("x", pane().scrollLeft * scale);
  seen.setAttribute("width", pane().clientWidth * scale);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-slide]")) return;
  pane().scrollTo({ left: pane().scrollLeft > beyond() / 2 ? 0 : beyond() });
});

/** Whatever is pointed at in the list comes into the window. */
document.addEventListener("options:lit", (event) => {
  if (!beyond()) return;
  const twin = pane().querySelector(`.opt[data-option="${CSS.escape(event.detail)}"]`);
  const [at, box] = [twin?.getBoundingClientRect(), pane().getBoundingClientRect()];
  if (at && (at.right > box.right || at.left < box.left)) {
    pane().scrollTo({ left: at.left + pane().scrollLeft - box.left > pane().clientWidth / 2 ? beyond() : 0 });
  }
});
document.addEventListener("scroll", (event) => { if (event.target === pane()) slid(); }, true);
addEventListener("resize", slid);
document.addEventListener("page:after", slid);
slid();
