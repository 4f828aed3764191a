import { ink } from '../press/inks'
import { arc, box, brush, disc, ellipse, ground, plot, sector, star } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Overlapping bubbles, and the flask they come from. */
const bubbleLab = (s: Sheet): void => {
  s.paper = ink.cream
  const bubbles: [number, number, number, string][] = [
    [330, 128, 112, ink.sky],
    [188, 164, 92, ink.rose],
    [96, 70, 58, ink.lemon],
    [416, 262, 62, ink.mint],
    [284, 276, 72, ink.lilac],
    [136, 286, 54, ink.mint],
    [210, 354, 36, ink.coral],
    [60, 200, 38, ink.lilac],
    [436, 36, 44, ink.rose],
    [268, 396, 24, ink.sky],
    [226, 34, 34, ink.mint],
  ]
  s.on('overprint', () => bubbles.forEach(([x, y, r, color]) => s.disc(x, y, r, color)))
  bubbles.forEach(([x, y, r, color]) => {
    s.shade(
      disc(x, y, r),
      color === ink.rose
        ? ink.fuchsia
        : color === ink.lemon
          ? ink.tangerine
          : color === ink.mint
            ? ink.teal
            : ink.ultramarine,
      [x + r, y + r, x - r * 0.1, y - r * 0.1],
      0.6,
    )
    s.line(arc(x, y, r * 0.78, 196, 246), ink.cream, r * 0.09)
    s.line(arc(x, y, r * 0.78, 258, 266), ink.cream, r * 0.09)
  })
  const flask = 'M204 400H276V452L352 586Q362 612 336 614H144Q118 612 128 586L204 452Z'
  s.fill(flask, ink.mist)
  s.within(flask, () => {
    s.fill(
      ground(
        plot(100, 380, 5, (x) => 520 + 9 * Math.sin(x / 18)),
        630,
      ),
      ink.fuchsia,
    )
    s.shade(box(100, 500, 280, 130), ink.violet, [240, 630, 240, 520], 0.95)
    for (let i = 0; i < 18; i++)
      s.disc(s.between(150, 330), s.between(500, 606), s.between(3, 10), i % 2 ? ink.rose : ink.cream)
  })
  s.line(flask, ink.navy, 6)
  s.box(192, 388, 96, 18, ink.navy, 9)
  s.line('M168 566L214 484', ink.cream, 6)
  ;[
    [56, 520, ink.teal],
    [424, 520, ink.vermilion],
  ].forEach(([x, y, coat], i) =>
    s.moved(`translate(${x} ${y}) scale(${i ? -1 : 1} 1)`, () => {
      s.fill('M-40 130Q-44 30 0 24Q44 30 40 130Z', ink.cream)
      s.shade('M-40 130Q-44 30 0 24Q44 30 40 130Z', ink.stone, [-40, 130, 10, 60], 0.8)
      s.poly(
        [
          [-8, 26],
          [8, 26],
          [0, 62],
        ],
        String(coat),
      )
      s.disc(0, -8, 36, ink.shell)
      s.fill('M-38 -6Q-44 -52 0 -50Q44 -52 38 -6Q26 -30 -38 -6Z', i ? ink.coal : ink.rust)
      ;[-14, 16].forEach((ex) => {
        s.disc(ex, -4, 12, ink.mist)
        s.line(disc(ex, -4, 12), ink.navy, 4)
        s.disc(ex + 3, -4, 4, ink.navy)
      })
      s.line('M-8 16q8 8 18 0', ink.brick, 3)
      s.fill(
        brush([
          [30, 54, 20],
          [58, 40, 14],
          [72, 16, 12],
        ]),
        ink.cream,
      )
    }),
  )
}

