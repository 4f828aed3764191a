import { ink } from '../press/inks'
import { arc, box, brush, polygon, sector, segment, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A jointed rider held to the lamp, and the hands that hold it. */
const shadowPlay = (s: Sheet): void => {
  s.paper = ink.umber
  s.wash(ink.coal, [240, 0, 240, 500], 1)
  const screen = box(36, 48, 408, 430, 8)
  s.fill(screen, ink.lemon)
  s.glow(250, 250, 320, ink.cream, 0.95, screen)
  s.shade(screen, ink.rust, [36, 500, 180, 240], 0.95)
  s.shade(screen, ink.rust, [444, 40, 330, 180], 0.85)
  s.disc(372, 128, 38, ink.vermilion)
  s.within(screen, () => {
    s.fill('M36 420Q140 380 240 410T444 396V478H36Z', ink.rust)
    s.fill(
      brush([
        [60, 440, 22],
        [84, 340, 16],
        [64, 250, 12],
        [104, 180, 7],
      ]),
      ink.umber,
    )
    for (let i = 0; i < 22; i++)
      s.disc(50 + s.random() * 100, 120 + s.random() * 130, s.between(7, 15), i % 3 ? ink.leaf : ink.olive)
  })
  s.moved('translate(244 284)', () => {
    const horse =
      'M-92 18C-110 -10 -96 -40 -60 -38C-20 -34 30 -40 56 -46C70 -78 92 -104 118 -106L126 -120L134 -102C150 -92 160 -76 164 -62C158 -52 148 -50 138 -58C128 -62 118 -56 112 -42C108 -16 98 10 84 22C40 34 -50 34 -92 18Z'
    const legs: (readonly [number, number, number])[][] = [
      [
        [-80, 10, 34],
        [-96, 54, 19],
        [-70, 90, 13],
        [-86, 126, 10],
      ],
      [
        [-62, 16, 30],
        [-46, 60, 17],
        [-66, 96, 12],
        [-56, 130, 10],
      ],
      [
        [66, 10, 30],
        [92, 44, 17],
        [124, 40, 12],
        [134, 66, 10],
      ],
      [
        [54, 16, 28],
        [56, 62, 16],
        [36, 92, 12],
        [44, 128, 10],
      ],
    ]
    legs.forEach((leg) => s.fill(brush(leg), ink.coal))
    s.fill(
      brush([
        [-92, -10, 14],
        [-130, 10, 22],
        [-140, 60, 14],
        [-160, 90, 4],
      ]),
      ink.coal,
    )
    s.fill(horse, ink.coal)
    for (let i = 0; i < 9; i++) s.line(`M${74 + i * 6} ${-52 - i * 6}q-16 2 -22 18`, ink.vermilion, 4)
    for (let i = 0; i < 8; i++) s.disc(-78 + i * 18, -4 + 6 * Math.sin(i), 5, i % 2 ? ink.marigold : ink.vermilion)
    s.fill(sector(-6, -30, 0, 42, 0, 180), ink.vermilion)
    s.line(arc(-6, -30, 34, 10, 170), ink.marigold, 3)
    s.fill('M-34 -40C-44 -90 -30 -120 0 -124C30 -120 40 -86 26 -40L30 -2H-2Z', ink.coal)
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 4 - (r % 2); i++)
        s.fill(sector(-18 + i * 14 + (r % 2) * 7, -100 + r * 17, 0, 7, 0, 180), r % 2 ? ink.marigold : ink.vermilion)
    s.fill(
      brush([
        [18, -108, 17],
        [54, -120, 12],
        [82, -150, 9],
      ]),
      ink.coal,
    )
    s.fill(
      brush([
        [-26, -106, 17],
        [-52, -80, 12],
        [-30, -58, 9],
      ]),
      ink.coal,
    )
    s.disc(4, -146, 19, ink.coal)
    s.fill('M20 -146l12 6l-12 6Z', ink.coal)
    s.disc(10, -149, 3.4, ink.lemon)
    s.fill('M-18 -156Q4 -190 26 -158L20 -152H-14Z', ink.vermilion)
    s.line('M-6 -170C-50 -230 -100 -196 -112 -150M2 -174C10 -240 80 -246 112 -214', ink.coal, 4)
    s.rule(74, -196, 98, -96, ink.coal, 4)
    s.poly(
      [
        [66, -226],
        [82, -198],
        [62, -190],
      ],
      ink.vermilion,
    )
    ;[
      [-80, 10],
      [-62, 16],
      [66, 10],
      [54, 16],
      [18, -106],
      [-26, -104],
    ].forEach(([x, y]) => s.disc(x, y, 4, ink.lemon))
  })
  s.line(box(36, 48, 408, 430, 8), ink.crimson, 12)
  const rods: [Point, Point][] = [
    [
      [326, 134],
      [372, 600],
    ],
    [
      [230, 250],
      [236, 600],
    ],
    [
      [158, 300],
      [104, 600],
    ],
  ]
  rods.forEach(([a, b]) => s.line(segment(a[0], a[1], b[0], b[1]), ink.cream, 2.6))
  const hand = (x: number, turn: number): void =>
    s.moved(`translate(${x} 590) rotate(${turn})`, () => {
      s.box(-34, 34, 68, 60, ink.teal, 6)
      s.box(-26, -20, 52, 62, ink.shell, 24)
      s.shade(box(-26, -20, 52, 62, 24), ink.rust, [30, 50, -14, 0], 0.9)
      for (let i = 0; i < 3; i++) s.line(`M-20 ${-4 + i * 12}h26`, ink.rust, 2.4)
      s.fill(
        brush([
          [22, 24, 16],
          [14, -2, 14],
          [-2, -14, 11],
        ]),
        ink.shell,
      )
    })
  hand(104, -10)
  hand(236, 4)
  hand(372, 12)
  s.fill(
    polygon([
      [0, 640],
      [480, 640],
      [480, 628],
      [0, 628],
    ]),
    ink.coal,
  )
}

export const puppets: Drawings = {
  'folk-05': shadowPlay,
}
