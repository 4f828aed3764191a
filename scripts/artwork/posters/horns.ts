import { ink } from '../press/inks'
import { soundHole } from '../press/instruments'
import { arc, box, brush, disc, ellipse, polygon, sector, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const BELL = 'M-150 -7H40C92 -8 122 -26 142 -62C150 -76 164 -76 166 -60V60C164 76 150 76 142 62C122 26 92 8 40 7H-150Z'

const trumpet = (s: Sheet, x: number, y: number, turn: number, size: number, metal: string, dark: string): void => {
  s.moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    s.line('M-30 0V46Q-30 60 -16 60H40Q54 60 54 46V0', metal, 11)
    s.fill(BELL, metal)
    s.shade(BELL, dark, [0, 74, 0, -30], 0.95)
    s.oval(164, 0, 9, 68, dark)
    s.poly(
      [
        [-150, -5],
        [-172, -12],
        [-172, 12],
        [-150, 5],
      ],
      metal,
    )
    ;[-6, 14, 34].forEach((at, i) => {
      s.box(at - 7, -16, 14, 70, metal, 4)
      s.rule(at, -16, at, -30 - (i === 1 ? 0 : 7), dark, 4)
      s.box(at - 7, -38 - (i === 1 ? 0 : 7), 14, 7, ink.cream, 3)
    })
  })
}

/** Three horns of a big band, blown across the river in flat mid-century blocks. */
const bigBand = (s: Sheet): void => {
  s.paper = ink.cream
  s.poly(
    [
      [0, 0],
      [300, 0],
      [90, 640],
      [0, 640],
    ],
    ink.teal,
  )
  s.poly(
    [
      [300, 0],
      [480, 0],
      [480, 250],
      [196, 318],
    ],
    ink.rose,
  )
  s.poly(
    [
      [196, 318],
      [480, 250],
      [480, 640],
      [90, 640],
    ],
    ink.navy,
  )
  s.shade(
    polygon([
      [196, 318],
      [480, 250],
      [480, 640],
      [90, 640],
    ]),
    ink.teal,
    [90, 640, 330, 420],
    0.9,
  )
  s.shade(
    polygon([
      [0, 0],
      [300, 0],
      [90, 640],
      [0, 640],
    ]),
    ink.pine,
    [0, 640, 120, 200],
    0.9,
  )
  trumpet(s, 196, 158, -24, 1.06, ink.marigold, ink.rust)
  trumpet(s, 220, 330, -14, 1.14, ink.vermilion, ink.brick)
  trumpet(s, 214, 512, -4, 1.22, ink.lemon, ink.ochre)
  s.on('overprint', () => {
    for (let i = 0; i < 3; i++) {
      const [x, y] = [
        [376, 76],
        [410, 282],
        [422, 500],
      ][i]
      for (let k = 0; k < 3; k++)
        s.line(arc(x, y, 24 + k * 18, -62 - i * 4, 34 - i * 4), [ink.vermilion, ink.lemon, ink.coral][i], 6)
    }
  })
}

const ARCS = [ink.vermilion, ink.marigold, ink.cream, ink.coral, ink.lilac]

/** The orchestra from above: desks in fans, and one sweep of the baton through them. */
const mahlerNight = (s: Sheet): void => {
  s.paper = ink.plum
  s.glow(240, 610, 560, ink.crimson, 1)
  for (let row = 0; row < 8; row++) {
    const r = 116 + row * 58
    const count = 7 + row * 3
    for (let i = 0; i < count; i++) {
      const span = 150 / count
      const from = 195 + i * span
      if ((row === 3 && i === 8) || (row === 5 && i % 7 === 2)) continue
      const d = sector(240, 604, r, r + 40, from + 0.9, from + span - 0.9)
      const color = ARCS[(row + (i > count / 2 ? 1 : 0) + (i % 5 === 0 ? 2 : 0)) % 5]
      s.fill(d, color)
      s.glow(240, 604, r + 44, ink.plum, 0.55 + s.random() * 0.25, d)
    }
  }
  s.disc(240, 604, 82, ink.cream)
  s.shade(disc(240, 604, 82), ink.coral, [180, 670, 250, 560], 0.95)
  s.fill(
    brush([
      [236, 640, 58],
      [238, 604, 50],
      [240, 578, 30],
    ]),
    ink.night,
  )
  s.disc(240, 566, 17, ink.night)
  s.fill(
    brush([
      [226, 606, 17],
      [196, 584, 13],
      [186, 552, 9],
    ]),
    ink.night,
  )
  s.fill(
    brush([
      [256, 606, 17],
      [290, 580, 13],
      [296, 544, 9],
    ]),
    ink.night,
  )
  const sweep = brush(
    [
      [298, 538, 2],
      [352, 470, 5],
      [372, 380, 11],
      [310, 300, 18],
      [200, 262, 22],
      [128, 196, 16],
      [176, 112, 10],
      [300, 84, 6],
      [452, 40, 2],
    ],
    16,
  )
  s.fill(sweep, ink.lemon)
}

const VIOLIN =
  'M0 -236C66 -240 106 -194 98 -134C94 -102 74 -86 72 -58C70 -30 80 -10 98 12C122 42 132 84 122 134C110 196 60 222 0 222C-60 222 -110 196 -122 134C-132 84 -122 42 -98 12C-80 -10 -70 -30 -72 -58C-74 -86 -94 -102 -98 -134C-106 -194 -66 -240 0 -236Z'

