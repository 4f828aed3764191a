import { figure, type Pose } from '../press/figure'
import { ink } from '../press/inks'
import { brush, disc, ellipse, polygon, type Dab } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A ton of salt: the dancer throws an arc of it, and the floor keeps every step. */
const salt = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.deep, [240, 640, 240, 100], 1)
  const floor = ellipse(240, 540, 262, 92)
  s.fill(floor, ink.bone)
  s.shade(floor, ink.stone, [240, 650, 240, 470], 1)
  s.within(floor, () => {
    for (let i = 0; i < 5; i++) {
      const steps: Dab[] = Array.from({ length: 12 }, (_, k) => {
        const [a, r] = [i * 1.3 + k * 0.42, 30 + k * 19]
        return [240 + r * Math.cos(a), 540 + r * 0.36 * Math.sin(a), 3 + k * 0.8]
      })
      s.fill(brush(steps), i % 2 ? ink.deep : ink.night)
    }
  })
  const throwArc = (t: number): [number, number] => [70 + 366 * t, 330 - 560 * t * (1 - t) - 150 * t]
  for (let i = 0; i < 2600; i++) {
    const t = s.random() ** 0.8
    const spread = (s.random() + s.random() + s.random() - 1.5) * (14 + 110 * (1 - t))
    const [x, y] = throwArc(t)
    s.disc(x + spread * 0.5, y + Math.abs(spread) * 0.9 + spread * 0.35, s.between(0.5, 1.7 + (1 - t) * 0.6), ink.cream)
  }
  for (let i = 0; i < 420; i++)
    s.disc(240 + (s.random() - 0.5) * 470, 540 - 86 + s.random() ** 2 * -60, s.between(0.4, 1.4), ink.cream)
  s.oval(214, 556, 74, 14, ink.night)
  s.moved('translate(256 366) scale(2.06)', () => {
    figure(
      s,
      {
        head: [10, -88],
        trunk: [
          [8, -76],
          [-2, -58],
          [-14, -36],
          [-20, -14],
        ],
        arms: [
          [
            [8, -64],
            [44, -84],
            [76, -112],
            [84, -120],
          ],
          [
            [-8, -62],
            [-42, -66],
            [-70, -44],
            [-78, -38],
          ],
        ],
        legs: [
          [
            [-22, -12],
            [-34, 32],
            [-16, 80],
            [-30, 90],
          ],
          [
            [-14, -12],
            [36, 12],
            [72, 50],
            [82, 62],
          ],
        ],
        weight: 1.1,
      },
      ink.vermilion,
    )
    s.shade(
      brush([
        [8, -76, 12],
        [-2, -58, 34],
        [-14, -36, 24],
        [-20, -14, 30],
        [-34, 32, 20],
      ]),
      ink.crimson,
      [-50, -10, 10, -60],
      0.8,
    )
  })
}

/** Two people, six dances: where shadows cross, a third colour. */
const weightOfShadows = (s: Sheet): void => {
  s.paper = ink.shell
  const a: Pose = {
    head: [16, -94],
    trunk: [
      [12, -80],
      [6, -60],
      [0, -36],
      [-4, -14],
    ],
    arms: [
      [
        [16, -66],
        [48, -84],
        [80, -74],
        [90, -72],
      ],
      [
        [-4, -64],
        [-34, -80],
        [-56, -116],
        [-58, -124],
      ],
    ],
    legs: [
      [
        [-2, -14],
        [22, 30],
        [6, 80],
        [18, 88],
      ],
      [
        [-8, -14],
        [-50, 8],
        [-92, 36],
        [-108, 42],
      ],
    ],
    weight: 1.12,
  }
  const b: Pose = {
    head: [-34, -74],
    trunk: [
      [-26, -64],
      [-10, -52],
      [8, -34],
      [12, -10],
    ],
    arms: [
      [
        [-18, -52],
        [-52, -44],
        [-86, -58],
        [-96, -62],
      ],
      [
        [-8, -60],
        [-6, -96],
        [20, -124],
        [28, -128],
      ],
    ],
    legs: [
      [
        [10, -8],
        [-14, 34],
        [-6, 82],
        [-20, 88],
      ],
      [
        [14, -8],
        [56, 4],
        [96, -20],
        [112, -30],
      ],
    ],
    weight: 1.12,
  }
  s.on('overprint', () => {
    s.disc(188, 236, 170, ink.coral)
    s.disc(306, 404, 170, ink.sky)
    s.moved('translate(206 316) scale(2.2)', () => figure(s, a, ink.vermilion))
    s.moved('translate(280 354) scale(2.2)', () => figure(s, b, ink.cobalt))
  })
  s.shade(
    polygon([
      [120, 560],
      [300, 560],
      [480, 640],
      [0, 640],
    ]),
    ink.navy,
    [210, 556, 240, 650],
    0.9,
  )
  s.shade(disc(188, 236, 170), ink.shell, [60, 110, 220, 260], 0.8)
  s.shade(disc(306, 404, 170), ink.shell, [440, 530, 290, 390], 0.8)
}

export const dancers: Drawings = {
  'dance-01': salt,
  'dance-06': weightOfShadows,
}
