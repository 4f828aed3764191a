/** The last page of a list. */
export const aPage = <T>(items: readonly T[], more: { total?: number; last?: boolean } = {}) => ({
  items,
  total: items.length,
  last: true,
  ...more,
})
