// The example of a first visit.

/** A puzzle of the collection, and its state when a Skyscraper is next. */
export const example = {
  class: "expert",
  givens: ".2..6.9....37....69....4.5...79.5.8.8.......9.4.1.27...8.4....26....85....2.5..4.",
  digits: "1285639744537..8.69768.4.5.2679.5.8.815.....93491827655814....26.42.85.77.2.5..48",
} as const;
