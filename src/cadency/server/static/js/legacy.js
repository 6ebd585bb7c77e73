// The tree in its window: dragged, brought closer, seen as a whole. It stays as it was put while the page changes, and
// shows whatever can be chosen or has just come.
const FRAMES = ".crown, .desk.legacy .boardwrap, .desk.legacy .mine, .phone.legacy .scenewrap";
const NAMES = [13.4, 11]; // how many units a name is high at least, and how many pixels it takes to read one
const STEP = 1.3;
const MOST = 3;
const LARGE = 1.6; // what a window with room to spare makes of a tree
const crown = () => document.getElementById("crown");
const drawing = () => crown()?.querySelector(".drawn:not([hidden]) > svg.tree");
const unit = () => drawing().getBoundingClientRect().width / drawing().viewBox.baseVal.width;
let zoom = 0; // 0: nobody has chosen any
let shown = 1;

function inside(box, frame) {
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}

function slides(wrap) {
  return wrap.scrollWidth > wrap.clientWidth + 1 || wrap.scrollHeight > wrap.clientHeight + 1;
}

function centre(wrap, box) {
  const frame = wrap.getBoundingClientRect();
  wrap.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  wrap.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** Where a drawing is larger than its frame, the frame shows something that can be chosen, or else who has just come. */
function show(wrap, come) {
  if (!slides(wrap)) return;
  const frame = wrap.getBoundingClientRect();
  const lit = [...wrap.querySelectorAll(".opt")];
  const wanted = (lit.length ? lit : come.filter((one) => wrap.contains(one))).map((one) => one.getBoundingClientRect());
  if (wanted.length && !wanted.some((box) => inside(box, frame))) centre(wrap, wanted.at(lit.length ? 0 : -1));
}

// --- how close it is

/** As close as it takes to read the names, on whatever screen. */
function close(by) {
  document.documentElement.style.setProperty("--zoom", by);
  shown = by;
}

function whole() {
  const [box, tree] = [crown(), drawing().getBoundingClientRect()];
  return Math.min((shown * (box.clientWidth - 1)) / tree.width, (shown * (box.clientHeight - 1)) / tree.height, LARGE);
}

/** Unless somebody has chosen: the whole tree if that leaves the names readable, else as much as does. */
function settle() {
  if (!drawing()) return;
  close(zoom || Math.max(whole(), 1, (shown * NAMES[1]) / (NAMES[0] * unit())));
  seen();
}

/** What depends on how close the tree is: names, the marks of the generations beside it, the buttons. */
function seen() {
  const box = crown();
  box.classList.toggle("far", NAMES[0] * unit() < NAMES[1] - 0.05);
  box.classList.toggle("moves", slides(box));
  const lens = document.getElementById("lens");
  if (lens) {
    lens.hidden = false;
    lens.querySelector("[data-lens=out]").disabled = shown <= whole() + 0.01;
    lens.querySelector("[data-lens=in]").disabled = shown >= MOST - 0.01;
  }
  beside(box);
}

function beside(box) {
  const board = document.getElementById("board");
  if (!board) return;
  const [frame, scale, k] = [box.getBoundingClientRect(), board.getScreenCTM(), unit()];
  const { top } = drawing().getBoundingClientRect();
  const { y } = drawing().viewBox.baseVal;
  for (const mark of board.querySelectorAll('[id^="gen-"]')) {
    const [, left, at] = mark.getAttribute("transform").match(/translate\(([-\d.]+)[ ,]([-\d.]+)/);
    const now = top + (Number(at) - y) * k;
    const there = now > frame.top && now < frame.bottom;
    mark.style.transform = `translate(${left}px, ${(now - scale.f) / scale.d}px)`;
    mark.style.visibility = there ? "" : "hidden";
  }
}

/** Closer or farther round a point of the screen, by default the middle of the window. */
function zoomed(by, at = null) {
  const box = crown();
  const frame = box.getBoundingClientRect();
  const [x, y] = at ?? [frame.left + frame.width / 2, frame.top + frame.height / 2];
  const before = drawing().getBoundingClientRect();
  zoom = Math.min(MOST, Math.max(whole(), by));
  close(zoom);
  const after = drawing().getBoundingClientRect();
  box.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
  box.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
  seen();
}

const ways = { in: () => zoomed(shown * STEP), out: () => zoomed(shown / STEP), whole: () => zoomed(whole()) };
const keys = { "+": ways.in, "=": ways.in, "-": ways.out, 0: ways.whole };

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-lens]");
  if (button) ways[button.dataset.lens]();
});
document.addEventListener("keydown", (event) => {
  if (!crown()?.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
  event.preventDefault();
  keys[event.key]();
});

// --- by pointer: a mouse drags, a wheel slides or (with Ctrl, as a pinch on a pad says it) brings closer

let drag = null;

document.addEventListener("pointerdown", (event) => {
  const box = event.target.closest?.("#crown");
  if (!box || event.pointerType !== "mouse" || event.button || event.target.closest(".opt") || !slides(box)) return;
  drag = { box, x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop, far: false };
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.far && Math.hypot(dx, dy) < 5) return;
  drag.far = true;
  drag.box.classList.add("moving");
  drag.box.scrollLeft = drag.left - dx;
  drag.box.scrollTop = drag.top - dy;
});
for (const name of ["pointerup", "pointercancel"]) {
  document.addEventListener(name, () => {
    drag?.box.classList.remove("moving");
    if (drag?.far) addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
    drag = null;
  });
}
document.addEventListener("wheel", (event) => {
  const box = event.target.closest?.("#crown");
  if (!box) return;
  if (event.ctrlKey) {
    event.preventDefault();
    zoomed(shown * Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
  } else if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth > box.clientWidth + 1 && !event.deltaX) {
    event.preventDefault();
    box.scrollLeft += event.deltaY;
  }
}, { passive: false });

// --- by two fingers; one slides it as it slides everything

let pinch = null;
const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

document.addEventListener("touchstart", (event) => {
  const two = event.touches.length === 2 && event.target.closest?.("#crown");
  pinch = two ? { apart: apart(event.touches), zoom: shown } : null;
}, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [one, other] = event.touches;
  const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  zoomed((pinch.zoom * apart(event.touches)) / pinch.apart, middle);
}, { passive: false });
document.addEventListener("touchend", () => { pinch = null; });

// --- while the page changes

let known = null; // who is on the tree
let marking = 0;

function all() {
  settle();
  const kin = [...document.querySelectorAll(".crown .kin, .crown .holding")];
  const come = known ? kin.filter((one) => !known.has(one.id)) : [];
  known = new Set(kin.map((one) => one.id));
  document.querySelectorAll(FRAMES).forEach((wrap) => show(wrap, come));
}

document.addEventListener("scroll", (event) => {
  if (event.target === crown()) marking ||= requestAnimationFrame(() => { marking = 0; beside(crown()); });
}, true);
addEventListener("resize", settle);
document.addEventListener("page:after", all);
all();
