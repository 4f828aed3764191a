/** Maximum count to display, because the space beside the heart icon is small. */
const MAX_SHOWN = 999

/** Formats the number of favorites for display beside the heart icon; '' for 0. */
export const shownCount = (count: number): string => {
  if (count <= 0) return ''
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
