// The table: listens for changes, sends answers, and says when it is one's turn. Rules live on the server.
import { replace } from "./parts.js";
import { again, take } from "./follow.js";
import { keep } from "./site.js";
import { ring } from "./bell.js";
import "./options.js";
import "./history.js";
import "./jumps.js";
import "./pieces.js";
import "./ribbon.js";
import "./voice.js";
import "./fit.js";

const live = () => document.getElementById("live");

/** The address of what is shown: a seat, a place on a narrow screen, a moment. */
export function here(more = {}) {
  const wish = new URLSearchParams(location.search);
  for (const name of ["lang", "watch"]) wish.delete(name);
  for (const [name, value] of Object.entries(more)) {
    if (value === null || value === "") wish.delete(name);
    else wish.set(name, value);
  }
  const said = wish.toString();
  return location.pathname.replace(/^(\/tables\/\w+).*/, "$1") + (said ? `?${said}` : "");
}

// --- asking for the whole

/** The page as the server has it now, or as it was at a moment. */
export async function refresh(more = {}) {
  const answer = await fetch(here(more), { headers: { "HX-Request": "true" } }).catch(() => null);
  if (answer) await shown(answer, more.place ?? "");
  else offline(true);
}

/** What the server answered takes the place of what is shown. */
async function shown(answer, place = "") {
  if (answer.headers.get("HX-Refresh")) {
    location.reload();
    return;
  }
  const text = await answer.text();
  opened = place;
  if (!replace(text)) return;
  if (stream && live().dataset.at === "" && live().dataset.sheet !== heard) listen();
}

let asking = null;
let opened = ""; // the place that somebody opened on a narrow screen, as long as it is shown

document.addEventListener("page:after", () => { if (live().dataset.place !== opened) opened = ""; });

/** Something was missed: ask for the whole, once however often that is found out meanwhile. */
export function whole() {
  asking ??= refresh({ place: opened }).finally(() => { asking = null; });
  return asking;
}

// --- listening

const PATIENCE = 4000; // milliseconds until an answer that the stream should have brought is asked for
let stream = null;
let heard = ""; // what the stream has told of last
let failed = 0;

const now = () => live().dataset.at === "";

function offline(is) {
  document.getElementById("offline").hidden = !is;
}

/** The stream begins where the page is; whatever changes afterwards comes down it. */
function listen() {
  stream?.close();
  const url = new URL(here({ place: opened, at: null, board: null, sheet: live().dataset.sheet }), location);
  url.pathname += "/events";
  heard = live().dataset.sheet;
  stream = new EventSource(url);
  stream.addEventListener("open", () => offline(false));
  stream.addEventListener("here", (event) => {
    failed = 0;
    heard = event.data;
    live().toggleAttribute("data-listening", true);
    if (now() && heard !== live().dataset.sheet) whole();
  });
  stream.addEventListener("changed", (event) => {
    failed = 0;
    live().toggleAttribute("data-listening", true);
    const update = JSON.parse(event.data);
    heard = update.to;
    if (now()) take(update);
  });
  stream.addEventListener("whole", (event) => {
    heard = event.data;
    if (now()) setTimeout(whole, failed++ ? 1000 : 0);
  });
  stream.addEventListener("ended", () => {
    stream.close();
    document.getElementById("seat-gone").hidden = false;
  });
  stream.addEventListener("error", () => {
    offline(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => { if (event.persisted) listen(); });

// --- sending: what has changed comes down the stream, or with the answer where there is none

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-send]")) return;
  event.preventDefault();
  if (form.classList.contains("sending")) return;
  form.classList.add("sending");
  const open = now() && stream?.readyState === EventSource.OPEN;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const headers = { "HX-Request": "true", ...(open ? { "X-Stream": "open" } : {}) };
  const before = heard; // not what is shown: that may be an earlier turn that is played again
  let waits = false; // one answer is enough until the next question is here
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers });
    if (form.matches("[data-clear]")) form.querySelector("input[name=text]").value = "";
    waits = answer.status === 204 && form.id === "choices";
    if (answer.status === 204) setTimeout(() => { if (now() && heard === before) whole(); }, PATIENCE);
    else await shown(answer);
  } catch {
    offline(true);
  } finally {
    if (!waits) form.classList.remove("sending");
  }
});

// --- whose turn it is

let was = "";

