// The table: listens for changes, asks for what is new, and says when it is one's turn. Rules live on the server.
import { keep } from "./site.js";
import "./options.js";
import "./history.js";
import "./pieces.js";

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

export function refresh(more = {}) {
  return htmx.ajax("GET", here(more), { target: "#live", swap: "outerMorph" });
}

// --- listening

let stream = null;
let asking = false;
let again = false;

/** Something changed: ask once more after what is being asked for now, however often it changed meanwhile. */
async function changed() {
  if (live().dataset.at !== "") return;
  again = true;
  if (asking) return;
  asking = true;
  try {
    while (again) {
      again = false;
      await refresh({ place: null });
    }
  } finally {
    asking = false;
  }
}

function offline(is) {
  const sign = document.getElementById("offline");
  const was = !sign.hidden;
  sign.hidden = !is;
  if (was && !is) changed();
}

function listen() {
  stream?.close();
  const data = live().dataset;
  const seat = data.shared && data.seat !== "" ? `&seat=${data.seat}` : "";
  stream = new EventSource(`/tables/${data.table}/events?since=${data.version}${seat}`);
  stream.addEventListener("open", () => offline(false));
  stream.addEventListener("here", () => offline(false));
  stream.addEventListener("moved", (event) => {
    offline(false);
    if (event.data !== live().dataset.version) changed();
  });
  stream.addEventListener("said", changed);
  stream.addEventListener("error", () => {
    offline(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => { if (event.persisted) { listen(); changed(); } });

// --- whose turn it is

let was = "";

function told() {
  const data = live().dataset;
  document.title = data.title;
  const mark = document.querySelector("link[rel=icon]");
  mark.href = data.turn ? mark.dataset.turn : mark.dataset.calm;
  const turned = data.turn && was === "";
  was = data.turn;
  if (turned && document.hidden && wished("notify") && globalThis.Notification?.permission === "granted") {
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
  if (notify) notify.checked = wished("notify") && globalThis.Notification?.permission === "granted";
}

document.addEventListener("change", async (event) => {
  const name = event.target.dataset?.setting;
  if (name === "confirm") keep("confirm", event.target.checked ? "1" : "0");
  if (name === "candle") {
    keep("theme", event.target.checked ? "candle" : "day");
    document.documentElement.toggleAttribute("data-theme", false);
    if (event.target.checked) document.documentElement.dataset.theme = "candle";
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

document.addEventListener("htmx:after:swap", () => {
  for (const card of document.querySelectorAll(".notice")) card.classList.toggle("gone", closed.has(card.id));
  told();
  settings();
  const said = document.querySelector("form[data-clear] input[name=text]");
  if (said && said.form.dataset.sent) { said.value = ""; delete said.form.dataset.sent; }
});
document.addEventListener("submit", (event) => {
  if (event.target.closest("#panel")) {
    event.preventDefault();
    const url = new URL(event.target.action);
    url.search = new URLSearchParams(new FormData(event.target)).toString();
    rules(url);
  }
  if (event.target.matches("form[data-clear]")) event.target.dataset.sent = "1";
});
document.addEventListener("htmx:error", () => offline(true));

told();
settings();
if (!live().dataset.over) listen();
