import { ink } from '../press/inks'
import { box, brush, disc, ellipse, polar, polygon, sector, segment, type Dab } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Twelve chairs, one question; one neighbour has already jumped up. */
const angryNeighbours = (s: Sheet): void => {
  s.paper = ink.cream
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 7; x++) s.box(x * 72 - 12, y * 72 - 4, 72, 72, (x + y) % 2 ? ink.cream : ink.shell)
  s.wash(ink.rose, [480, 640, 160, 200], 0.7)
  const hues = [
    ink.vermilion,
    ink.cobalt,
    ink.marigold,
    ink.teal,
    ink.violet,
    ink.coral,
    ink.leaf,
    ink.fuchsia,
    ink.navy,
    ink.tangerine,
    ink.sky,
    ink.brick,
  ]
  s.glow(254, 340, 206, ink.plum, 0.85)
  for (let i = 0; i < 12; i++) {
    const angry = i === 10
    const [x, y] = polar(240, 320, angry ? 256 : 200, i * 30 + (angry ? 9 : 0))
    s.moved(`translate(${x} ${y}) rotate(${i * 30 + 90 + (angry ? 58 : (i % 3) * 6 - 6)})`, () => {
      s.shade(box(-24, -20, 64, 66, 10), ink.plum, [0, 20, 44, 50], 0.8)
      s.box(-29, -26, 58, 52, hues[i], 10)
      s.shade(box(-29, -26, 58, 52, 10), ink.coal, [30, 30, -16, -16], 0.5)
      s.box(-32, -34, 64, 14, hues[i], 7)
      s.box(-32, -34, 64, 14, ink.coal, 7)
      s.box(-29, -32, 58, 9, hues[i], 5)
    })
  }
  s.disc(240, 320, 146, ink.brick)
  s.shade(disc(240, 320, 146), ink.umber, [360, 440, 190, 250], 0.95)
  ;[40, 72, 104, 132].forEach((r) => s.line(disc(240, 320, r), ink.rust, 1.4))
  const shaft = box(190, 250, 100, 140, 4)
  s.fill(shaft, ink.bone)
  s.line(`${box(202, 262, 76, 116)}${segment(240, 262, 240, 378)}`, ink.cobalt, 2.4)
  s.poly(
    [
      [211, 332],
      [221, 312],
      [231, 332],
    ],
    ink.vermilion,
  )
  s.poly(
    [
      [249, 312],
      [269, 312],
      [259, 332],
    ],
    ink.cobalt,
  )
  for (let i = 0; i < 3; i++) s.rule(212, 346 + i * 9, 268, 346 + i * 9, ink.stone, 1.6)
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(240, 320, 122, i * 30 + 8)
    if (i % 2) {
      s.disc(x, y, 12, ink.cream)
      s.disc(x, y, 8, i % 4 === 1 ? ink.ochre : ink.umber)
    } else s.moved(`translate(${x} ${y}) rotate(${i * 30 + 70})`, () => s.box(-9, -12, 18, 24, ink.cream, 1))
  }
  for (let i = 0; i < 6; i++)
    s.line(segment(...polar(396, 132, 62, -100 + i * 34), ...polar(396, 132, 82, -100 + i * 34)), ink.vermilion, 5)
}

/** A pot of tea, a folded fan, and the space for a punchline. */
const teahouse = (s: Sheet): void => {
  s.paper = ink.leaf
  s.wash(ink.pine, [0, 0, 360, 420], 0.95)
  s.moved('translate(322 268) rotate(-14)', () => {
    for (let i = 0; i < 17; i++) {
      const d = sector(0, 60, 66, 258, 194 + i * 9, 203 + i * 9)
      s.fill(d, i % 2 ? ink.cream : ink.shell)
      s.shade(d, ink.coral, [...polar(0, 60, 90, 198 + i * 9), ...polar(0, 60, 230, 198 + i * 9)], 0.55)
    }
    s.within(sector(0, 60, 66, 258, 194, 347), () => {
      s.disc(-60, -96, 46, ink.vermilion)
      s.line('M-230 20Q-150 -40 -90 0T60 -30T200 -20', ink.teal, 7)
      s.line('M-230 44Q-150 -10 -90 30T60 0T200 10', ink.teal, 4)
    })
    for (let i = 0; i <= 17; i++) s.line(segment(0, 60, ...polar(0, 60, 100, 194 + i * 9)), ink.umber, 4)
    s.disc(0, 60, 9, ink.marigold)
  })
  s.poly(
    [
      [0, 470],
      [480, 440],
      [480, 640],
      [0, 640],
    ],
    ink.brick,
  )
  s.shade(
    polygon([
      [0, 470],
      [480, 440],
      [480, 640],
      [0, 640],
    ]),
    ink.umber,
    [0, 650, 120, 450],
    0.9,
  )
  s.poly(
    [
      [0, 470],
      [480, 440],
      [480, 450],
      [0, 482],
    ],
    ink.vermilion,
  )
  const pot = 'M64 470C52 392 96 346 166 344C238 346 280 392 268 470C262 512 232 536 166 536C100 536 70 512 64 470Z'
  s.shade(ellipse(190, 540, 140, 20), ink.coal, [120, 540, 320, 540], 1)
  s.line('M266 410C326 396 336 476 262 486', ink.cream, 17)
  s.fill('M76 424C40 416 38 372 14 352L2 366C18 390 20 442 74 464Z', ink.cream)
  s.fill(pot, ink.cream)
  s.shade(pot, ink.sky, [270, 540, 130, 400], 1)
  s.within(pot, () => {
    s.line('M60 470C110 430 130 500 176 462S250 440 280 470', ink.cobalt, 5)
    for (let i = 0; i < 7; i++) s.line(`M${92 + i * 26} 470q-9 -36 8 -58`, ink.cobalt, 4)
    ;[
      [110, 404],
      [160, 390],
      [212, 402],
      [140, 430],
      [190, 424],
    ].forEach(([x, y]) => {
      for (let k = 0; k < 5; k++) s.disc(x + 8 * Math.cos(k * 1.256), y + 8 * Math.sin(k * 1.256), 5.4, ink.cobalt)
    })
  })
  s.fill('M112 350Q166 310 220 350Q166 362 112 350Z', ink.cream)
  s.line('M112 351Q166 364 220 351', ink.cobalt, 3)
  s.disc(166, 322, 12, ink.cobalt)
  ;[
    [318, 528, ink.vermilion],
    [414, 506, ink.marigold],
  ].forEach(([x, y, band]) =>
    s.moved(`translate(${x} ${y})`, () => {
      s.shade(ellipse(14, 44, 56, 10), ink.coal, [0, 44, 60, 44], 1)
      s.fill('M-44 -14H44Q42 36 18 46H-18Q-42 36 -44 -14Z', ink.cream)
      s.shade('M-44 -14H44Q42 36 18 46H-18Q-42 36 -44 -14Z', ink.stone, [46, 46, -20, 0], 0.9)
      s.oval(0, -14, 44, 11, String(band))
      s.line('M-40 4Q0 16 40 4', ink.cobalt, 3)
    }),
  )
  for (let i = 0; i < 3; i++)
    s.fill(
      brush([
        [300 + i * 22, 484, 2],
        [290 + i * 26, 452, 7],
        [312 + i * 22, 418, 8],
        [296 + i * 24, 380, 2],
      ]),
      ink.cream,
    )
  s.box(40, 574, 64, 26, ink.coal, 5)
  s.box(46, 568, 64, 26, ink.umber, 5)
}

