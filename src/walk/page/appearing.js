// How a picture of a step appears: roles, sets and houses fade in, then the links, one after the other in reading
// order. If the user prefers no motion, or moves fast, the picture appears at once.

const fade = 120; // ms
const apart = 40; // ms between two links
const most = 400; // ms until the last link is visible
const haste = 250; // ms between two pictures below which there is no motion
const faded = ".base, .cover, .goal, .set, .petal, .group, .chip";

let last = -haste;

/** @param {Element} picture @returns {Element[][]} the parts of each arrow, in reading order */
function arrowsOf(picture) {
  const arrows = [];
  let parts = [];
  for (const part of picture.querySelectorAll(".links > *")) {
    parts.push(part);
    const isLast = part.localName === "g" || /^head-/.test(part.getAttribute("class"));
    if (isLast) arrows.push(parts.splice(0));
  }
  return arrows;
}

/** @param {Element} part @param {number} delay in ms */
function fadeIn(part, delay) {
  part.animate([{opacity: 0}, {}], {duration: fade, delay, fill: "backwards", easing: "ease-out"});
}

/**
 * Animates a picture that was just added to the page.
 * @param {Element | null} picture
 * @param {Element | null} [before] the previous picture: common parts stay
 */
export function appear(picture, before) {
  const isFast = performance.now() - last < haste;
  last = performance.now();
  if (isFast || !picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const known = new Set([...(before?.querySelectorAll(faded) ?? [])].map((part) => part.outerHTML));
  for (const part of picture.querySelectorAll(faded)) if (!known.has(part.outerHTML)) fadeIn(part, 0);
  const arrows = arrowsOf(picture);
  const gap = Math.min(apart, (most - fade) / Math.max(1, arrows.length - 1));
  arrows.forEach((parts, place) => parts.forEach((part) => fadeIn(part, place * gap)));
}