function told() {
  const data = live().dataset;
  document.title = data.title;
  const mark = document.querySelector("link[rel=icon]");
  const sign = data.turn ? mark.dataset.turn : mark.dataset.calm;
  if (mark.getAttribute("href") !== sign) mark.href = sign;
  const turned = data.turn && was === "";
  was = data.turn;
  if (!turned || again()) return;
  if (wished("sound")) ring();
  if (document.hidden && wished("notify") && globalThis.Notification?.permission === "granted") {
    try {
      const notice = new Notification(data.title, { body: data.notify, tag: data.table, icon: mark.href });
      notice.onclick = () => { focus(); notice.close(); };
    } catch { /* some phones have the permission but let no page use it */ }
  }
}

// --- settings of this browser

function wished(name) {
  return localStorage.getItem(name) === "1";
}

function settings() {
  const notify = document.getElementById("set-notify");
  const sound = document.getElementById("set-sound");
  if (sound) sound.checked = wished("sound");
  if (notify) notify.checked = wished("notify") && globalThis.Notification?.permission === "granted";
}

document.addEventListener("change", async (event) => {
  const name = event.target.dataset?.setting;
  if (name === "confirm") keep("confirm", event.target.checked ? "1" : "0");
  if (name === "advice") keep("advice", event.target.checked ? "1" : "0");
  if (name === "candle") {
    keep("theme", event.target.checked ? "candle" : "day");
    document.documentElement.toggleAttribute("data-theme", false);
    if (event.target.checked) document.documentElement.dataset.theme = "candle";
  }
  if (name === "sound") {
    localStorage.setItem("sound", event.target.checked ? "1" : "0");
    if (event.target.checked) ring();
  }
  if (name === "notify") {
    const granted = event.target.checked && (await Notification.requestPermission()) === "granted";
    event.target.checked = granted;
    localStorage.setItem("notify", granted ? "1" : "0");
  }
});

// --- rules beside the table, tabs on a narrow screen, small things that close

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && plain && (link.classList.contains("clause") || link.classList.contains("rules-link"))) {
    event.preventDefault();
    rules(new URL(link.href));
  }
  if (link?.dataset.tab && plain) {
    event.preventDefault();
    refresh({ place: link.dataset.tab });
  }
  const shut = event.target.closest("[data-close]");
  if (shut) document.getElementById(shut.dataset.close).hidden = true;
  const dismissed = event.target.closest("[data-dismiss]");
  if (dismissed) dismiss(dismissed.closest("section"));
  const menu = document.getElementById("settings");
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const panel = document.getElementById("panel");
  const menu = document.getElementById("settings");
  if (menu?.open) menu.open = false;
  else if (!panel.hidden) panel.hidden = true;
  else dismiss(document.querySelector(".notice:not(.gone)"));
});

/** What was closed stays closed when the page changes. */
const closed = new Set();

function dismiss(card) {
  if (!card) return;
  closed.add(card.id);
  card.classList.add("gone");
}

async function rules(url) {
  const panel = document.getElementById("panel");
  panel.hidden = false;
  const found = document.querySelector("#panel input[name=q]");
  if (!found || found.defaultValue || url.searchParams.has("q")) {
    await htmx.ajax("GET", url.pathname + url.search, { target: "#panel-body", swap: "innerHTML" });
  }
  const body = document.getElementById("panel-body");
  for (const named of body.querySelectorAll(".named")) named.classList.remove("named");
  const clause = url.hash && document.getElementById(url.hash.slice(1));
  if (clause) {
    clause.classList.add("named");
    clause.scrollIntoView({ block: "start" });
  }
  body.focus({ preventScroll: true });
}

// --- whoever reads the latest line goes on reading the latest line; whoever reads on below stays there

const tale = () => document.querySelector(".leaf.tale");
let latest = true;

document.addEventListener("page:before", () => { latest = (tale()?.scrollTop ?? 0) < 40; });
document.addEventListener("page:after", () => { if (latest && tale()) tale().scrollTop = 0; });

const STAYS = 8000; // milliseconds that a card lies on the board if nobody puts it away
const leaving = new Set();

function notices() {
  for (const card of document.querySelectorAll(".notice")) {
    card.classList.toggle("gone", closed.has(card.id));
    if (leaving.has(card.id)) continue;
    leaving.add(card.id);
    setTimeout(() => {
      closed.add(card.id);
      notices();
    }, STAYS);
  }
}

document.addEventListener("page:after", () => {
  notices();
  told();
  settings();
  if (document.querySelector("[data-later]")) whole(); // what took too long to wait for
});
document.addEventListener("submit", (event) => {
  if (event.target.closest("#panel")) {
    event.preventDefault();
    const url = new URL(event.target.action);
    url.search = new URLSearchParams(new FormData(event.target)).toString();
    rules(url);
  }
});

told();
settings();
notices();
if (!live().dataset.over) listen();
