/** Counts above are cut: the place beside a heart is small. */
const MAX_SHOWN = 999

/** How many have marked a show, as it stands beside its heart; '' for nobody. */
export const shownCount = (count: number): string => {
  if (count <= 0) return ''
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
