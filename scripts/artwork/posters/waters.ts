import { figure } from '../press/figure'
import { ink } from '../press/inks'
import { box, brush, disc, type Dab } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const COUPLE = (s: Sheet, him: string, her: string): void => {
  figure(
    s,
    {
      head: [-8, -92],
      trunk: [
        [-8, -80],
        [-10, -62],
        [-10, -38],
        [-10, -16],
      ],
      arms: [
        [
          [-2, -66],
          [14, -60],
          [24, -46],
        ],
        [
          [-16, -66],
          [-44, -78],
          [-62, -92],
        ],
      ],
      legs: [
        [
          [-10, -14],
          [-18, 34],
          [-14, 84],
          [-26, 88],
        ],
        [
          [-6, -14],
          [6, 34],
          [-4, 84],
          [6, 90],
        ],
      ],
      weight: 1.12,
    },
    him,
  )
  s.fill(
    'M10 -60Q18 -72 28 -62C32 -40 26 -30 26 -18C44 20 74 60 92 84Q40 104 6 88C10 40 10 10 10 -18C12 -34 6 -44 10 -60Z',
    her,
  )
  s.fill(
    brush([
      [22, -66, 9],
      [-14, -82, 6],
      [-60, -94, 4],
    ]),
    her,
  )
  s.fill(
    brush([
      [22, -80, 8],
      [20, -64, 9],
    ]),
    her,
  )
  s.oval(24, -90, 9, 11.5, her)
  s.disc(33, -94, 7, her)
  s.fill(
    brush([
      [34, 84, 9],
      [40, 94, 5],
      [52, 96, 3],
    ]),
    her,
  )
}

/** One dance on a pier; the water keeps it in slices. */
const oldDreams = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.night, [240, 0, 240, 260], 1)
  s.disc(240, 214, 164, ink.shell)
  s.shade(disc(240, 214, 164), ink.coral, [240, 390, 240, 150], 1)
  s.box(0, 340, 480, 300, ink.deep)
  for (let i = 0; i < 17; i++) {
    const y = 356 + i * 17
    const half = 168 * Math.sqrt(Math.max(0.05, 1 - ((i - 6) / 11.5) ** 2))
    const shift = 12 * Math.sin(i * 1.7)
    s.box(240 - half + shift, y, half * 2, 11 - i * 0.36, i % 4 === 3 ? ink.coral : ink.shell, 6)
  }
  s.shade(box(0, 340, 480, 300), ink.deep, [240, 660, 240, 400], 1)
  s.box(0, 330, 480, 14, ink.night)
  for (let i = 0; i < 9; i++) s.box(20 + i * 55, 344, 9, 30, ink.night)
  s.moved('translate(228 230) scale(1.08)', () => COUPLE(s, ink.night, ink.vermilion))
  for (let i = 0; i < 14; i++) {
    const [y, h] = [376 + i * 14, 8 - i * 0.2]
    s.within(box(0, y, 480, h), () =>
      s.moved(`translate(${228 + 9 * Math.sin(i * 1.9)} 452) scale(1.08 -1.08)`, () =>
        COUPLE(s, ink.night, ink.vermilion),
      ),
    )
  }
  s.fill('M350 326Q404 338 470 326L458 342H362Z', ink.cream)
  s.rule(408, 330, 408, 250, ink.cream, 3)
  s.line('M408 252L364 326M408 252L452 326', ink.cream, 1.4)
  for (let i = 0; i < 13; i++) {
    s.line(`M${i * 40 - 10} 70q20 ${22} 40 0`, ink.marigold, 1.4)
    s.disc(i * 40 + 10, 83, 5.4, [ink.lemon, ink.coral, ink.mint][i % 3])
    s.glow(i * 40 + 10, 83, 20, [ink.lemon, ink.coral, ink.mint][i % 3], 0.7)
  }
}

/** Contours of a buried creek, lit from below the streets. */
const invisibleRiver = (s: Sheet): void => {
  s.paper = ink.night
  const bed: Dab[] = [
    [330, -30, 30],
    [250, 80, 42],
    [330, 190, 50],
    [200, 300, 58],
    [150, 410, 62],
    [290, 500, 74],
    [250, 680, 92],
  ]
  for (let i = 15; i > 0; i--) {
    const d = brush(
      bed.map(([x, y, w], k): Dab => [
        x + Math.sin(i * 0.5 + k) * i * 1.6,
        y,
        w + i * (34 + 3 * Math.sin(k * 2.1 + i * 0.2)),
      ]),
      14,
    )
    s.line(
      d,
      i % 5 === 0 ? ink.coral : ink.teal,
      i % 5 === 0 ? 2 : 1.3,
      `stroke-opacity="${(1.05 - i * 0.045).toFixed(2)}"`,
    )
  }
  for (let i = 4; i > 0; i--)
    s.fill(
      brush(
        bed.map(([x, y, w]): Dab => [x, y, w + i * 14]),
        14,
      ),
      [ink.deep, ink.deep, ink.teal, ink.cobalt, ink.night][i],
      0.9,
    )
  const river = brush(bed, 14)
  s.fill(river, ink.sky)
  s.shade(river, ink.ultramarine, [150, 640, 330, 40], 1)
  s.shade(river, ink.cream, [210, 120, 330, 420], 0.7)
  for (let i = 0; i < 5; i++)
    s.line(
      `M${brush(
        bed.map(([x, y, w]): Dab => [x + w * (i - 2) * 0.17, y, 0.6]),
        14,
      ).slice(1)}`,
      i % 2 ? ink.cream : ink.mint,
      1.3,
    )
  for (let row = 0; row < 12; row++) {
    for (let i = 0; i < 9; i++) {
      const [x, y] = [12 + i * 54 + (row % 2) * 18, 14 + row * 54]
      const near = bed.some(([bx, by, bw]) => Math.hypot(bx - x - 14, (by - y - 14) * 0.8) < bw * 0.62 + 42)
      if (near || s.random() < 0.24) continue
      const h = s.between(10, 44)
      s.poly(
        [
          [x, y],
          [x + 14, y + 8],
          [x, y + 16],
          [x - 14, y + 8],
        ].map(([px, py]) => [px + 14, py - h] as const),
        ink.coral,
      )
      s.poly(
        [
          [x, y + 8 - h],
          [x + 14, y + 16 - h],
          [x + 14, y + 16],
          [x, y + 8],
        ],
        ink.brick,
      )
      s.poly(
        [
          [x + 28, y + 8 - h],
          [x + 14, y + 16 - h],
          [x + 14, y + 16],
          [x + 28, y + 8],
        ],
        ink.plum,
      )
    }
  }
}

export const waters: Drawings = {
  'drama-11': oldDreams,
  'exhibition-01': invisibleRiver,
}
