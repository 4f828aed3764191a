import { ink } from '../press/inks'
import { box } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** The parts of the mark, around the origin and about 120 high: a lantern whose ribs are the doors of a hall. */
const LANTERN = {
  hook: box(-3, -64, 6, 14, 3),
  cap: box(-24, -52, 48, 9, 4.5),
  body: 'M-26 -38H26C48 -24 54 -8 54 6C54 20 48 34 26 46H-26C-48 34 -54 20 -54 6C-54 -8 -48 -24 -26 -38Z',
  doors: ['M-34 30V4A7 7 0 0 1 -20 4V30Z', 'M-9 36V-12A9 9 0 0 1 9 -12V36Z', 'M20 30V4A7 7 0 0 1 34 4V30Z'],
  foot: box(-24, 51, 48, 9, 4.5),
} as const

const LIT = [LANTERN.hook, LANTERN.cap, LANTERN.body, LANTERN.foot]

/** The mark of Lantern Hall in two inks. */
export const lanternMark = (s: Sheet, color: string, door: string): void => {
  LIT.forEach((d) => s.fill(d, color))
  LANTERN.doors.forEach((d) => s.fill(d, door))
}

/** The same mark as a file of its own. */
export const logoSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160"><rect x="-80" y="-80" width="160" height="160" rx="36" fill="${ink.vermilion}"/><g fill="${ink.cream}">${LIT.map((d) => `<path d="${d}"/>`).join('')}</g><g fill="${ink.vermilion}">${LANTERN.doors.map((d) => `<path d="${d}"/>`).join('')}</g></svg>\n`

const logo = (s: Sheet): void => {
  s.paper = ink.vermilion
  s.wash(ink.crimson, [320, 320, 90, 60], 0.85)
  s.moved('translate(160 162) scale(1.82)', () => {
    s.glow(0, 4, 84, ink.marigold, 0.85)
    LIT.forEach((d) => s.fill(d, ink.cream))
    s.shade(LANTERN.body, ink.marigold, [40, 50, -10, -10], 0.9)
    LANTERN.doors.forEach((d) => s.fill(d, ink.crimson))
    s.poly(
      [
        [-9, 36],
        [9, 36],
        [9, 36.4],
        [-9, 36.4],
      ],
      ink.lemon,
    )
  })
}

export const shop: Drawings = { logo }
