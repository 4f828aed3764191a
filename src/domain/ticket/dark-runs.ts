/**
 * Returns the dark cells of one row of a code as an SVG path: one bar, one unit high, for each run of dark cells.
 * @param y position of the row's upper edge
 */
export const darkRuns = (line: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < line.length; x++) {
    if (!line[x]) continue
    let length = 1
    while (line[x + length]) length++
    path += `M${x} ${y}h${length}v1h-${length}z`
    x += length
  }
  return path
}
