import { ink } from '../press/inks'
import { box, brush, disc, polygon, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const pig = (s: Sheet, x: number, y: number, size: number): void =>
  s.moved(`translate(${x} ${y}) scale(${size})`, () => {
    s.fill('M-34 -20L-40 -48L-12 -36ZM34 -20L40 -48L12 -36Z', ink.coral)
    s.disc(0, 0, 40, ink.rose)
    s.shade(disc(0, 0, 40), ink.fuchsia, [34, 40, -10, -6], 0.65)
    s.oval(0, 9, 18, 13, ink.coral)
    s.oval(-6, 9, 3.4, 5, ink.plum)
    s.oval(6, 9, 3.4, 5, ink.plum)
    s.disc(-16, -9, 4, ink.plum)
    s.disc(16, -9, 4, ink.plum)
    s.line('M-8 27q8 6 16 0', ink.plum, 2.6)
  })

/** The wolf has drawn a plan; three pigs look out of it. */
const threePigs = (s: Sheet): void => {
  s.paper = ink.cobalt
  for (let i = 0; i < 25; i++) s.rule(i * 20, 0, i * 20, 640, ink.sky, i % 5 ? 0.3 : 0.9)
  for (let i = 0; i < 33; i++) s.rule(0, i * 20, 480, i * 20, ink.sky, i % 5 ? 0.3 : 0.9)
  s.wash(ink.navy, [480, 640, 100, 200], 0.8)
  const window = (x: number, y: number, r: number): void => {
    s.disc(x, y, r, ink.navy)
    s.within(disc(x, y, r), () => pig(s, x, y + r * 0.18, r / 50))
    s.line(disc(x, y, r), ink.cream, 5)
  }
  s.poly(
    [
      [40, 330],
      [108, 220],
      [176, 330],
    ],
    ink.marigold,
  )
  for (let i = 0; i < 13; i++) s.rule(108, 222, 44 + i * 10.6, 330, ink.rust, 2)
  s.box(52, 330, 112, 130, ink.lemon)
  s.shade(box(52, 330, 112, 130), ink.ochre, [164, 470, 60, 340], 0.9)
  window(108, 386, 40)
  s.poly(
    [
      [166, 250],
      [240, 116],
      [314, 250],
    ],
    ink.brick,
  )
  s.box(180, 250, 120, 210, ink.rust)
  for (let i = 0; i < 9; i++) s.rule(180, 250 + i * 24, 300, 250 + i * 24, ink.umber, 2.4)
  s.shade(box(180, 250, 120, 210), ink.umber, [300, 460, 190, 260], 0.8)
  window(240, 330, 44)
  s.box(312, 190, 132, 270, ink.vermilion)
  s.within(box(312, 190, 132, 270), () => {
    for (let r = 0; r < 18; r++)
      for (let i = -1; i < 6; i++) s.line(box(312 + i * 28 + (r % 2) * 14, 190 + r * 15, 28, 15), ink.crimson, 1.6)
  })
  s.poly(
    [
      [300, 190],
      [456, 190],
      [430, 140],
      [326, 140],
    ],
    ink.crimson,
  )
  s.box(404, 100, 24, 60, ink.brick)
  ;[0, 1, 2].forEach((i) => s.disc(420 + i * 9, 84 - i * 22, 9 + i * 4, ink.cream))
  window(378, 290, 46)
  s.box(352, 380, 52, 80, ink.navy, 6)
  s.box(80, 424, 36, 36, ink.navy)
  s.box(214, 404, 52, 56, ink.navy)
  s.line('M40 474H444M40 466v16M172 466v16M306 466v16M444 466v16', ink.cream, 2.4)
  s.moved('translate(214 566)', () => {
    s.fill(
      'M-140 90C-130 20 -96 -8 -50 -14L-62 -84L-26 -48C-6 -56 20 -54 36 -46L74 -80L62 -6C96 20 132 34 156 40C166 46 162 60 150 62C110 70 80 66 62 56C60 76 62 90 66 100H-140Z',
      ink.coal,
    )
    s.shade(
      'M-140 90C-130 20 -96 -8 -50 -14L-62 -84L-26 -48C-6 -56 20 -54 36 -46L74 -80L62 -6C96 20 132 34 156 40C166 46 162 60 150 62C110 70 80 66 62 56C60 76 62 90 66 100H-140Z',
      ink.violet,
      [-140, 100, 30, 0],
      0.7,
    )
    s.disc(156, 44, 10, ink.coal)
    s.line(disc(26, -2, 18), ink.lemon, 4)
    s.line(disc(74, 8, 17), ink.lemon, 4)
    s.disc(30, 0, 5, ink.lemon)
    s.disc(76, 10, 5, ink.lemon)
    s.line('M66 56Q100 52 130 60', ink.cream, 3)
    s.moved('translate(-30 -62) rotate(-40)', () => {
      s.box(-50, -5, 88, 10, ink.lemon)
      s.poly(
        [
          [38, -5],
          [38, 5],
          [54, 0],
        ],
        ink.shell,
      )
    })
  })
}

/** A long neck reaches over the top shelf. Knock before you read. */
const dinosaurLibrary = (s: Sheet): void => {
  s.paper = ink.coral
  s.wash(ink.vermilion, [0, 640, 240, 160], 0.75)
  const books = (x: number, y: number, width: number, height: number): void => {
    let at = x
    while (at < x + width - 12) {
      const w = Math.min(s.between(11, 27), x + width - at)
      const h = height * s.between(0.66, 0.98)
      const cover = s.pick([ink.navy, ink.lemon, ink.teal, ink.cream, ink.violet, ink.rose, ink.marigold, ink.pine])
      s.box(at, y - h, w - 1.5, h, cover, 2)
      s.box(at, y - h * 0.84, w - 1.5, 4, cover === ink.cream ? ink.vermilion : ink.cream)
      if (w > 18) s.disc(at + w / 2 - 1, y - h * 0.42, 4, cover === ink.cream ? ink.vermilion : ink.cream)
      at += w
    }
  }
  for (let row = 0; row < 5; row++) {
    const y = 142 + row * 118
    s.box(16, y - 106, 448, 106, ink.umber)
    s.shade(box(16, y - 106, 448, 106), ink.coal, [16, y - 110, 16, y - 20], 0.9)
    books(22, y, 438, 98)
    s.box(8, y, 464, 12, ink.brick)
  }
  const dino =
    'M-20 660C-20 560 60 470 160 480C214 486 236 470 244 420C252 340 220 250 250 176C268 128 310 108 356 116C398 122 424 146 420 170C416 192 384 196 352 190C332 188 322 200 320 226C318 300 346 380 344 450C342 540 300 580 300 660Z'
  s.fill(dino, ink.leaf)
  s.shade(dino, ink.pine, [340, 640, 180, 420], 0.95)
  s.shade(dino, ink.lemon, [226, 180, 290, 210], 0.7)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [
      [246, 180],
      [232, 232],
      [232, 286],
      [238, 340],
      [240, 392],
      [226, 448],
      [176, 474],
      [120, 478],
      [66, 500],
    ][i]
    s.moved(`translate(${x} ${y}) rotate(${[-60, -78, -90, -92, -84, -48, -6, -14, -34][i]})`, () =>
      s.fill('M-17 4Q0 -30 17 4Z', ink.tangerine),
    )
  }
  ;[
    [268, 260, 9],
    [288, 320, 12],
    [276, 384, 8],
    [300, 430, 13],
    [210, 530, 18],
    [140, 540, 14],
    [270, 520, 12],
    [80, 580, 16],
    [190, 600, 11],
  ].forEach(([x, y, r]) => s.oval(x, y, r, r * 0.86, ink.pine))
  s.disc(344, 146, 15, ink.cream)
  s.disc(348, 147, 7, ink.coal)
  s.line(disc(344, 146, 22), ink.vermilion, 4)
  s.rule(322, 146, 292, 138, ink.vermilion, 4)
  s.line('M366 176Q392 186 412 172', ink.pine, 4)
  s.disc(404, 146, 3.4, ink.pine)
  s.moved('translate(392 214) rotate(8)', () => {
    s.poly(
      [
        [-58, -16],
        [0, 0],
        [0, 44],
        [-58, 28],
      ],
      ink.cream,
    )
    s.poly(
      [
        [58, -16],
        [0, 0],
        [0, 44],
        [58, 28],
      ],
      ink.shell,
    )
    for (let i = 0; i < 3; i++) {
      s.line(segment(-48, -4 + i * 10, -10, 7 + i * 10), ink.stone, 2.4)
      s.line(segment(48, -4 + i * 10, 10, 7 + i * 10), ink.stone, 2.4)
    }
    s.line('M-58 28L0 44L58 28', ink.navy, 5)
  })
  s.moved('translate(412 586)', () => {
    s.fill(
      brush([
        [0, -34, 22],
        [0, -8, 32],
        [0, 30, 36],
        [0, 60, 36],
      ]),
      ink.vermilion,
    )
    s.disc(0, -60, 24, ink.shell)
    s.fill('M-25 -58Q-28 -88 0 -86Q28 -88 25 -58Q10 -74 -25 -58Z', ink.coal)
    s.disc(-8, -56, 2.6, ink.coal)
    s.line('M-6 -46q-6 4 -10 0', ink.brick, 2.4)
    s.fill(
      brush([
        [-10, -24, 12],
        [-26, -40, 9],
        [-18, -54, 8],
      ]),
      ink.shell,
    )
  })
  s.fill(
    polygon([
      [0, 640],
      [480, 640],
      [480, 632],
      [0, 632],
    ]),
    ink.umber,
  )
}

export const nursery: Drawings = {
  'family-03': threePigs,
  'family-06': dinosaurLibrary,
}
