/** Height of a card's text (a title of two lines, date, location and price), as a multiple of the column's width. */
const TEXT_HEIGHT = 0.75

/**
 * Distributes cards to columns. Each card goes to the column that is shortest so far, or to the first of equally short
 * columns. Appended cards do not move earlier cards.
 * @param ratioOf returns the height of a card's picture relative to its width
 */
export const masonryColumns = <T>(items: readonly T[], count: number, ratioOf: (item: T) => number): T[][] => {
  const columns = Array.from({ length: count }, (): { items: T[]; height: number } => ({ items: [], height: 0 }))
  for (const item of items) {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least))
    shortest.items.push(item)
    shortest.height += ratioOf(item) + TEXT_HEIGHT
  }
  return columns.map((column) => column.items)
}

/** Ratio of height to width of a 3:4 poster. */
const POSTER_RATIO = 4 / 3

/**
 * Returns the ratio of height to width of a picture, limited to bounds that suit a column. Returns the ratio of a
 * poster if the size is unknown.
 */
export const pictureRatio = (size: { width: number; height: number } | null | undefined): number => {
  const ratio = size && size.width > 0 ? size.height / size.width : POSTER_RATIO
  return ratio > 0 && Number.isFinite(ratio) ? Math.min(2, Math.max(0.4, ratio)) : POSTER_RATIO
}
