import { ink } from '../press/inks'
import { brush, curve, ellipse, polygon, type Dab, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Five staves that have not decided yet; some notes are only outlines. */
const unfinished = (s: Sheet): void => {
  s.paper = ink.cream
  s.poly(
    [
      [0, 0],
      [480, 0],
      [480, 210],
      [380, 226],
      [300, 206],
      [214, 232],
      [120, 214],
      [0, 238],
    ],
    ink.coral,
  )
  s.shade(
    polygon([
      [0, 0],
      [480, 0],
      [480, 210],
      [380, 226],
      [300, 206],
      [214, 232],
      [120, 214],
      [0, 238],
    ]),
    ink.vermilion,
    [0, 0, 200, 200],
    0.9,
  )
  const y0 = (x: number): number => 330 - 84 * Math.sin(x / 108) + x * 0.12
  for (let i = 0; i < 5; i++) {
    const points: Point[] = []
    for (let x = -10; x <= 300; x += 18) points.push([x, y0(x) + i * 21])
    const spread = (i - 2) * 44
    points.push(
      [356, 400 + i * 8 + spread * 0.4],
      [410, 460 + spread],
      [372 - i * 14, 540 + spread * 0.7],
      [300 - i * 22, 520 + i * 18],
      [330 - i * 12, 460 + i * 26],
      [430, 520 + i * 22],
      [500, 560 + spread],
    )
    s.line(curve(points), ink.night, 2.6)
  }
  const note = (x: number, step: number, kind: 'full' | 'open' | 'draft'): void => {
    const y = y0(x) + step * 10.5
    s.moved(`translate(${x} ${y}) rotate(-20)`, () => {
      if (kind === 'full') s.oval(0, 0, 17, 12.5, ink.night)
      if (kind === 'open') s.line(ellipse(0, 0, 15, 11), ink.night, 5)
      if (kind === 'draft') s.line(ellipse(0, 0, 15, 11), ink.vermilion, 2.6, 'stroke-dasharray="4 6"')
    })
    s.line(
      `M${x + 15} ${y - 4}v-76`,
      kind === 'draft' ? ink.vermilion : ink.night,
      kind === 'draft' ? 2.4 : 4,
      kind === 'draft' ? 'stroke-dasharray="4 6"' : '',
    )
  }
  note(52, 6, 'full')
  note(112, 4, 'full')
  note(172, 5, 'open')
  note(232, 1, 'draft')
  note(290, 3, 'draft')
  s.fill(
    brush([
      [67, y0(52) - 22, 12],
      [96, y0(82) - 48, 12],
      [127, y0(112) - 44, 12],
    ]),
    ink.night,
  )
  s.moved('translate(318 132) rotate(38)', () => {
    s.box(-150, -17, 236, 11.5, ink.marigold)
    s.box(-150, -5.5, 236, 11.5, ink.lemon)
    s.box(-150, 6, 236, 11.5, ink.ochre)
    s.box(-186, -17, 26, 34.5, ink.rose, 8)
    s.box(-164, -17, 18, 34.5, ink.stone)
    s.poly(
      [
        [86, -17],
        [86, 17.5],
        [132, 0],
      ],
      ink.shell,
    )
    s.poly(
      [
        [116, -6],
        [116, 6.4],
        [132, 0],
      ],
      ink.night,
    )
  })
}

/** Water sleeves, written across the sheet with two strokes of light. */
const nineSongs = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.teal, [240, 640, 240, 260], 0.75)
  s.on('light', () => {
    for (let i = 0; i < 9; i++)
      s.line(`M${30 + i * 52} -10L${-100 + i * 84} 650`, i % 3 === 1 ? ink.coral : ink.teal, 1.6, 'stroke-opacity=".8"')
  })
  const sleeve = (dabs: Dab[], color: string, dark: string): void => {
    const d = brush(dabs, 18)
    s.fill(d, color)
    s.shade(d, dark, [240, 620, 240, 60], 0.9)
    s.line(curve(dabs.map(([x, y, w]): Point => [x + w * 0.14, y - w * 0.14])), dark, 1.2)
  }
  sleeve(
    [
      [250, 352, 10],
      [330, 320, 26],
      [420, 260, 44],
      [448, 150, 50],
      [360, 70, 48],
      [210, 74, 44],
      [90, 50, 26],
      [-30, 70, 8],
    ],
    ink.cream,
    ink.coral,
  )
  sleeve(
    [
      [222, 356, 10],
      [150, 390, 26],
      [70, 440, 44],
      [50, 540, 52],
      [140, 600, 48],
      [280, 574, 40],
      [390, 596, 26],
      [510, 560, 8],
    ],
    ink.vermilion,
    ink.crimson,
  )
  s.moved('translate(238 402) rotate(-8) scale(1.28)', () => {
    const robe =
      'M-10 -40Q4 -46 16 -38C22 -10 24 20 40 70C52 110 78 130 110 150C60 164 -10 160 -60 150C-30 110 -22 60 -18 10Z'
    s.fill(robe, ink.mint)
    s.shade(robe, ink.teal, [100, 150, -10, 0], 0.95)
    s.fill(
      brush([
        [4, -42, 22],
        [-14, -38, 13],
        [-30, -30, 10],
      ]),
      ink.mint,
    )
    s.fill(
      brush([
        [10, -40, 20],
        [28, -46, 13],
        [42, -56, 10],
      ]),
      ink.mint,
    )
    s.box(-16, -6, 34, 8, ink.vermilion, 3)
    s.fill(
      brush([
        [3, -60, 8],
        [3, -42, 9],
      ]),
      ink.shell,
    )
    s.oval(2, -70, 10, 13, ink.shell)
    s.fill('M-10 -70Q-10 -88 4 -86Q16 -84 13 -66Q6 -78 -10 -70Z', ink.coal)
    s.disc(6, -92, 11, ink.coal)
    s.line('M-6 -90L20 -104', ink.marigold, 2.4)
  })
}

export const threads: Drawings = {
  'concert-12': unfinished,
  'dance-04': nineSongs,
}
