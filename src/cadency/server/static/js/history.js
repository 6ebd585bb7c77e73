// Earlier moments: a slider, and a button that plays them one after another.
import { here, refresh } from "./table.js";

const PAUSE = 900;
const live = () => document.getElementById("live");
let playing = 0;
let home = false; // at its end what is played leads back to now
let wanted = null;
let busy = false;

export async function go(at) {
  wanted = at;
  if (busy) return;
  busy = true;
  while (wanted !== null) {
    const next = wanted;
    wanted = null;
    await refresh({ at: next, board: null });
    history.replaceState(null, "", here({ at: next, board: null }));
  }
  busy = false;
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  home = false;
  marked();
}

function marked() {
  const button = document.getElementById("h-play");
  if (button) button.textContent = playing ? button.dataset.stop : button.dataset.play;
}

/** The moments from one on, to the present. */
export function replay(from) {
  stop();
  home = true;
  play(from);
}

function back() {
  stop();
  history.replaceState(null, "", here({ at: null, board: null }));
  refresh();
}

async function play(from = 0) {
  const data = live().dataset;
  const at = data.at === "" ? from : Number(data.at) + 1;
  if (at > Number(data.answers)) return home ? back() : stop();
  playing = setTimeout(play, PAUSE);
  await go(at);
  marked();
}

document.addEventListener("input", (event) => {
  if (event.target.id === "h-slider") {
    stop();
    go(event.target.value);
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("#h-back, #h-on");
  if (link) {
    event.preventDefault();
    stop();
    go(new URL(link.href).searchParams.get("at"));
  } else if (event.target.closest("#h-live")) {
    event.preventDefault();
    back();
  } else if (event.target.closest("#h-play")) {
    if (playing) stop();
    else play();
  }
});

if (location.hash === "#play") play();
