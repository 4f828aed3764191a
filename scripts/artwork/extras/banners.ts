import { ink } from '../press/inks'
import { arch, arc, box, brush, disc, ground, plot, polygon, segment, type Dab, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

// 1200 × 500, calm at the left; phones show the middle 800, so the subject stands around x = 760.

/** After midnight: the moon over a tide of sound. */
const afterMidnight = (s: Sheet): void => {
  s.paper = ink.night
  s.glow(780, 236, 460, ink.violet, 0.9)
  s.glow(780, 236, 300, ink.fuchsia, 0.5)
  for (let r = 156; r < 420; r += 22)
    s.line(
      arc(780, 226, r, 184, 356),
      r % 4 ? ink.coral : ink.lilac,
      1.4,
      `stroke-opacity="${(1.1 - r / 420).toFixed(2)}"`,
    )
  s.disc(780, 226, 134, ink.shell)
  s.shade(disc(780, 226, 134), ink.coral, [780, 364, 780, 160], 1)
  s.shade(disc(780, 226, 134), ink.fuchsia, [780, 366, 780, 280], 0.9)
  for (let row = 0; row < 13; row++) {
    const base = 312 + row * 17
    const phase = [s.between(0, 7), s.between(0, 7), s.between(0, 7)]
    const crest = plot(-4, 1204, 5, (x) => {
      const swell = Math.exp(-(((x - 780) / (90 + row * 14)) ** 2))
      return (
        base -
        swell *
          Math.abs(Math.sin(x / 27 + phase[0]) + 0.7 * Math.sin(x / 11 + phase[1]) + 0.4 * Math.sin(x / 6 + phase[2])) *
          (36 - row) -
        3 * Math.sin(x / 120 + row / 2)
      )
    })
    s.fill(ground(crest, 520), ink.night)
    s.line(
      ground(crest, 520),
      row < 2 ? ink.shell : row % 4 === 0 ? ink.coral : ink.lilac,
      row % 4 === 0 ? 2.4 : 1.6,
      `stroke-opacity="${(1 - row * 0.045).toFixed(2)}"`,
    )
  }
}

/** The station after the last train. */
const lastTrain = (s: Sheet): void => {
  s.paper = ink.pine
  s.wash(ink.coal, [0, 0, 700, 260], 0.8)
  for (let i = 0; i < 7; i++) {
    const x = 500 + i * 98
    const lit = i === 3
    const d = arch(x, 90, 82, 270)
    s.fill(d, lit ? ink.marigold : ink.teal)
    if (lit) s.shade(d, ink.vermilion, [x, 370, x, 190], 0.85)
    else s.shade(d, ink.pine, [x, 380, x + 30, 90], 1)
    s.line(
      `${segment(x + 41, 92, x + 41, 360)}${segment(x, 180, x + 82, 180)}${segment(x, 270, x + 82, 270)}`,
      ink.pine,
      3.4,
    )
  }
  s.box(0, 360, 1200, 140, ink.coal)
  const pool = polygon([
    [794, 360],
    [876, 360],
    [760, 500],
    [540, 500],
  ])
  s.fill(pool, ink.marigold)
  s.shade(pool, ink.coal, [650, 510, 830, 360], 0.95)
  s.box(600, 392, 430, 10, ink.cream)
  ;[628, 812, 980].forEach((x) =>
    s.poly(
      [
        [x, 402],
        [x + 9, 402],
        [x + 15, 448],
        [x + 5, 448],
      ],
      ink.cream,
    ),
  )
  s.box(600, 364, 430, 6, ink.cream)
  s.fill(
    brush([
      [838, 326, 15],
      [838, 348, 36],
      [836, 376, 34],
      [838, 396, 36],
    ]),
    ink.coal,
  )
  s.fill(
    brush([
      [838, 390, 20],
      [808, 392, 17],
      [802, 424, 13],
      [800, 450, 10],
      [788, 452, 7],
    ]),
    ink.coal,
  )
  s.disc(838, 308, 15, ink.coal)
  s.fill(`${box(818, 298, 40, 5, 2)}${box(827, 286, 22, 14, 3)}`, ink.coal)
  s.box(884, 404, 40, 46, ink.vermilion, 4)
  s.line('M896 404v-9h16v9', ink.vermilion, 3.4)
  s.disc(452, 120, 52, ink.cream)
  s.line(disc(452, 120, 52), ink.marigold, 4)
  for (let i = 0; i < 12; i++) s.moved(`rotate(${i * 30} 452 120)`, () => s.box(450.5, 74, 3, i % 3 ? 6 : 12, ink.pine))
  s.line('M452 120V82M452 120L432 104', ink.pine, 4)
}

/** A creek found again below the streets. */
const hiddenRiver = (s: Sheet): void => {
  s.paper = ink.night
  const bed: Dab[] = [
    [560, 560, 120],
    [640, 400, 96],
    [800, 320, 82],
    [720, 200, 66],
    [880, 120, 52],
    [1010, 60, 40],
    [980, -60, 30],
  ]
  for (let i = 13; i > 0; i--) {
    const d = brush(
      bed.map(([x, y, w], k): Dab => [
        x + Math.sin(i * 0.5 + k) * i * 2,
        y,
        w + i * (38 + 4 * Math.sin(k * 2 + i * 0.2)),
      ]),
      14,
    )
    s.line(
      d,
      i % 4 === 0 ? ink.coral : ink.teal,
      i % 4 === 0 ? 2.2 : 1.4,
      `stroke-opacity="${(1.05 - i * 0.06).toFixed(2)}"`,
    )
  }
  s.wash(ink.night, [0, 250, 560, 250], 1)
  for (let i = 3; i > 0; i--)
    s.fill(
      brush(
        bed.map(([x, y, w]): Dab => [x, y, w + i * 16]),
        14,
      ),
      [ink.deep, ink.deep, ink.teal, ink.cobalt][i],
    )
  s.fill(brush(bed, 14), ink.sky)
  s.shade(brush(bed, 14), ink.ultramarine, [560, 520, 960, 40], 1)
  for (let i = 0; i < 5; i++)
    s.line(
      brush(
        bed.map(([x, y, w]): Dab => [x + w * (i - 2) * 0.16, y, 0.6]),
        14,
      ),
      i % 2 ? ink.cream : ink.mint,
      1.4,
    )
  for (let i = 0; i < 64; i++) {
    const [x, y] = [520 + (i % 11) * 62 + (Math.floor(i / 11) % 2) * 30, 40 + Math.floor(i / 11) * 82]
    const near = bed.some(([bx, by, bw]) => Math.hypot(bx - x - 14, by - y - 8) < bw * 0.6 + 62)
    if (near || s.random() < 0.2) continue
    const h = s.between(14, 52)
    s.poly(
      (
        [
          [x, y],
          [x + 17, y + 10],
          [x, y + 20],
          [x - 17, y + 10],
        ] as Point[]
      ).map(([px, py]): Point => [px + 17, py - h]),
      ink.coral,
    )
    s.poly(
      [
        [x, y + 10 - h],
        [x + 17, y + 20 - h],
        [x + 17, y + 20],
        [x, y + 10],
      ],
      ink.brick,
    )
    s.poly(
      [
        [x + 34, y + 10 - h],
        [x + 17, y + 20 - h],
        [x + 17, y + 20],
        [x + 34, y + 10],
      ],
      ink.plum,
    )
  }
}

export const banners: Drawings = {
  'banner-1': afterMidnight,
  'banner-2': lastTrain,
  'banner-3': hiddenRiver,
}
