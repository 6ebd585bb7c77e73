// Where a drawing is larger than its frame, the frame shows something that can be chosen.
const FRAMES = ".desk.legacy .boardwrap, .desk.legacy .mine, .phone.legacy .scenewrap";

function inside(box, frame) {
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}

function show(wrap) {
  if (wrap.scrollWidth <= wrap.clientWidth + 1 && wrap.scrollHeight <= wrap.clientHeight + 1) return;
  const frame = wrap.getBoundingClientRect();
  const lit = [...wrap.querySelectorAll(".opt")].map((one) => one.getBoundingClientRect());
  if (!lit.length || lit.some((box) => inside(box, frame))) return;
  const [first] = lit;
  wrap.scrollLeft += first.left - frame.left - (frame.width - first.width) / 2;
  wrap.scrollTop += first.top - frame.top - (frame.height - first.height) / 2;
}

const all = () => document.querySelectorAll(FRAMES).forEach(show);

document.addEventListener("page:after", all);
all();
