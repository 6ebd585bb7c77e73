// The parts of a table's page: an update says which things to put, take away or put in order; the rest stays as it is.
// Everything that must remember or notice a change listens to "page:before" and "page:after".
const SVG = "http://www.w3.org/2000/svg";
const live = () => document.getElementById("live");

const container = (name) => live().querySelector(`[data-part="${CSS.escape(name)}"]`);
const alone = (id) => live().querySelector(`[id="${CSS.escape(id)}"]`);

/** An element from its text, as a drawing where it goes into a drawing. */
function made(html, into) {
  const template = document.createElement("template");
  if (into?.namespaceURI === SVG) {
    template.innerHTML = `<svg>${html}</svg>`;
    return template.content.firstElementChild.firstElementChild;
  }
  template.innerHTML = html.trim();
  return template.content.firstElementChild;
}

/** Do what an update says. False: the page is not what it was thought to be. */
function apply(update) {
  for (const [name, changes] of Object.entries(update.parts)) {
    const home = container(name);
    for (const id of changes.gone ?? []) child(home, id)?.remove();
    for (const [id, html, before] of changes.put ?? []) {
      const old = home ? child(home, id) : alone(id);
      if (!old && !home) return false;
      const now = made(html, home ?? old);
      if (old) morph(old, now);
      else home.insertBefore(now, before ? child(home, before) : null);
    }
    for (const id of changes.order ?? []) home.append(child(home, id));
  }
  for (const [name, value] of Object.entries(update.live)) live().setAttribute(name, value);
  for (const input of document.querySelectorAll("input[data-version-now]")) input.value = live().dataset.version;
  live().dataset.sheet = update.to;
  return true;
}

function child(home, id) {
  return home ? home.querySelector(`:scope > [id="${CSS.escape(id)}"]`) : null;
}

// --- one element becomes another; whatever is the same stays, and with it the focus and what is open

const KEPT = new Set(["open", "data-listening"]);
let entire = false; // the page is made anew, not part by part

export function morph(old, now) {
  if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName) {
    old.replaceWith(now);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== now.data) old.data = now.data;
    return;
  }
  if (old.hasAttribute("data-still")) return;
  const part = old.dataset.part;
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of now.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.matches("input[type=hidden], input[type=range]")) old.value = now.value;
  if (entire || !now.dataset.part) inside(old, now);
  else if (part !== now.dataset.part) old.replaceChildren(); // what lies in it comes with a part of its own
}

/** What an element is known by among its siblings: its id, or the part that lies in it; nothing for most of them. */
const known = (one) => one?.id || (one?.dataset?.part && `part ${one.dataset.part}`);

function inside(old, now) {
  const named = new Map();
  for (const one of old.children) if (known(one)) named.set(known(one), one);
  let at = old.firstChild;
  for (const wanted of [...now.childNodes]) {
    let found = known(wanted) ? named.get(known(wanted)) : at;
    if (!known(wanted)) {
      while (known(found)) found = found.nextSibling;
    }
    if (found && found.nodeName === wanted.nodeName) {
      if (found !== at) old.insertBefore(found, at);
      else at = at.nextSibling;
      named.delete(known(found));
      morph(found, wanted);
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) {
    const rest = at.nextSibling;
    at.remove();
    at = rest;
  }
}

// --- changes of the page, however they come

function told(name) {
  document.dispatchEvent(new Event(name));
}

/** One update after another, seen as one change. False: the page is not what it was thought to be. */
export function change(...updates) {
  told("page:before");
  const done = updates.every((update) => update.from === live().dataset.sheet && apply(update));
  told("page:after");
  return done;
}

/** All of the page that may change, from its text. */
export function replace(html) {
  const now = new DOMParser().parseFromString(html, "text/html").getElementById("live");
  if (!now) return false;
  become(now);
  return true;
}

/** All of the page that may change, from an element that is used up by it. */
export function become(now) {
  told("page:before");
  entire = true;
  morph(live(), now);
  entire = false;
  told("page:after");
}
