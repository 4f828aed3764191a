import { figure } from '../press/figure'
import { ink } from '../press/inks'
import { box, curve, disc, polygon, segment, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Six slabs of colour for six crews, and the one microphone they share. */
const hipHopNight = (s: Sheet): void => {
  s.paper = ink.lemon
  const tones = [ink.fuchsia, ink.ultramarine, ink.tangerine, ink.mint, ink.violet, ink.vermilion]
  tones.forEach((color, i) => {
    const y = -190 + i * 132
    const slab = polygon([
      [0, y + 240],
      [480, y],
      [480, y + 108],
      [0, y + 348],
    ])
    s.fill(slab, color)
    s.shade(slab, ink.coal, [0, y + 360, 120, y + 140], 0.55)
  })
  s.on('overprint', () => {
    for (let y = 0; y < 13; y++)
      for (let x = 0; x < 10; x++) s.disc(330 + x * 16, 20 + y * 16, 1.2 + (x + 12 - y) * 0.3, ink.rose)
  })
  s.moved('translate(240 330) rotate(32)', () => {
    for (let i = 90; i > 0; i -= 3)
      s.moved(`translate(${i * 0.9} ${i})`, () =>
        s.fill(
          `${box(-62, -196, 124, 150, 62)}${polygon([
            [-50, -38],
            [50, -38],
            [27, 300],
            [-27, 300],
          ])}`,
          ink.coal,
        ),
      )
    s.poly(
      [
        [-50, -38],
        [50, -38],
        [27, 300],
        [-27, 300],
      ],
      ink.cream,
    )
    s.shade(
      polygon([
        [-50, -38],
        [50, -38],
        [27, 300],
        [-27, 300],
      ]),
      ink.fuchsia,
      [60, 100, -10, 100],
      0.95,
    )
    s.box(-13, 40, 26, 54, ink.coal, 8)
    s.box(-8, 46, 16, 20, ink.lemon, 5)
    const head = box(-66, -200, 132, 156, 66)
    s.fill(head, ink.cream)
    s.within(head, () => {
      for (let i = -12; i < 14; i++) {
        s.rule(-160 + i * 15, -210, -20 + i * 15, -30, ink.coal, 2.4)
        s.rule(20 + i * 15, -210, -120 + i * 15, -30, ink.coal, 2.4)
      }
    })
    s.shade(head, ink.violet, [70, -60, -20, -150], 0.9)
    s.box(-70, -78, 140, 24, ink.vermilion, 6)
    s.box(-58, -50, 116, 16, ink.coal, 5)
  })
}

/** A kart course seen from the air; the racing line is drawn in red. */
const kartDay = (s: Sheet): void => {
  s.paper = ink.mint
  s.wash(ink.leaf, [0, 640, 300, 120], 0.85)
  for (let i = -8; i < 20; i++)
    s.poly(
      [
        [i * 56, 0],
        [i * 56 + 28, 0],
        [i * 56 - 212, 640],
        [i * 56 - 240, 640],
      ],
      i % 2 ? '#9fd5bb' : ink.mint,
    )
  s.wash(ink.leaf, [0, 640, 300, 200], 0.8)
  const track: Point[] = [
    [96, 80],
    [260, 64],
    [408, 92],
    [424, 200],
    [318, 248],
    [236, 214],
    [150, 236],
    [150, 330],
    [270, 348],
    [398, 348],
    [424, 466],
    [330, 560],
    [216, 520],
    [132, 566],
    [62, 486],
    [58, 300],
    [54, 160],
  ]
  const d = curve(track, true)
  s.moved('translate(10 16)', () => s.line(d, ink.pine, 92))
  s.line(d, ink.cream, 92)
  s.line(d, ink.vermilion, 92, 'stroke-dasharray="18 18" style="stroke-linecap:butt"')
  s.line(d, ink.coal, 76)
  s.line(d, ink.stone, 2, 'stroke-dasharray="14 16"')
  s.line(
    curve(
      track.map(([x, y], i): Point => [x + (i % 3 === 0 ? 10 : -7), y + (i % 2 ? 10 : -8)]),
      true,
    ),
    ink.vermilion,
    3,
    'stroke-opacity=".0"',
  )
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 2; k++) s.box(226 + k * 9, 27 + i * 15 + (k ? 7.5 : 0), 9, 7.5, ink.cream)
  const kart = (x: number, y: number, turn: number, color: string): void => {
    s.moved(`translate(${x} ${y}) rotate(${turn}) scale(1.25)`, () => {
      ;[
        [-15, -13],
        [11, -13],
        [-15, 7],
        [11, 7],
      ].forEach(([wx, wy]) => s.box(wx, wy, 10, 6, ink.stone, 2))
      s.fill('M-18 -7H6Q22 -6 24 0Q22 6 6 7H-18Z', color)
      s.box(-22, -9, 6, 18, ink.cream, 2)
      s.disc(-2, 0, 6.4, ink.cream)
      s.fill('M-2 -6.4A6.4 6.4 0 0 1 -2 6.4Q3 0 -2 -6.4Z', ink.night)
    })
  }
  kart(330, 72, 6, ink.vermilion)
  kart(420, 152, 96, ink.lemon)
  kart(146, 286, 92, ink.sky)
  kart(352, 344, 4, ink.tangerine)
  kart(270, 540, 198, ink.lilac)
  kart(58, 394, -90, ink.fuchsia)
  for (let i = 0; i < 11; i++) {
    const [x, y] = [
      [300, 150],
      [336, 160],
      [262, 150],
      [224, 140],
      [306, 452],
      [270, 440],
      [232, 430],
      [196, 440],
      [332, 426],
      [200, 150],
      [356, 442],
    ][i]
    s.disc(x + 4, y + 6, 15, ink.pine)
    s.disc(x, y, 15, ink.leaf)
    s.shade(disc(x, y, 15), ink.lemon, [x - 14, y - 14, x + 6, y + 4], 0.9)
  }
}

