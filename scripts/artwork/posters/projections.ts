import { figure, type Pose } from '../press/figure'
import { ink } from '../press/inks'
import { arc, box, disc, plot, polygon, sector, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A projector's beam is the only scenery; three people make its noise. */
const namelessCinema = (s: Sheet): void => {
  s.paper = ink.coal
  const beam = polygon([
    [96, 142],
    [480, 190],
    [480, 606],
    [204, 606],
  ])
  s.fill(beam, ink.bone)
  s.shade(
    polygon([
      [96, 142],
      [480, 190],
      [480, 606],
      [204, 606],
    ]),
    ink.coal,
    [480, 606, 260, 250],
    0.62,
  )
  s.shade(
    polygon([
      [96, 142],
      [480, 606],
      [204, 606],
    ]),
    ink.vermilion,
    [240, 640, 330, 330],
    0.75,
  )
  const reel = (x: number, y: number, r: number, turn: number): void => {
    s.disc(x, y, r, ink.vermilion)
    s.shade(disc(x, y, r), ink.brick, [x + r, y + r, x - r / 2, y - r / 2], 0.9)
    for (let i = 0; i < 5; i++)
      s.moved(`rotate(${turn + i * 72} ${x} ${y})`, () => s.disc(x, y - r * 0.56, r * 0.24, ink.coal))
    s.disc(x, y, r * 0.13, ink.coal)
  }
  reel(86, 74, 62, 10)
  reel(196, 46, 44, 40)
  s.box(30, 118, 112, 56, ink.cream, 8)
  s.shade(box(30, 118, 112, 56, 8), ink.stone, [30, 180, 90, 110], 0.9)
  s.poly(
    [
      [142, 130],
      [166, 122],
      [166, 168],
      [142, 160],
    ],
    ink.cream,
  )
  s.line(segment(86, 174, 50, 640), ink.cream, 6)
  s.line(segment(86, 174, 122, 640), ink.cream, 6)
  const people: readonly Pose[] = [
    {
      head: [-4, -92],
      trunk: [
        [0, -80],
        [0, -60],
        [0, -38],
        [0, -18],
      ],
      arms: [
        [
          [-10, -66],
          [-30, -54],
          [-46, -70],
        ],
        [
          [10, -66],
          [4, -40],
          [-26, -46],
        ],
      ],
      legs: [
        [
          [-5, -16],
          [-8, 34],
          [-8, 84],
          [-18, 88],
        ],
        [
          [5, -16],
          [10, 34],
          [12, 84],
          [4, 88],
        ],
      ],
      weight: 1.1,
    },
    {
      head: [-8, -88],
      trunk: [
        [-2, -77],
        [2, -58],
        [4, -38],
        [2, -18],
      ],
      arms: [
        [
          [-8, -64],
          [-34, -70],
          [-58, -62],
        ],
        [
          [10, -64],
          [-12, -44],
          [-40, -34],
        ],
      ],
      legs: [
        [
          [-4, -16],
          [-18, 30],
          [-10, 84],
          [-22, 88],
        ],
        [
          [8, -16],
          [16, 30],
          [24, 84],
          [16, 88],
        ],
      ],
      weight: 1.1,
    },
    {
      head: [0, -93],
      trunk: [
        [0, -80],
        [0, -60],
        [0, -38],
        [0, -18],
      ],
      arms: [
        [
          [-10, -66],
          [-28, -86],
          [-20, -116],
        ],
        [
          [10, -66],
          [30, -82],
          [26, -112],
        ],
      ],
      legs: [
        [
          [-5, -16],
          [-10, 34],
          [-14, 84],
          [-24, 88],
        ],
        [
          [5, -16],
          [10, 34],
          [14, 84],
          [24, 88],
        ],
      ],
      weight: 1.1,
    },
  ]
  ;[262, 344, 432].forEach((x, i) =>
    s.moved(`translate(${x} ${520 - i * 8}) scale(${1 + i * 0.2})`, () => figure(s, people[i], ink.coal)),
  )
  s.box(0, 606, 480, 34, ink.coal)
  for (let i = 0; i < 14; i++) s.box(8 + i * 35, 614, 22, 14, ink.bone, 3)
  for (let i = 0; i < 60; i++) {
    const t = s.random()
    s.disc(110 + t * 370, 146 + t * (60 + 340 * s.random()), s.between(0.5, 1.6), ink.cream)
  }
}

const tile = (s: Sheet, x: number, y: number, size: number, turn: number): void => {
  s.moved(`translate(${x + size / 2} ${y + size / 2}) rotate(${turn}) scale(${size / 80})`, () => {
    s.box(-39, -39, 78, 78, ink.cream)
    s.fill(sector(-40, -40, 22, 34, 0, 90), ink.cobalt)
    s.fill(sector(40, 40, 22, 34, 180, 270), ink.cobalt)
    s.fill(sector(-40, -40, 0, 14, 0, 90), ink.marigold)
    s.fill('M-22 22Q-8 -8 22 -22Q8 8 -22 22Z', ink.navy)
    s.fill('M-34 34Q-30 18 -16 18Q-16 32 -34 34ZM34 -34Q30 -18 16 -18Q16 -32 34 -34Z', ink.sky)
    s.disc(0, 0, 5, ink.marigold)
  })
}

/** The light at Barra over a sea of Macanese tiles. */
const lighthouse = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.night, [240, 0, 240, 330], 1)
  s.poly(
    [
      [316, 130],
      [-20, 20],
      [-20, 268],
    ],
    ink.lemon,
  )
  s.shade(
    polygon([
      [316, 130],
      [-24, 14],
      [-24, 274],
    ]),
    ink.navy,
    [-30, 146, 290, 130],
    0.95,
  )
  s.poly(
    [
      [316, 130],
      [500, 92],
      [500, 178],
    ],
    ink.lemon,
  )
  for (let i = 0; i < 60; i++) s.disc(s.between(0, 480), s.between(0, 330), s.between(0.6, 1.7), ink.mist)
  for (let row = 0; row < 5; row++) {
    for (let column = -1; column < 7; column++)
      tile(s, column * 72 + (row % 2 ? -36 : 0), 392 + row * 54, 72, ((column + row) % 2) * 90)
  }
  s.shade(box(0, 380, 480, 260), ink.navy, [0, 650, 120, 400], 0.85)
  const crest = plot(0, 480, 4, (x) => 392 + 12 * Math.sin(x / 38) + 5 * Math.sin(x / 13))
  s.fill(`M0 330${crest.map((p) => `L${p.join(' ')}`).join('')}L480 330Z`, ink.deep)
  s.shade(box(0, 330, 480, 70), ink.sky, [0, 400, 0, 340], 0.45)
  s.fill('M176 404C226 344 262 330 316 328C382 330 430 356 480 368V410C400 396 300 420 176 404Z', ink.coal)
  const tower = polygon([
    [284, 338],
    [348, 338],
    [338, 158],
    [294, 158],
  ])
  s.fill(tower, ink.cream)
  s.within(tower, () =>
    [196, 258, 318].forEach((y) =>
      s.poly(
        [
          [270, y],
          [360, y - 16],
          [360, y + 10],
          [270, y + 26],
        ],
        ink.vermilion,
      ),
    ),
  )
  s.shade(tower, ink.navy, [352, 250, 296, 250], 0.95)
  s.box(280, 150, 72, 10, ink.coal, 2)
  s.box(296, 108, 40, 42, ink.lemon)
  ;[296, 309, 322, 335].forEach((x) => s.rule(x, 108, x, 150, ink.coal, 3))
  s.fill(`${arc(316, 108, 24, 180, 360)}Z`, ink.vermilion)
  s.rule(316, 86, 316, 66, ink.vermilion, 3)
  s.fill('M110 366Q150 384 196 366L188 384H118Z', ink.vermilion)
  s.fill('M148 362V296Q184 330 186 358Z', ink.cream)
  s.fill('M142 360V312Q120 336 118 358Z', ink.shell)
}

export const projections: Drawings = {
  'drama-10': namelessCinema,
  'drama-05': lighthouse,
}
