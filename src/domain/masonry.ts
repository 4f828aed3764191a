/** Height of a card's words, in widths of its column: a title of two lines, date, place and price. */
const WORDS = 0.75

/**
 * Deals cards out to columns, each to the one that is the shortest so far, the first of equal ones. What is added at the
 * end moves nothing above it.
 * @param ratioOf height of a card's picture, in widths
 */
export const masonryColumns = <T>(items: readonly T[], count: number, ratioOf: (item: T) => number): T[][] => {
  const columns = Array.from({ length: count }, (): { items: T[]; height: number } => ({ items: [], height: 0 }))
  for (const item of items) {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least))
    shortest.items.push(item)
    shortest.height += ratioOf(item) + WORDS
  }
  return columns.map((column) => column.items)
}

/** A poster's, 3:4. */
const POSTER_RATIO = 4 / 3

/** Height of a picture in widths, so that neither a garbled nor an extreme one breaks its column; a poster's where it is not known. */
export const pictureRatio = (size: { width: number; height: number } | null | undefined): number => {
  const ratio = size && size.width > 0 ? size.height / size.width : POSTER_RATIO
  return ratio > 0 && Number.isFinite(ratio) ? Math.min(2, Math.max(0.4, ratio)) : POSTER_RATIO
}
