// Rounds and turning points: a jump goes to its line in the tale, or to its moment where the tale does not reach back.
import { go } from "./history.js";

document.addEventListener("click", (event) => {
  const jump = event.target.closest?.("[data-jump]");
  if (!jump || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { jump: version, look } = jump.dataset;
  const line = document.querySelector(`#log .tale li.${look}[id^="e-${version}-"]`);
  if (!line) {
    go(new URL(jump.href).searchParams.get("at"));
    return;
  }
  const tale = line.closest(".leaf");
  tale.scrollTop += line.getBoundingClientRect().top - tale.getBoundingClientRect().top - 4;
  for (const old of tale.querySelectorAll(".named")) old.classList.remove("named");
  line.classList.add("named");
});
