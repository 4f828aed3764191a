import { figure } from '../press/figure'
import { ink } from '../press/inks'
import { box, brush, disc, ground, plot, polygon, sector, segment, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

// 1200 × 500, calm at the left; phones show the middle 800, so the subject stands around x = 760.

/** A piano by a window. */
const byTheWindow = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.night, [0, 0, 600, 300], 1)
  s.box(700, 36, 200, 216, ink.marigold)
  s.shade(box(700, 36, 200, 216), ink.vermilion, [700, 270, 860, 60], 0.95)
  s.disc(838, 104, 34, ink.cream)
  s.fill(
    brush([
      [756, 252, 11],
      [762, 190, 8],
      [748, 130, 6],
      [778, 84, 3],
    ]),
    ink.deep,
  )
  ;[
    [774, 88, 18],
    [752, 118, 22],
    [786, 132, 19],
    [734, 152, 16],
  ].forEach(([x, y, r]) => {
    s.disc(x, y, r, ink.teal)
    s.shade(disc(x, y, r), ink.deep, [x + r, y + r, x - r, y - r], 0.85)
  })
  s.line(`${box(700, 36, 200, 216)}${segment(800, 36, 800, 252)}${segment(700, 144, 900, 144)}`, ink.cream, 8)
  const bed: Point[] = [
    [360, 356],
    [1240, 300],
    [1240, 540],
    [280, 540],
  ]
  s.within(polygon(bed), () => {
    s.poly(bed, ink.cream)
    s.shade(polygon(bed), ink.cobalt, [280, 480, 900, 380], 1)
    const light = polygon([
      [690, 320],
      [784, 318],
      [740, 540],
      [566, 540],
    ])
    const light2 = polygon([
      [812, 314],
      [906, 308],
      [980, 540],
      [800, 540],
    ])
    ;[light, light2].forEach((d) => {
      s.fill(d, ink.lemon)
      s.shade(d, ink.tangerine, [760, 540, 790, 310], 0.85)
    })
    for (let i = 0; i < 22; i++) {
      const [x1, x2] = [380 + i * 42, 250 + i * 54]
      s.rule(x1, 290, x2, 560, ink.deep, 2.4)
      if ([2, 6, 9, 13, 16, 20].includes(i)) continue
      const [bx, by] = [x1 + (x2 - x1) * 0.56, 290 + 270 * 0.56]
      s.poly(
        [
          [x1 - 13, 290],
          [x1 + 13, 290],
          [bx + 15, by],
          [bx - 15, by],
        ],
        ink.night,
      )
      s.poly(
        [
          [x1 - 7, 290],
          [x1 + 3, 290],
          [bx + 2, by - 14],
          [bx - 8, by - 14],
        ],
        ink.cobalt,
      )
    }
  })
  s.poly(
    [
      [330, 332],
      [1240, 270],
      [1240, 310],
      [330, 368],
    ],
    ink.coal,
  )
  s.poly(
    [
      [330, 364],
      [1240, 306],
      [1240, 312],
      [330, 370],
    ],
    ink.vermilion,
  )
  s.wash(ink.night, [180, 250, 620, 250], 1)
}