/** A freeze before the doors of a goods lift. */
const basementThree = (s: Sheet): void => {
  s.paper = ink.coal
  s.box(44, 36, 392, 520, ink.stone)
  const left = box(44, 36, 150, 520)
  const right = box(286, 36, 150, 520)
  s.box(194, 36, 92, 520, ink.lemon)
  s.shade(box(194, 36, 92, 520), ink.tangerine, [240, 560, 240, 120], 0.9)
  s.shade(left, ink.coal, [44, 300, 190, 300], 0.9)
  s.shade(right, ink.coal, [436, 300, 290, 300], 0.9)
  for (let i = 0; i < 6; i++)
    [64, 306].forEach((x) => s.line(segment(x, 84 + i * 82, x + 110, 84 + i * 82), ink.coal, 2.4))
  for (let i = -2; i < 14; i++)
    s.within(`${box(0, 0, 480, 30)}${box(0, 560, 480, 26)}`, () =>
      s.poly(
        [
          [i * 44, 0],
          [i * 44 + 22, 0],
          [i * 44 - 120, 590],
          [i * 44 - 142, 590],
        ],
        ink.lemon,
      ),
    )
  s.poly(
    [
      [194, 586],
      [286, 586],
      [400, 640],
      [80, 640],
    ],
    ink.lemon,
  )
  s.shade(
    polygon([
      [194, 586],
      [286, 586],
      [400, 640],
      [80, 640],
    ]),
    ink.coal,
    [240, 650, 240, 580],
    0.8,
  )
  s.disc(240, 66, 15, ink.vermilion)
  s.moved('translate(236 420) scale(1.62)', () => {
    figure(
      s,
      {
        head: [-22, 62],
        trunk: [
          [-14, 52],
          [-4, 34],
          [8, 8],
          [12, -14],
        ],
        arms: [
          [
            [-14, 42],
            [-34, 62],
            [-32, 92],
            [-44, 95],
          ],
          [
            [6, 40],
            [26, 62],
            [14, 92],
            [26, 95],
          ],
        ],
        legs: [
          [
            [8, -18],
            [-30, -52],
            [-72, -36],
            [-90, -44],
          ],
          [
            [16, -16],
            [40, -64],
            [22, -112],
            [34, -126],
          ],
        ],
        weight: 1.22,
      },
      ink.night,
    )
    s.fill(
      polygon([
        [-34, 66],
        [-30, 50],
        [-12, 56],
        [-16, 74],
      ]),
      ink.vermilion,
    )
    s.line(segment(-96, -52, -84, -32), ink.vermilion, 9)
    s.line(segment(26, -128, 44, -122), ink.vermilion, 9)
  })
}

export const slabs: Drawings = {
  'concert-11': hipHopNight,
  'dance-05': basementThree,
  'sport-08': kartDay,
}
