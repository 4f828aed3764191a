import { brush, disc } from './shapes'
import type { Sheet } from './sheet'

/** A sound hole of the violin family, about 170 units tall, centred on the origin; mirror it for the other side. */
export const soundHole = (sheet: Sheet, color: string): void => {
  sheet.fill(
    brush([
      [25, -62, 3],
      [22, -80, 6],
      [8, -84, 9],
      [-3, -66, 11],
      [-2, -34, 12],
      [0, 0, 14],
      [2, 34, 12],
      [3, 66, 11],
      [-8, 84, 9],
      [-22, 80, 6],
      [-25, 62, 3],
    ]),
    color,
  )
  sheet.fill(`${disc(22, -63, 9)}`, color)
  sheet.fill(`${disc(-22, 63, 9)}`, color)
  sheet.box(-13, -2, 26, 4, color)
}