/** Four seasons, four strips of one violin. */
const fourSeasons = (s: Sheet): void => {
  const seasons = [
    [ink.mint, ink.leaf, ink.rose],
    [ink.lemon, ink.vermilion, ink.teal],
    [ink.tangerine, ink.brick, ink.lemon],
    [ink.mist, ink.navy, ink.vermilion],
  ]
  s.paper = ink.cream
  seasons.forEach(([paper, wood, mark], i) => {
    const strip = box(i * 120, 0, 120, 640)
    s.within(strip, () => {
      s.fill(strip, paper)
      s.moved(`translate(240 ${376 + [26, -14, 16, -26][i]}) scale(1.5)`, () => {
        s.box(-15, -430, 30, 330, ink.coal)
        s.fill(VIOLIN, wood)
        s.shade(VIOLIN, ink.coal, [110, 190, -60, -60], 0.6)
        s.line(VIOLIN, mark, 3)
        s.poly(
          [
            [-13, -236],
            [13, -236],
            [18, 36],
            [-18, 36],
          ],
          ink.coal,
        )
        s.box(-34, 62, 68, 9, ink.cream, 3)
        s.poly(
          [
            [-13, 104],
            [13, 104],
            [22, 196],
            [-22, 196],
          ],
          ink.coal,
        )
        ;[-8, -3, 3, 8].forEach((x) => s.rule(x * 0.9, -430, x * 1.4, 110, ink.cream, 1.1))
        ;[-1, 1].forEach((side) =>
          s.moved(`translate(${side * 62} 34) scale(${side * 0.86} .86)`, () =>
            soundHole(s, i === 3 ? ink.mist : ink.coal),
          ),
        )
      })
    })
  })
  const marks: [number, string][] = [
    [60, ink.rose],
    [180, ink.vermilion],
    [300, ink.brick],
    [420, ink.cream],
  ]
  marks.forEach(([x, color], i) => {
    for (let k = 0; k < 11; k++) {
      const [px, py] = [x + s.between(-50, 50), s.pick([s.between(16, 120), s.between(560, 630)])]
      s.moved(`translate(${px} ${py}) rotate(${s.between(0, 360)})`, () => {
        if (i === 0) s.fill(ellipse(0, 0, 7, 4), color)
        if (i === 1) s.fill(disc(0, 0, 5), color)
        if (i === 2) s.fill('M-9 0Q0 -9 9 0Q0 9 -9 0Z', color)
        if (i === 3) s.line(`${segment(-6, 0, 6, 0)}${segment(0, -6, 0, 6)}`, color, 2)
      })
    }
  })
}

/** A pipa cut down the middle: silk strings on one side, an oscillator on the other. */
const pipaAndSynth = (s: Sheet): void => {
  s.paper = ink.cream
  s.box(240, 0, 240, 640, ink.violet)
  s.shade(box(240, 0, 240, 640), ink.night, [360, 640, 360, 120], 0.95)
  const pear =
    'M240 40C270 40 276 120 300 210C326 300 424 352 424 464C424 560 340 600 240 600C140 600 56 560 56 464C56 352 154 300 180 210C204 120 210 40 240 40Z'
  s.within(pear, () => {
    s.box(0, 0, 240, 640, ink.marigold)
    s.shade(box(0, 0, 240, 640), ink.rust, [60, 600, 200, 330], 0.95)
    s.box(240, 0, 240, 640, ink.coral)
    for (let i = 0; i < 26; i++) {
      const y = 70 + i * 21
      let wave = `M236 ${y}`
      for (let k = 0; k < 8; k++)
        wave += i % 3 === 0 ? `h12v${k % 2 ? 12 : -12}h12` : i % 3 === 1 ? `q6 -14 12 0t12 0` : `l12 -10v10l12 0`
      s.line(wave, i % 2 ? ink.plum : ink.lemon, 3)
    }
  })
  for (let i = 0; i < 9; i++) s.box(192 - i * 5, 160 + i * 24 + i * i * 1.2, 48 + i * 5, 5, ink.umber, 2)
  s.box(150, 508, 90, 13, ink.umber, 4)
  for (let i = 0; i < 4; i++) s.rule(212 + i * 8, 70, 190 + i * 14, 512, ink.cream, 1.8)
  ;[0, 1, 2, 3].forEach((i) => {
    s.box(150, 66 + i * 26, 66, 9, ink.umber, 4)
    s.disc(150, 70.5 + i * 26, 8, ink.umber)
    s.line(disc(316, 70 + i * 26, 9), ink.lemon, 3)
    s.rule(316, 70 + i * 26, 322 - i * 5, 63 + i * 26, ink.lemon, 3)
  })
  for (let i = 0; i < 6; i++) {
    s.line(arc(56, 464, 30 + i * 20, 110, 250), ink.vermilion, 2.4)
    s.box(432 + (i % 2) * 20, 330 + i * 36, 12, 24, i % 3 ? ink.lemon : ink.coral, 2)
  }
}

export const horns: Drawings = {
  'concert-07': bigBand,
  'recital-02': mahlerNight,
  'recital-03': fourSeasons,
  'recital-06': pipaAndSynth,
}