/** Sea breeze: two stages, lanterns on a string, the moon on its way up. */
const seaBreeze = (s: Sheet): void => {
  s.paper = ink.plum
  s.wash(ink.violet, [500, 0, 700, 260], 0.9)
  s.glow(800, 300, 460, ink.coral, 0.95)
  s.disc(700, 128, 60, ink.cream)
  s.shade(disc(700, 128, 60), ink.rose, [750, 180, 680, 100], 0.9)
  const hill = ground(
    plot(
      -4,
      1204,
      6,
      (x) =>
        290 -
        50 * Math.exp(-(((x - 960) / 150) ** 2)) -
        74 * Math.exp(-(((x - 520) / 190) ** 2)) -
        30 * Math.exp(-(((x - 160) / 160) ** 2)),
    ),
    330,
  )
  s.fill(hill, ink.navy)
  s.box(0, 304, 1200, 80, ink.teal)
  s.shade(box(0, 304, 1200, 80), ink.plum, [0, 340, 640, 340], 1)
  for (let i = 0; i < 8; i++)
    s.line(
      `M420 ${314 + i * 9}${'q20 -7 40 0t40 0'.repeat(10)}`,
      i % 3 ? ink.mint : ink.cream,
      1.6,
      'stroke-opacity=".7"',
    )
  s.fill(
    ground(
      plot(-4, 1204, 8, (x) => 384 + 12 * Math.sin(x / 180 + 2)),
      520,
    ),
    ink.coal,
  )
  const stage = (x: number, size: number, a: string, b: string): void =>
    s.moved(`translate(${x} 440) scale(${size})`, () => {
      s.glow(0, 10, 200, a, 0.7, box(-200, -60, 400, 130))
      for (let i = 0; i < 8; i++)
        s.fill(`M0 -178L${-88 + i * 22} -70Q${-77 + i * 22} -56 ${-66 + i * 22} -70Z`, i % 2 ? b : a)
      s.box(-78, -66, 156, 66, ink.night)
      s.glow(0, -50, 84, ink.lemon, 1, box(-78, -66, 156, 66))
      ;[-40, -4, 34].forEach((at) =>
        s.fill(
          `${disc(at, -44, 6.4)}${brush([
            [at, -36, 9],
            [at + 2, -18, 15],
            [at, 0, 10],
          ])}`,
          ink.night,
        ),
      )
      s.box(-92, 0, 184, 12, ink.cream)
      s.poly(
        [
          [0, -206],
          [32, -197],
          [0, -186],
        ],
        ink.lemon,
      )
      s.rule(0, -206, 0, -176, ink.cream, 2.4)
    })
  stage(660, 1.12, ink.vermilion, ink.cream)
  stage(934, 0.94, ink.lemon, ink.teal)
  for (let i = 0; i < 84; i++) {
    const [x, y] = [s.between(420, 1206), s.between(474, 516)]
    s.fill(`${disc(x, y - 18, 8.4)}${box(x - 12, y - 9, 24, 40, 9)}`, ink.night)
    if (i % 6 === 0) s.line(segment(x + 9, y - 4, x + 17, y - 40), ink.night, 5)
  }
  s.line('M420 0Q620 120 800 60T1220 40', ink.night, 1.8)
  for (let i = 0; i < 18; i++) {
    const t = i / 17
    const [x, y] = [450 + t * 740, 16 + 62 * Math.sin(t * 3) - t * 6]
    s.poly(
      [
        [x - 13, y],
        [x + 13, y - 1],
        [x, y + 26],
      ],
      [ink.vermilion, ink.cream, ink.tangerine, ink.lemon][i % 4],
    )
  }
  s.wash(ink.plum, [120, 250, 560, 250], 0.85)
}

/** Twenty-four summers over the sea. */
const summers = (s: Sheet): void => {
  s.paper = ink.crimson
  const [x, y] = [770, 330]
  for (let i = 0; i < 24; i++) {
    const d = sector(x, y, 0, 1000, 180 + i * 7.5, 187.5 + i * 7.5)
    s.fill(d, [ink.marigold, ink.tangerine, ink.rose, ink.vermilion][(i * 5) % 4])
    s.glow(x, y, 520, i % 2 ? ink.fuchsia : ink.lemon, 0.7, d)
  }
  s.wash(ink.crimson, [240, 200, 620, 260], 1)
  s.wash(ink.crimson, [330, 200, 560, 240], 1)
  for (let i = 5; i > 0; i--)
    s.disc(x, y, 44 + i * 26, [ink.cream, ink.lemon, ink.marigold, ink.tangerine, ink.vermilion, ink.cream][i])
  s.disc(x, y, 54, ink.vermilion)
  s.box(0, y, 1200, 200, ink.ultramarine)
  s.shade(box(0, y, 1200, 180), ink.fuchsia, [770, y, 770, y + 160], 0.85)
  s.shade(box(0, y, 1200, 180), ink.plum, [200, y, 640, y], 1)
  for (let i = 0; i < 9; i++) {
    const half = (220 - i * 12) * s.between(0.6, 1)
    s.box(x - half + s.between(-34, 34), y + 10 + i * 18, half * 2, 4 + i * 0.7, i % 3 ? ink.lemon : ink.cream, 4)
  }
  s.moved(`translate(${x} 356) scale(1.25)`, () => {
    figure(
      s,
      {
        head: [0, -94],
        trunk: [
          [0, -80],
          [0, -60],
          [0, -38],
          [0, -16],
        ],
        arms: [
          [
            [-10, -66],
            [-30, -46],
            [-8, -72],
          ],
          [
            [10, -66],
            [34, -84],
            [58, -108],
          ],
        ],
        legs: [
          [
            [-4, -14],
            [-8, 40],
            [-10, 100],
          ],
          [
            [4, -14],
            [8, 40],
            [10, 100],
          ],
        ],
      },
      ink.night,
    )
    s.fill('M-12 -36Q0 -42 12 -36L44 96Q0 110 -44 96Z', ink.night)
    s.disc(-8, -106, 7, ink.night)
    s.rule(-8, -74, -2, -88, ink.night, 4)
  })
}

export const dayBanners: Drawings = {
  'banner-4': byTheWindow,
  'banner-5': seaBreeze,
  'banner-6': summers,
}
