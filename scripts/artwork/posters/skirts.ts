import { ink } from '../press/inks'
import { arc, box, brush, disc, polygon, sector } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A skirt that is a fan that is a flower. */
const barefoot = (s: Sheet): void => {
  s.paper = ink.marigold
  s.wash(ink.vermilion, [480, 640, 120, 160], 0.85)
  for (let i = 0; i < 9; i++)
    s.poly(
      [
        [-20, 560 + i * 10 - i],
        [500, 560 + i * 10],
        [500, 566 + i * 10],
        [-20, 563 + i * 10],
      ],
      ink.rust,
    )
  s.moved('translate(216 232) scale(1.34)', () => {
    for (let k = 5; k >= 0; k--) {
      const r = 96 + k * 34
      const petals = 9 + k
      for (let i = 0; i < petals; i++) {
        const from = 22 + (i * 138) / petals + (k % 2) * 4
        const width = 138 / petals + 5
        const a = ((from + width / 2) * Math.PI) / 180
        const [x, y] = [r * 0.9 * Math.cos(a), r * 0.9 * Math.sin(a) + 4]
        const d = `${sector(0, 0, 0, r * 0.9, from, from + width)}${disc(x, y, r * (width / 122))}`
        s.fill(d, (i + k) % 2 ? ink.crimson : ink.vermilion)
        s.glow(0, 0, r, ink.plum, 0.55, d)
        s.line(arc(x, y, r * (width / 122), from - 60, from + width + 60), ink.cream, 2)
      }
    }
    s.fill(
      brush([
        [-4, -92, 9],
        [-8, -74, 30],
        [-6, -44, 19],
        [2, -12, 30],
        [8, 8, 44],
      ]),
      ink.coal,
    )
    s.fill(
      brush([
        [-18, -82, 10],
        [-48, -108, 8],
        [-30, -150, 6],
        [-20, -160, 4],
      ]),
      ink.umber,
    )
    s.fill(
      brush([
        [4, -82, 10],
        [42, -92, 8],
        [62, -58, 6],
        [58, -48, 4],
      ]),
      ink.umber,
    )
    s.fill(
      brush([
        [-6, -108, 9],
        [-5, -90, 9],
      ]),
      ink.umber,
    )
    s.oval(-10, -116, 11, 14, ink.umber)
    s.fill('M-22 -112Q-26 -134 -8 -133Q6 -132 2 -112Q-4 -126 -22 -112Z', ink.coal)
    s.disc(6, -122, 10, ink.coal)
    for (let i = 0; i < 6; i++)
      s.moved(`translate(-18 -132) rotate(${i * 60})`, () => s.oval(0, -6, 4, 6, ink.vermilion))
    s.disc(-18, -132, 3, ink.lemon)
  })
  s.moved('translate(190 18) rotate(-24)', () => {
    for (let i = 0; i < 9; i++) {
      s.fill(sector(0, 0, 8, 66, 200 + i * 15.6, 214 + i * 15.6), i % 2 ? ink.cream : ink.coal)
    }
  })
}

/** Tango from the knee down, and a bandoneon drawn out like a fan. */
const tangoPier = (s: Sheet): void => {
  s.paper = ink.coal
  s.wash(ink.crimson, [480, 0, 60, 420], 0.95)
  s.box(0, 520, 480, 120, ink.brick)
  for (let i = -4; i < 12; i++) s.line(`M${240 + (i - 3.5) * 34} 520L${240 + (i - 3.5) * 92} 640`, ink.coal, 3)
  s.shade(box(0, 520, 480, 120), ink.coal, [240, 650, 240, 510], 0.9)
  s.moved('translate(250 108) rotate(-8)', () => {
    for (let i = 0; i < 15; i++) {
      const turn = -56 + i * 8
      s.moved(`rotate(${turn})`, () => {
        const fold = polygon([
          [-9, 60],
          [0, 52],
          [9, 60],
          [24, 246],
          [0, 262],
          [-24, 246],
        ])
        s.fill(fold, i % 2 ? ink.vermilion : ink.marigold)
        s.shade(fold, ink.crimson, [26, 160, -8, 160], 0.8)
        s.fill(
          polygon([
            [-24, 246],
            [0, 262],
            [24, 246],
            [25, 256],
            [0, 272],
            [-25, 256],
          ]),
          ink.cream,
        )
      })
    }
    ;[-64, 64].forEach((turn) =>
      s.moved(`rotate(${turn})`, () => {
        s.box(-28, 50, 56, 214, ink.cream, 6)
        s.shade(box(-28, 50, 56, 214, 6), ink.ochre, [40, 150, -20, 150], 0.8)
        for (let k = 0; k < 16; k++) s.disc(-10 + (k % 2) * 20, 74 + Math.floor(k / 2) * 23, 6, ink.coal)
      }),
    )
  })
  s.moved('translate(0 4)', () => {
    s.fill(
      brush([
        [86, 330, 74],
        [110, 430, 58],
        [126, 540, 48],
        [132, 574, 44],
      ]),
      ink.navy,
    )
    s.fill('M108 570Q104 600 112 606H206Q204 586 176 582Q158 572 156 562Z', ink.night)
    s.fill(
      brush([
        [40, 330, 70],
        [34, 440, 56],
        [20, 560, 46],
      ]),
      ink.navy,
    )
    s.fill('M0 560Q-4 600 2 606H86Q86 588 56 582Q44 572 44 560Z', ink.night)
    s.fill(
      brush([
        [420, 300, 70],
        [372, 390, 46],
        [322, 452, 36],
        [262, 470, 22],
        [226, 486, 15],
      ]),
      ink.shell,
    )
    s.shade(
      brush([
        [420, 300, 70],
        [372, 390, 46],
        [322, 452, 36],
        [262, 470, 22],
      ]),
      ink.coral,
      [340, 500, 350, 400],
      0.9,
    )
    s.fill(
      brush([
        [430, 300, 78],
        [430, 420, 46],
        [420, 500, 34],
        [408, 560, 20],
        [396, 584, 14],
      ]),
      ink.shell,
    )
    s.shade(
      brush([
        [430, 300, 78],
        [430, 420, 46],
        [420, 500, 34],
        [408, 560, 20],
      ]),
      ink.coral,
      [460, 480, 400, 470],
      0.9,
    )
    s.fill('M424 546Q404 540 398 560Q384 588 350 600Q346 608 356 608H390Q410 590 420 572L424 608H429Z', ink.vermilion)
    s.fill(
      'M262 452Q236 462 232 478Q208 500 190 504Q184 512 196 514Q232 510 258 486L282 512L286 508L270 470Z',
      ink.vermilion,
    )
    const skirt = 'M350 230Q440 220 500 250V440Q470 400 446 440Q420 380 390 420Q372 360 338 378Q330 300 350 230Z'
    s.fill(skirt, ink.fuchsia)
    s.shade(skirt, ink.plum, [420, 450, 400, 280], 0.9)
  })
}

export const skirts: Drawings = {
  'dance-03': barefoot,
  'dance-07': tangoPier,
}
