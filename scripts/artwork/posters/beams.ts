import { figure, type Pose } from '../press/figure'
import { ink } from '../press/inks'
import { brush, disc, ground, plot, polygon } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const SINGERS: readonly Pose[] = [
  {
    head: [0, -92],
    trunk: [
      [0, -80],
      [0, -62],
      [1, -38],
      [0, -18],
    ],
    arms: [
      [
        [-11, -68],
        [-26, -46],
        [-34, -26],
      ],
      [
        [11, -68],
        [26, -82],
        [30, -112],
      ],
    ],
    legs: [
      [
        [-6, -16],
        [-12, 32],
        [-14, 82],
        [-22, 88],
      ],
      [
        [6, -16],
        [12, 32],
        [18, 82],
        [26, 88],
      ],
    ],
  },
  {
    head: [2, -92],
    trunk: [
      [1, -80],
      [0, -62],
      [-2, -38],
      [0, -18],
    ],
    arms: [
      [
        [-11, -68],
        [-28, -60],
        [-14, -80],
      ],
      [
        [11, -68],
        [24, -46],
        [34, -28],
      ],
    ],
    legs: [
      [
        [-6, -16],
        [-8, 32],
        [-6, 82],
        [-13, 88],
      ],
      [
        [6, -16],
        [16, 30],
        [12, 82],
        [20, 88],
      ],
    ],
  },
  {
    head: [0, -94],
    trunk: [
      [0, -80],
      [0, -62],
      [0, -38],
      [0, -18],
    ],
    arms: [
      [
        [-11, -68],
        [-34, -84],
        [-46, -116],
      ],
      [
        [11, -68],
        [34, -84],
        [46, -116],
      ],
    ],
    legs: [
      [
        [-6, -16],
        [-14, 32],
        [-22, 82],
        [-30, 88],
      ],
      [
        [6, -16],
        [14, 32],
        [22, 82],
        [30, 88],
      ],
    ],
  },
]

/** Five voices in five beams, and the fog of the sea for a stage. */
const seaFogGirls = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.violet, [240, 640, 240, 180], 0.9)
  const tones = [ink.fuchsia, ink.lilac, ink.cream, ink.sky, ink.coral]
  const feet = [64, 152, 240, 328, 416]
  s.on('light', () => {
    feet.forEach((x, i) => {
      const top = 240 + (x - 240) * 0.16
      s.fill(
        polygon([
          [top - 5, -10],
          [top + 5, -10],
          [x + 58, 560],
          [x - 58, 560],
        ]),
        tones[i],
        0.16,
      )
    })
  })
  feet.forEach((x, i) => {
    const top = 240 + (x - 240) * 0.16
    const beam = polygon([
      [top - 5, -10],
      [top + 5, -10],
      [x + 50, 548],
      [x - 50, 548],
    ])
    s.shade(beam, tones[i], [top, 0, x, 590], 0.95)
    s.oval(x, 548, 54, 11, tones[i])
  })
  feet.forEach((x, i) => {
    s.moved(`translate(${x} 462) scale(${i % 2 ? -0.94 : 0.94} .94)`, () => {
      figure(s, SINGERS[[1, 0, 2, 0, 1][i]], ink.night)
      const skirt = 'M-11 -40Q0 -46 11 -40L26 20Q0 30 -26 20Z'
      if (i % 2 === 0) s.fill(skirt, ink.night)
      s.fill(
        i % 2
          ? brush([
              [-6, -100, 12],
              [-14, -84, 14],
              [-14, -58, 8],
            ])
          : `${disc(-8, -108, 7)}`,
        ink.night,
      )
    })
  })
  for (let i = 0; i < 5; i++) {
    const fog = ground(
      plot(-10, 490, 10, (x) => 566 + i * 17 + 9 * Math.sin(x / (46 + i * 9) + i * 1.9)),
      660,
    )
    s.shade(
      fog,
      [ink.lilac, ink.fuchsia, ink.violet, ink.lilac, ink.night][i],
      [240, 556 + i * 16, 240, 640 + i * 22],
      0.9,
    )
  }
}

export const beams: Drawings = {
  'concert-10': seaFogGirls,
}
