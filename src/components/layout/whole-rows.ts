/** Returns the first cards that fill whole rows of `columns`; all of them when they do not fill one. */
export const wholeRows = <T>(cards: readonly T[], columns: number): readonly T[] =>
  cards.length < columns ? cards : cards.slice(0, cards.length - (cards.length % columns))
