/** Maximum displayed count: the space beside a heart is small. */
const MAX_SHOWN = 999

/** Returns the number of favorites as shown beside the heart; '' for 0. */
export const shownCount = (count: number): string => {
  if (count <= 0) return ''
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
