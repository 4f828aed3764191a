/** Returns the cards that fill complete rows of `columns`. Returns all cards if there are fewer than one row. */
export const wholeRows = <T>(cards: readonly T[], columns: number): readonly T[] =>
  cards.length < columns ? cards : cards.slice(0, cards.length - (cards.length % columns))
