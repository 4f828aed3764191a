import { ink } from '../press/inks'
import { brush, disc, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const RUNNERS: readonly (readonly Point[][])[] = [
  [
    [
      [0, -56],
      [2, -36],
      [-1, -18],
      [-3, -6],
    ],
    [
      [-3, -8],
      [14, 4],
      [4, 26],
      [12, 30],
    ],
    [
      [-3, -8],
      [-10, 12],
      [-28, 18],
      [-33, 12],
    ],
    [
      [2, -44],
      [-12, -30],
      [-4, -16],
    ],
    [
      [2, -44],
      [12, -28],
      [24, -36],
    ],
  ],
  [
    [
      [2, -56],
      [2, -36],
      [0, -18],
      [-2, -6],
    ],
    [
      [-2, -8],
      [10, 10],
      [14, 32],
      [24, 32],
    ],
    [
      [-2, -8],
      [-4, 14],
      [-22, 28],
      [-28, 34],
    ],
    [
      [2, -44],
      [-14, -34],
      [-20, -18],
    ],
    [
      [2, -44],
      [14, -36],
      [20, -50],
    ],
  ],
]

const runner = (s: Sheet, x: number, y: number, size: number, color: string, stride: number): void => {
  const [trunk, ...limbs] = RUNNERS[stride]
  s.moved(`translate(${x} ${y}) scale(${size})`, () => {
    s.fill(brush(trunk.map(([px, py], i) => [px, py, [5, 14, 11, 13][i]])), color)
    limbs.forEach((limb, k) =>
      s.fill(brush(limb.map(([px, py], i) => [px, py, (k < 2 ? [11, 8, 5, 4] : [6, 5, 3.5])[i]])), color),
    )
    s.disc(trunk[0][0] + 3, -66, 7.4, color)
  })
}

/** Runners coming home along ribbons of road into the morning. */
const marathon = (s: Sheet): void => {
  s.paper = ink.mint
  s.disc(350, 150, 96, ink.marigold)
  s.shade(disc(350, 150, 96), ink.vermilion, [350, 250, 350, 120], 0.9)
  const lanes = [ink.cobalt, ink.cream, ink.vermilion, ink.cream, ink.night, ink.marigold, ink.teal]
  lanes.forEach((color, i) => {
    const ribbon = brush([
      [-60, 250 + i * 62, 64],
      [120, 236 + i * 62, 62],
      [300, 300 + i * 58, 62],
      [560, 226 + i * 64, 66],
    ])
    s.fill(ribbon, color)
    s.shade(ribbon, ink.night, [240, 330 + i * 60, 240, 270 + i * 60], 0.45)
  })
  const crowd = [ink.night, ink.vermilion, ink.night, ink.cream, ink.marigold, ink.cream]
  for (let row = 0; row < 6; row++) {
    const count = 5 - Math.floor(row / 2)
    for (let i = 0; i < count; i++) {
      const x = 40 + (i + (row % 2 ? 0.6 : 0.15)) * (440 / count) + s.between(-12, 12)
      const lift = 240 + row * 60 + 26 * Math.sin((x - 60) / 110)
      runner(s, x, lift, 0.62 + row * 0.13, crowd[(row + (i % 2) * 3) % 6], (row + i) % 2)
    }
  }
}

export const runners: Drawings = {
  'sport-03': marathon,
}
