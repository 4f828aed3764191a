import { letter, whale } from '../posters/whale'
import { ink } from '../press/inks'
import { ground, plot } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const POST: readonly [x: number, y: number, turn: number, size: number, paper: string, seal: string][] = [
  [648, 66, -18, 1, ink.cream, ink.vermilion],
  [540, 104, 14, 0.9, ink.shell, ink.teal],
  [436, 62, -10, 0.78, ink.rose, ink.vermilion],
  [338, 112, 22, 0.68, ink.cream, ink.violet],
  [252, 74, -16, 0.56, ink.lemon, ink.vermilion],
]

/** A weekend with children: the whale's post goes out over the sea. */
const whaleWeekend = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.ultramarine, [600, 500, 600, 120], 0.9)
  s.disc(960, 92, 46, ink.lemon)
  const sea = ground(
    plot(-4, 1204, 4, (x) => 196 + 8 * Math.sin(x / 34)),
    510,
  )
  s.fill(sea, ink.cobalt)
  s.shade(sea, ink.navy, [600, 520, 600, 210], 1)
  s.moved('translate(508 -44)', () => whale(s))
  s.line(
    'M656 178C650 130 640 104 560 96C480 88 440 130 360 104C310 88 284 96 232 84',
    ink.cream,
    4,
    'stroke-dasharray="1 9"',
  )
  POST.forEach((each) => letter(s, ...each))
  ;[
    [250, 330, 1],
    [330, 404, -1],
    [430, 300, 1],
    [180, 430, -1],
    [1050, 420, 1],
  ].forEach(([x, y, way], i) =>
    s.moved(`translate(${x} ${y}) scale(${way * 0.8} .8)`, () =>
      s.fill('M0 0C10 -13 34 -13 46 0C34 13 10 13 0 0L-15 -11L-11 0L-15 11Z', i % 2 ? ink.coral : ink.marigold),
    ),
  )
}

export const whaleBanner: Drawings = { 'banner-7': whaleWeekend }
