// The page of a walk: one place at a time (the puzzle, each step, the end), by key, button, curve and list. Without this
// script the page is a document of all its steps.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const root = document.documentElement;
  const places = [...document.querySelectorAll(".place")];
  const links = new Map([...document.querySelectorAll(".list a")].map((link) => [link.hash.slice(1), link]));
  const byId = (id) => document.getElementById(id);
  const curve = byId("curve");
  const play = byId("play");
  const end = places.length - 1;
  const stay = 2200; // ms that a step is shown while the walk plays
  const haste = 250; // ms between two steps below which nothing moves
  let now = -1;
  let timer = 0;
  let last = 0;

  // ---- where we are

  const index = (id) => places.findIndex((place) => place.id === id);
  const isStep = (place) => 0 < place && place < end;

  function go(place) {
    const next = Math.max(0, Math.min(end, place));
    if (next === now) return;
    root.classList.toggle("fast", performance.now() - last < haste);
    last = performance.now();
    light([]);
    if (now >= 0) lightBranch(null);
    if (now >= 0) places[now].classList.remove("now");
    now = next;
    places[now].classList.add("now");
    places[now].querySelector(".why").scrollTop = 0;
    showTable();
    showList();
    showCurve();
    byId("first").disabled = byId("back").disabled = now === 0;
    byId("last").disabled = byId("on").disabled = now === end;
    byId("told").textContent = data.places[now].told;
    if (location.hash.slice(1) !== places[now].id) history.replaceState(null, "", "#" + places[now].id);
    if (now === end) pause();
  }

  function goToFragment() {
    const place = index(location.hash.slice(1));
    go(place < 0 ? 0 : place);
  }

  // ---- the board as a table, for those who do not see the picture

  const board = document.createElement("div");
  const table = document.createElement("table");
  const cells = [];

  function makeTable() {
    board.className = "unseen";
    board.append(table);
    table.createCaption();
    const head = table.createTHead().insertRow();
    head.append(document.createElement("td"), ...data.columns.map((name) => heading(name, "col")));
    const body = table.createTBody();
    for (const name of data.rows) {
      const row = body.insertRow();
      row.append(heading(name, "row"));
      for (let column = 0; column < 9; ++column) cells.push(row.insertCell());
    }
  }

  function heading(name, scope) {
    const cell = document.createElement("th");
    cell.scope = scope;
    cell.textContent = name;
    return cell;
  }

  function showTable() {
    const place = data.places[now];
    table.caption.textContent = place.caption;
    place.board.split(" ").forEach((text, cell) => {
      cells[cell].textContent = text.startsWith("=") ? text.slice(1) : [...text].join(" ");
    });
    for (const [cell, text] of place.notes) cells[cell].textContent += ": " + text;
    places[now].querySelector(".boardbox").append(board);
  }

  // ---- list and curve

  function showList() {
    for (const link of links.values()) link.removeAttribute("aria-current");
    for (const run of document.querySelectorAll(".run")) run.classList.remove("now");
    const link = links.get(places[now].id);
    if (!link) return;
    link.setAttribute("aria-current", "step");
    const run = link.closest(".run");
    if (run) run.classList.add("now");
    const row = run && !run.open ? run : link;
    const list = byId("list").querySelector("ol");
    const above = row.offsetTop; // in the list, which is its offset parent
    if (above < list.scrollTop || above + row.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = above - list.clientHeight / 2;
    }
  }

  function showCurve() {
    const bars = curve.querySelectorAll(".bar");
    bars.forEach((bar, step) => bar.classList.toggle("now", step === now - 1));
    const pin = curve.querySelector(".pin");
    pin.textContent = isStep(now) ? now : "";
    if (isStep(now)) {
      const bar = bars[now - 1];
      pin.setAttribute("x", parseFloat(bar.getAttribute("x")) + parseFloat(bar.getAttribute("width")) / 2 + "%");
      pin.setAttribute("y", bar.getAttribute("y"));
    }
    curve.setAttribute("aria-valuenow", now);
    curve.setAttribute("aria-valuetext", data.places[now].told);
  }

  function makeSlider() {
    curve.tabIndex = 0;
    curve.setAttribute("role", "slider");
    curve.setAttribute("aria-label", data.words.curve);
    curve.setAttribute("aria-valuemin", 0);
    curve.setAttribute("aria-valuemax", end);
    const plot = curve.querySelector(".plot");
    const at = (event) => {
      const box = plot.getBoundingClientRect();
      return 1 + Math.min(end - 2, Math.max(0, Math.floor((event.clientX - box.left) / box.width * (end - 1))));
    };
    curve.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || end < 2) return;
      curve.setPointerCapture(event.pointerId);
      pause();
      go(at(event));
    });
    curve.addEventListener("pointermove", (event) => {
      if (curve.hasPointerCapture(event.pointerId)) go(at(event));
    });
  }

  // ---- playing

  function start() {
    if (now === end) go(0);
    timer = setInterval(() => go(now + 1), stay);
    showPlaying();
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    showPlaying();
  }

  function showPlaying() {
    root.classList.toggle("playing", timer !== 0);
    play.setAttribute("aria-label", timer ? data.words.pause : data.words.play);
  }

  // ---- text and board are one: what is pointed at in one lights up in both

  const drawing = "http://www.w3.org/2000/svg";
  let lit = [];

  function light(pointed) {
    if (pointed.join() === lit.join()) return;
    lit = pointed;
    for (const mark of document.querySelectorAll(".pointed")) mark.remove();
    for (const name of document.querySelectorAll("[data-cells].lit")) name.classList.remove("lit");
    if (now < 0 || lit.length === 0) return;
    for (const name of places[now].querySelectorAll("[data-cells]")) {
      name.classList.toggle("lit", cellsOf(name).some((cell) => lit.includes(cell)));
    }
    const picture = places[now].querySelector("svg.board");
    for (const cell of lit) picture.append(frame(cell));
  }

  function frame(cell) {
    const rectangle = document.createElementNS(drawing, "rect");
    const place = {class: "pointed", x: cell % 9 * 100 + 4, y: Math.floor(cell / 9) * 100 + 4, width: 92, height: 92, rx: 8};
    for (const [name, value] of Object.entries(place)) rectangle.setAttribute(name, value);
    return rectangle;
  }

  const cellsOf = (name) => name.dataset.cells.split(" ").map(Number);

  /** The cell of a board below the pointer, if its text names it; else nothing. */
  function cellBelow(picture, event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
    const cell = Math.floor(at.y / 100) * 9 + Math.floor(at.x / 100);
    const isInside = at.x >= 0 && at.x < 900 && at.y >= 0 && at.y < 900;
    const names = [...places[now].querySelectorAll("[data-cells]")];
    return isInside && names.some((name) => cellsOf(name).includes(cell)) ? [cell] : [];
  }

  /** Of an argument with several branches only the one that is pointed at keeps its arrows. */
  function lightBranch(pointed) {
    for (const list of places[now].querySelectorAll(".branches > li")) list.classList.toggle("lit", list === pointed);
    const place = pointed ? Number(pointed.dataset.branch) - 1 : -1;
    for (const arrow of places[now].querySelectorAll(".board .links > g")) {
      const isItsOwn = arrow.classList.contains("branch" + place);
      arrow.classList.toggle("branch-lit", isItsOwn);
      arrow.classList.toggle("branch-off", place >= 0 && !isItsOwn);
    }
  }

  function point(event) {
    lightBranch(event.target.closest(".now .branches > li"));
    const name = event.target.closest("[data-cells]");
    const picture = event.target.closest(".now svg.board");
    light(name ? cellsOf(name) : picture ? cellBelow(picture, event) : []);
  }

  // ---- themes

  const themes = ["system", "light", "dark"];
  let theme = "system";

  function setTheme(name) {
    theme = themes.includes(name) ? name : "system";
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const button = byId("theme");
    button.setAttribute("aria-label", data.words.theme[theme]);
    button.lastElementChild.textContent = data.words.theme_short[theme];
  }

  /** What a browser may refuse to a page from disk. */
  function kept(use) {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  }

  // ---- keys and buttons

  const moves = {
    ArrowLeft: () => go(now - 1),
    ArrowRight: () => go(now + 1),
    Home: () => go(0),
    End: () => go(end),
  };

  function press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOnButton = event.target.closest("button, a, summary");
    if (event.key === " " && !isOnButton) timer ? pause() : start();
    else if (moves[event.key]) {
      pause();
      moves[event.key]();
    } else return;
    event.preventDefault();
  }

  function makeButtons() {
    const step = (move) => () => {
      pause();
      move();
    };
    byId("first").addEventListener("click", step(moves.Home));
    byId("back").addEventListener("click", step(moves.ArrowLeft));
    byId("on").addEventListener("click", step(moves.ArrowRight));
    byId("last").addEventListener("click", step(moves.End));
    play.addEventListener("click", () => (timer ? pause() : start()));
    byId("print").addEventListener("click", () => print());
    byId("theme").addEventListener("click", () => {
      setTheme(themes[(themes.indexOf(theme) + 1) % themes.length]);
      kept((storage) => storage.setItem("deduku-theme", theme));
    });
    for (const button of document.querySelectorAll("[data-shows]")) {
      button.addEventListener("click", () => {
        const isShown = root.classList.toggle("shows-" + button.dataset.shows);
        button.setAttribute("aria-expanded", isShown);
        if (isShown && button.dataset.shows === "list") byId("list").scrollIntoView({block: "nearest"});
      });
    }
    for (const [id, link] of links) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        pause();
        go(index(id));
      });
    }
  }

  root.classList.add("walking");
  makeTable();
  makeSlider();
  makeButtons();
  setTheme(kept((storage) => storage.getItem("deduku-theme")));
  document.addEventListener("keydown", press);
  window.addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll(".branches details")) folded.open = true;
  });
  document.addEventListener("pointermove", point);
  document.addEventListener("pointerdown", point);
  window.addEventListener("hashchange", goToFragment);
  goToFragment();
})();
