const RADIUS = 10
const AROUND = 2 * Math.PI * RADIUS

/**
 * Returns the data URL of an SVG picture: a ring that shows the remaining share of time, clockwise from the top. Its
 * background is white in both themes, like the background of a code. @param left remaining share from 0 to 1
 */
export const ringPicture = (left: number): string => {
  const arc = (AROUND * Math.min(1, Math.max(0, left))).toFixed(2)
  const ring = `cx="12" cy="12" r="${RADIUS}" fill="none" stroke-width="3"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle ${ring} stroke="#e4e1dd"/>` +
    `<circle ${ring} stroke="#1b1917" stroke-linecap="round" stroke-dasharray="${arc} ${AROUND.toFixed(2)}" ` +
    `transform="rotate(-90 12 12)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
