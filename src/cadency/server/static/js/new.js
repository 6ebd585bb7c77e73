// The drawer of a bot's levels: Escape and Enter close it and return to what opened it.
document.addEventListener("keydown", (event) => {
  const drawer = event.target.closest?.("details.levels[open]");
  const inside = drawer && event.target.closest(".drawer");
  if (!drawer || (event.key !== "Escape" && !(event.key === "Enter" && inside))) return;
  event.preventDefault(); // Enter would open the table
  drawer.open = false;
  drawer.querySelector("summary").focus();
});

// Whoever asks a bot to a seat is shown which ones there are.
document.addEventListener("change", (event) => {
  if (!event.target.matches("input[name^=seat][value=bot]")) return;
  event.target.closest("li").querySelector("details.levels").open = true;
});