/** An old bus, a striped tent on its roof, and six people on top of each other. */
const littleCircus = (s: Sheet): void => {
  s.paper = ink.lemon
  for (let i = 0; i < 16; i++) if (i % 2) s.fill(sector(240, 330, 0, 560, i * 22.5, i * 22.5 + 22.5), ink.marigold)
  s.glow(240, 330, 380, ink.tangerine, 0.7)
  const acrobat = (x: number, y: number, color: string, legs: string, arms: string): void =>
    s.moved(`translate(${x} ${y})`, () => {
      s.line(legs, ink.night, 9)
      s.line(arms, ink.shell, 7)
      s.fill(
        brush([
          [0, -28, 15],
          [0, -12, 19],
          [0, 6, 16],
        ]),
        color,
      )
      s.disc(0, -44, 12, ink.shell)
      s.fill('M-12 -46Q-12 -58 0 -57Q12 -58 12 -46Q0 -52 -12 -46Z', ink.coal)
      s.line('M-3 -42q3 3 6 0', ink.brick, 1.6)
    })
  const stand = 'M-4 6L-15 38M4 6L15 38'
  acrobat(170, 330, ink.vermilion, stand, 'M-8 -22L-26 -44L-18 -66M8 -22L28 -44L36 -66')
  acrobat(240, 330, ink.teal, stand, 'M-8 -22L-28 -44L-34 -66M8 -22L28 -44L34 -66')
  acrobat(310, 330, ink.violet, stand, 'M-8 -22L-28 -44L-36 -66M8 -22L26 -44L18 -66')
  acrobat(205, 226, ink.cobalt, stand, 'M-8 -22L-40 -32M8 -22L28 -44L32 -66')
  acrobat(275, 226, ink.fuchsia, stand, 'M-8 -22L-28 -44L-32 -66M8 -22L40 -32')
  s.moved('translate(240 112) rotate(180)', () =>
    acrobat(0, 0, ink.vermilion, 'M-4 6L-34 26M4 6L34 26', 'M-8 -22L-26 -44M8 -22L26 -44'),
  )
  ;[
    [90, 150],
    [120, 96],
    [164, 56],
    [316, 56],
    [360, 96],
    [390, 150],
  ].forEach(([x, y], i) => {
    s.disc(x, y, 14, [ink.vermilion, ink.teal, ink.violet][i % 3])
    s.shade(disc(x, y, 14), ink.night, [x + 12, y + 14, x - 4, y - 4], 0.6)
  })
  const bus = box(30, 372, 420, 206, 34)
  s.shade(ellipse(240, 604, 230, 22), ink.umber, [240, 600, 460, 606], 1)
  s.fill(bus, ink.vermilion)
  s.shade(bus, ink.crimson, [450, 600, 200, 400], 0.8)
  s.box(30, 486, 420, 18, ink.cream)
  for (let i = 0; i < 5; i++) {
    const x = 56 + i * 76
    s.box(x, 396, 62, 70, ink.mist, 10)
    s.shade(box(x, 396, 62, 70, 10), ink.cobalt, [x + 62, 470, x + 6, 400], 0.8)
    if (i % 2 === 0) {
      s.disc(x + 31, 442, 17, ink.shell)
      s.fill(
        `M${x + 13} 438Q${x + 12} 420 ${x + 31} 421Q${x + 50} 420 ${x + 49} 438Q${x + 30} 428 ${x + 13} 438Z`,
        i === 2 ? ink.rust : ink.coal,
      )
      s.line(`M${x + 25} 448q6 5 12 0`, ink.brick, 2)
    }
  }
  s.box(404, 516, 34, 62, ink.cream, 6)
  s.disc(46, 540, 12, ink.lemon)
  ;[120, 352].forEach((x) => {
    s.disc(x, 578, 40, ink.coal)
    s.disc(x, 578, 20, ink.cream)
    s.fill(star(x, 578, 15, 7, 6), ink.vermilion)
  })
  for (let i = 0; i < 14; i++) s.fill(sector(37 + i * 31.2, 368, 0, 15.6, 0, 180), i % 2 ? ink.cream : ink.teal)
  s.box(20, 358, 440, 12, ink.night, 6)
}

export const play: Drawings = {
  'family-02': bubbleLab,
  'family-05': littleCircus,
}
