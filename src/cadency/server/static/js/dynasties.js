// Dividing: a piece that is pressed goes to the other crate, and the offer is whichever answer means these two lots.
const live = () => document.getElementById("live");
const shown = () => live().querySelector("#lots");
const inside = (lots, n) => [...lots.querySelectorAll(`[data-crate="${n}"] [data-piece]`)];
const rank = (piece) => Number(piece.dataset.rank);

/** The answer's button for what lies in the crates now; none while one of them is empty. */
function answer(lots) {
  const tag = lots.dataset.lots;
  for (const n of [1, 0]) {
    const lot = inside(lots, n).sort((one, other) => rank(one) - rank(other));
    const name = [tag, ...lot.map((piece) => piece.dataset.piece)].join(" ");
    const found = lot.length && live().querySelector(`#choices button[data-option="${CSS.escape(name)}"]`);
    if (found && inside(lots, 1 - n).length) return found;
  }
  return null;
}

function counted(lots) {
  for (const many of lots.querySelectorAll("[data-many]")) many.textContent = inside(lots, many.dataset.many).length;
  lots.querySelector("[data-offer]").disabled = !answer(lots);
}

function send(lots, piece) {
  const crates = [...lots.querySelectorAll("[data-crate]")];
  const from = crates.indexOf(piece.closest("[data-crate]"));
  if (lots.dataset.lots === "apart") { // one die is always alone: whichever is pressed changes places with it
    const other = from ? inside(lots, 0)[0] : inside(lots, 1)[0];
    crates[from].append(other);
  }
  crates[1 - from].append(piece);
  counted(lots);
  piece.focus({ preventScroll: true });
}

function begin() {
  const lots = shown();
  if (!lots || !lots.hidden) return;
  lots.hidden = false;
  for (const [place, piece] of [...lots.querySelectorAll("[data-piece]")].entries()) piece.dataset.rank = place;
  counted(lots);
}

document.addEventListener("click", (event) => {
  const lots = event.target.closest?.("#lots");
  if (!lots) return;
  const piece = event.target.closest("[data-piece]");
  if (piece) send(lots, piece);
  else if (event.target.closest("[data-offer]")) {
    const found = answer(lots);
    found?.form.requestSubmit(found);
  }
});
document.addEventListener("page:after", begin);
begin();
