// Pieces glide: where a piece was before a change and where it is after it are on the screen; the way between is drawn.
const MOVE = { duration: 420, easing: "cubic-bezier(.45,.05,.25,1)" };
const still = matchMedia("(prefers-reduced-motion: reduce)");
const TAKEN = ".cube, .card[id*='-row-']"; // pieces that somebody takes
const SENT = ".member, .noble"; // pieces that somebody sends
let before = new Map();
let taken = new Map();
let place = ""; // the one that a narrow screen shows; in another one lie other pieces

document.addEventListener("page:before", () => {
  before = new Map();
  taken = new Map();
  place = document.getElementById("live").dataset.place;
  for (const piece of document.querySelectorAll("#live .piece[id]")) {
    before.set(piece.id, piece.getBoundingClientRect());
    if (piece.matches(TAKEN)) taken.set(piece.id, { twin: piece.cloneNode(true), home: piece.ownerSVGElement });
  }
});

/** What is seen of a house: its plate, or its chip where that is all there is room for. */
export function plate(seat) {
  const live = document.getElementById("live");
  const own = live.dataset.seat === seat ? ["#live .mine", "#strip"] : [];
  const all = [...own, `#seat-${seat}`, `#chip-${seat}`].map((name) => document.querySelector(name));
  return all.find((one) => one?.getBoundingClientRect().width) ?? null;
}

/** Whoever wants to show the way of a piece hears of it; nowhere is the plate of its house. */
function went(piece, from, to) {
  document.dispatchEvent(new CustomEvent("piece:went", { detail: { piece, from, to } }));
}

/** A cube or a card that is gone was taken: it flies to whoever moved last. */
function fly() {
  const to = plate(document.getElementById("live").dataset.actor);
  const gone = [...taken].filter(([id, { home }]) => home.isConnected && !document.getElementById(id));
  if (!to || gone.length > 3) return;
  const end = to.getBoundingClientRect();
  for (const [id, { twin, home }] of gone) {
    const scale = home.getScreenCTM().a || 1;
    const start = before.get(id);
    went(home, start, null);
    if (still.matches) continue;
    twin.removeAttribute("id");
    twin.setAttribute("aria-hidden", "true");
    home.append(twin);
    const way = `${(end.x + end.width / 2 - start.x) / scale}px ${(end.y + end.height / 2 - start.y) / scale}px`;
    twin.animate([{ translate: "0 0" }, { translate: way, opacity: 0.3 }], MOVE).finished
      .finally(() => twin.remove());
  }
}

document.addEventListener("page:after", () => {
  if (place !== document.getElementById("live").dataset.place) return;
  fly();
  for (const piece of document.querySelectorAll("#live .piece[id]")) {
    const old = before.get(piece.id);
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const [dx, dy] = old?.width ? [old.x - now.x, old.y - now.y] : [0, 0];
    if (old && Math.abs(dx) < 1.5 && Math.abs(dy) < 1.5) continue;
    if (!before.size) continue;
    if (piece.matches(SENT)) went(piece, old?.width ? old : null, now);
    if (still.matches) {
      arrived(piece, 1500);
    } else if (old) {
      const scale = piece.ownerSVGElement.getScreenCTM().a || 1;
      piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], MOVE)
        .finished.then(() => arrived(piece, 900), () => {});
    } else {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
    }
  }
});

function arrived(piece, time) {
  piece.classList.add("arrived");
  setTimeout(() => piece.classList.remove("arrived"), time);
}

// A click ends whatever still moves.
document.addEventListener("pointerdown", () => {
  for (const moving of document.getAnimations()) if (moving.effect?.target?.classList?.contains("piece")) moving.finish();
});