/** A bowl of plain noodles, strung like a pipa. */
const plainNoodles = (s: Sheet): void => {
  s.paper = ink.vermilion
  s.wash(ink.brick, [240, 640, 240, 260], 0.9)
  for (let i = 0; i < 9; i++) {
    const x = 170 + i * 17
    s.line(`M${x} -10C${x + 10} 120 ${x - 22 + i} 220 ${x - 30 + i * 6} 372`, i % 2 ? ink.cream : ink.lemon, 7)
  }
  s.moved('rotate(-10 300 120)', () => {
    s.fill('M-20 112L470 122V132L-20 128Z', ink.umber)
    s.fill('M-20 146L470 136V146L-20 162Z', ink.umber)
    s.shade('M-20 112L470 122V132L-20 128Z', ink.coal, [0, 130, 0, 112], 0.8)
  })
  const soup = ellipse(240, 384, 196, 62)
  s.fill('M34 380C40 520 124 592 186 598V620H294V598C356 592 440 520 446 380Z', ink.navy)
  s.shade('M34 380C40 520 124 592 186 598V620H294V598C356 592 440 520 446 380Z', ink.night, [420, 600, 180, 420], 1)
  s.shade('M34 380C40 520 124 592 186 598V620H294V598C356 592 440 520 446 380Z', ink.sky, [40, 380, 150, 470], 0.75)
  s.fill(ellipse(240, 380, 206, 70), ink.cream)
  s.fill(soup, ink.rust)
  s.shade(soup, ink.umber, [240, 330, 240, 440], 0.9)
  s.within(soup, () => {
    for (let i = 0; i < 15; i++) {
      const dabs: Dab[] = [
        [40 + i * 12, 392 + (i % 5) * 9, 7],
        [130 + i * 10, 352 + (i % 4) * 14, 7],
        [210 + i * 9, 420 - (i % 3) * 22, 7],
        [320 + i * 5, 366 + (i % 4) * 10, 7],
        [440, 392 + (i % 3) * 10, 7],
      ]
      s.fill(brush(dabs), i % 3 ? ink.cream : ink.lemon)
      s.line(brush(dabs), ink.ochre, 0.8)
    }
  })
  ;[
    [112, 394, 7],
    [140, 408, 5],
    [330, 412, 7],
    [362, 392, 6],
    [300, 424, 5],
    [160, 360, 5],
  ].forEach(([x, y, r]) => {
    s.oval(x, y, r * 1.5, r, ink.leaf)
    s.oval(x, y, r * 0.7, r * 0.4, ink.mint)
  })
  s.within('M34 380C40 520 124 592 186 598V620H294V598C356 592 440 520 446 380Z', () => {
    for (let i = 0; i < 13; i++) {
      const x = 24 + i * 36
      const y = 470 + 60 * Math.sin(((x - 24) / 432) * Math.PI)
      s.line(`${disc(x, y, 17)}${disc(x, y, 9)}`, ink.sky, 2.4)
    }
    s.line('M80 540Q240 620 400 540', ink.sky, 3)
  })
  ;[74, 400].forEach((x, i) =>
    s.fill(
      brush([
        [x, 330, 3],
        [x - 16 + i * 20, 280, 12],
        [x + 10, 220, 14],
        [x - 12, 160, 10],
        [x + 8, 110, 3],
      ]),
      ink.coral,
    ),
  )
}

export const tables: Drawings = {
  'drama-09': angryNeighbours,
  'folk-02': teahouse,
  'folk-03': plainNoodles,
}
