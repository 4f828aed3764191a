import { ink } from '../press/inks'
import { arch, box, brush, disc, ground, plot, polygon, segment, type Dab, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A point on the smooth line between the second and the third of four points. */
const along = ([p0, p1, p2, p3]: readonly Point[], t: number): Point => {
  const blend = (i: 0 | 1): number =>
    0.5 *
    (2 * p1[i] +
      (p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t ** 3)
  return [blend(0), blend(1)]
}

/** Rails that are a guitar's neck: sleepers for frets, six strings running into a low sun. */
const slowTrain = (s: Sheet): void => {
  s.paper = ink.cream
  s.wash(ink.tangerine, [240, 330, 240, 20], 0.55)
  s.disc(240, 236, 132, ink.vermilion)
  s.shade(disc(240, 236, 132), ink.brick, [240, 372, 240, 180], 1)
  for (let i = 0; i < 7; i++) s.box(96, 206 + i * 20, 288, 1.5 + i * 1.9, ink.cream)
  s.fill(
    ground(
      plot(0, 480, 8, (x) => 318 - 30 * Math.exp(-(((x - 60) / 90) ** 2)) - 22 * Math.exp(-(((x - 430) / 70) ** 2))),
      340,
    ),
    ink.brick,
  )
  s.box(0, 326, 480, 314, ink.umber)
  s.shade(box(0, 326, 480, 314), ink.rust, [240, 326, 240, 560], 0.95)
  const neck: Point[] = [
    [226, 326],
    [254, 326],
    [404, 640],
    [76, 640],
  ]
  s.poly(neck, ink.coal)
  s.within(polygon(neck), () => {
    for (let i = 0; i < 16; i++) {
      const depth = (i / 15) ** 2.1
      s.box(0, 328 + depth * 312, 480, 1 + depth * 11, ink.marigold)
    }
  })
  ;[402, 486, 590].forEach((y, i) => s.oval(240, y, 4 + i * 4, 2.6 + i * 3, ink.cream))
  for (let i = 0; i < 6; i++)
    s.poly(
      [
        [229 + i * 4.2, 326],
        [230 + i * 4.2, 326],
        [103 + i * 56 + 2 + i * 0.3, 640],
        [99 + i * 56, 640],
      ],
      ink.cream,
    )
  const smoke = brush([
    [262, 298, 4],
    [290, 262, 16],
    [330, 236, 26],
    [366, 176, 44],
    [420, 132, 58],
    [520, 86, 84],
  ])
  s.fill(smoke, ink.cream)
  s.shade(smoke, ink.stone, [360, 250, 380, 120], 0.8)
  s.fill(`${box(228, 296, 24, 34, 5)}${box(236, 286, 8, 12)}`, ink.coal)
  s.disc(240, 308, 5, ink.lemon)
}

/** One highway from the desert to the sea, seen from high above. */
const longHaul = (s: Sheet): void => {
  s.paper = ink.teal
  const bands: [string, number, string][] = [
    [ink.mint, 116, ink.teal],
    [ink.sand, 176, ink.ochre],
    [ink.marigold, 250, ink.vermilion],
    [ink.tangerine, 338, ink.brick],
    [ink.vermilion, 440, ink.plum],
    [ink.brick, 548, ink.plum],
  ]
  s.wash(ink.deep, [240, 0, 240, 160], 1)
  for (let i = 0; i < 7; i++) s.line(`M${s.between(-60, 200)} ${22 + i * 13}q40 -9 80 0t80 0t80 0t80 0`, ink.mint, 1.8)
  bands.forEach(([color, base, dark], i) => {
    const d = ground(
      plot(
        -6,
        486,
        6,
        (x) => base + (i < 1 ? 5 : 15 + i * 3) * Math.sin(x / (64 + i * 16) + i * 1.8) + 4 * Math.sin(x / 21 + i),
      ),
      660,
    )
    s.fill(d, color)
    s.shade(d, dark, [200, base + 120, 260, base - 30], 0.75)
  })
  const bends: Point[] = [
    [228, 120],
    [330, 176],
    [176, 244],
    [96, 300],
    [300, 366],
    [420, 436],
    [228, 520],
    [96, 700],
  ]
  const road = brush(
    bends.map(([x, y], i): Dab => [x, y, 5 + i * i * 1.85]),
    18,
  )
  s.moved('translate(5 9)', () => s.fill(road, ink.plum))
  s.fill(road, ink.coal)
  const steps = 9
  for (let i = 1; i < bends.length - 2; i++) {
    const piece = bends.slice(i - 1, i + 3)
    for (let k = 0; k < steps; k++) {
      const [a, b] = [k / steps, (k + 0.45) / steps].map((t) => along(piece, t))
      s.rule(a[0], a[1], b[0], b[1], ink.lemon, 0.8 + i * 0.75)
    }
  }
  s.moved('translate(386 462) rotate(118)', () => {
    s.poly(
      [
        [26, -10],
        [26, 10],
        [130, 44],
        [130, -44],
      ],
      ink.lemon,
    )
    s.box(-30, -15, 60, 30, ink.cream, 9)
    s.box(-14, -12, 26, 24, ink.night, 5)
    s.box(-30, -15, 8, 30, ink.vermilion, 3)
  })
  for (let i = 0; i < 26; i++) {
    const [x, y] = [s.between(10, 470), s.between(300, 630)]
    if (Math.abs(x - 240) < 90) continue
    s.line(`M${x} ${y}v-15M${x} ${y - 5}h6v-7M${x} ${y - 2}h-6v-6`, ink.plum, 3)
  }
}

/** Seven arches of a small station; one is still lit, and somebody sits there. */
const waitingRoom = (s: Sheet): void => {
  s.paper = ink.pine
  s.wash(ink.coal, [240, 0, 240, 300], 0.7)
  s.disc(240, 128, 70, ink.cream)
  s.line(disc(240, 128, 70), ink.marigold, 5)
  for (let i = 0; i < 12; i++) s.moved(`rotate(${i * 30} 240 128)`, () => s.box(238, 66, 4, i % 3 ? 8 : 16, ink.pine))
  s.line(segment(240, 128, 240, 78), ink.pine, 5)
  s.line(segment(240, 128, 214, 106), ink.pine, 6)
  s.disc(240, 128, 6, ink.vermilion)
  for (let i = 0; i < 7; i++) {
    const lit = i === 5
    const x = 19 + i * 64
    const d = arch(x, 262, 56, 190)
    s.fill(d, lit ? ink.marigold : ink.teal)
    if (lit) s.shade(d, ink.vermilion, [x, 452, x, 330], 0.8)
    else s.shade(d, ink.pine, [x, 452, x + 20, 262], 1)
    s.rule(x + 28, 264, x + 28, 452, ink.pine, 2.5)
    s.rule(x, 330, x + 56, 330, ink.pine, 2.5)
    s.rule(x, 392, x + 56, 392, ink.pine, 2.5)
  }
  s.box(0, 452, 480, 188, ink.coal)
  s.poly(
    [
      [339, 452],
      [395, 452],
      [330, 640],
      [150, 640],
    ],
    ink.marigold,
  )
  s.shade(
    polygon([
      [339, 452],
      [395, 452],
      [330, 640],
      [150, 640],
    ]),
    ink.coal,
    [220, 650, 360, 452],
    1,
  )
  s.box(60, 488, 380, 10, ink.cream)
  ;[80, 236, 404].forEach((x) =>
    s.poly(
      [
        [x, 498],
        [x + 9, 498],
        [x + 16, 540],
        [x + 5, 540],
      ],
      ink.cream,
    ),
  )
  s.box(60, 462, 380, 6, ink.cream)
  s.fill(
    brush([
      [366, 428, 12],
      [366, 446, 30],
      [364, 470, 28],
      [366, 492, 30],
    ]),
    ink.coal,
  )
  s.fill(
    brush([
      [366, 486, 17],
      [342, 488, 14],
      [336, 514, 11],
      [334, 540, 9],
      [324, 542, 6],
    ]),
    ink.coal,
  )
  s.disc(366, 412, 12, ink.coal)
  s.fill(`${box(350, 404, 32, 4, 2)}${box(357, 394, 18, 12, 3)}`, ink.coal)
  s.box(404, 500, 34, 40, ink.vermilion, 4)
  s.line('M414 500v-8h14v8', ink.vermilion, 3)
}

export const roads: Drawings = {
  'concert-03': slowTrain,
  'concert-08': longHaul,
  'drama-01': waitingRoom,
}
