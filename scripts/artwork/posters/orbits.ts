import { ink } from '../press/inks'
import { soundHole } from '../press/instruments'
import { arc, box, disc, ellipse, ground, plot, polar, segment, star } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Star trails turn like a record around the pole; the sky has f-holes. */
const starTracks = (s: Sheet): void => {
  s.paper = ink.night
  s.glow(240, 250, 420, ink.ultramarine, 0.85)
  const hues = [ink.cream, ink.coral, ink.sky, ink.lemon, ink.lilac]
  for (let r = 26; r < 470; r += 7) {
    const marks = 1 + Math.floor(r / 90)
    for (let k = 0; k < marks; k++) {
      const from = s.between(0, 360)
      s.line(arc(240, 250, r, from, from + s.between(24, 96)), s.pick(hues), s.between(0.8, 2.6))
    }
  }
  s.disc(240, 250, 20, ink.coral)
  s.disc(240, 250, 5, ink.night)
  ;[-1, 1].forEach((side) =>
    s.moved(`translate(${240 + side * 118} 270) scale(${side * 1.5} 1.5)`, () => {
      s.moved('scale(1.08 1.03)', () => soundHole(s, ink.night))
      soundHole(s, ink.cream)
    }),
  )
  const crowd = plot(-4, 484, 4, (x) => 566 - 22 * Math.abs(Math.sin(x / 21)) - 12 * Math.cos((x - 240) / 120))
  s.fill(ground(crowd, 650), ink.coal)
  for (let i = 0; i < 13; i++) {
    const x = 18 + i * 37
    const lean = (i % 2 ? -1 : 1) * s.between(8, 15)
    s.line(segment(x, 566, x + lean * 2.6, 492 - (i % 3) * 10), ink.coal, 3)
  }
  ;[
    [120, -34],
    [360, 34],
  ].forEach(([x, lean]) => {
    s.moved(`translate(${x} 556) rotate(${lean})`, () => {
      s.box(-4, -120, 8, 90, ink.vermilion)
      s.box(-9, -140, 18, 24, ink.vermilion, 3)
      s.fill('M0 -40C26 -42 20 -18 26 -6C46 -2 44 40 0 40C-44 40 -46 -2 -26 -6C-20 -18 -26 -42 0 -40Z', ink.vermilion)
      s.shade(
        'M0 -40C26 -42 20 -18 26 -6C46 -2 44 40 0 40C-44 40 -46 -2 -26 -6C-20 -18 -26 -42 0 -40Z',
        ink.brick,
        [30, 50, -10, -20],
        0.9,
      )
      s.disc(0, 10, 9, ink.coal)
      s.rule(0, -130, 0, 24, ink.cream, 1.6)
    })
  })
}

/** A hand-drawn sky: what people charted before they knew. */
const paperUniverse = (s: Sheet): void => {
  s.paper = ink.sand
  s.glow(240, 300, 420, ink.cream, 1)
  s.wash(ink.ochre, [480, 640, 260, 380], 0.7)
  s.line(box(20, 20, 440, 600), ink.navy, 2.4)
  s.line(box(28, 28, 424, 584), ink.navy, 1)
  s.disc(240, 290, 186, ink.navy)
  s.shade(disc(240, 290, 186), ink.night, [240, 480, 240, 180], 0.9)
  ;[186, 150, 116, 82, 50].forEach((r) => s.line(disc(240, 290, r), ink.sand, 1.2))
  for (let i = 0; i < 72; i++) {
    const [a, b] = [polar(240, 290, 186, i * 5), polar(240, 290, i % 6 ? 192 : 202, i * 5)]
    s.rule(a[0], a[1], b[0], b[1], ink.navy, i % 6 ? 1 : 2.4)
  }
  for (let i = 0; i < 12; i++)
    s.line(segment(...polar(240, 290, 50, i * 30), ...polar(240, 290, 186, i * 30)), ink.sand, 0.7)
  s.line(ellipse(254, 272, 118, 92), ink.vermilion, 1.6)
  s.fill(star(240, 290, 44, 20, 16), ink.marigold)
  s.disc(240, 290, 23, ink.vermilion)
  s.shade(disc(240, 290, 23), ink.marigold, [224, 270, 250, 300], 0.9)
  const planets: [number, number, number, string][] = [
    [82, 200, 9, ink.cream],
    [116, 300, 13, ink.sky],
    [116, 96, 7, ink.vermilion],
    [150, 30, 17, ink.coral],
    [186, 244, 12, ink.mint],
    [150, 160, 6, ink.cream],
  ]
  planets.forEach(([r, angle, size, color]) => {
    const [x, y] = polar(240, 290, r, angle)
    s.disc(x, y, size, color)
    s.shade(disc(x, y, size), ink.night, [x + size, y + size, x - size / 2, y - size / 2], 0.85)
    if (size === 17) s.line(`M${x - 28} ${y + 8}Q${x} ${y + 22} ${x + 28} ${y - 8}`, ink.cream, 3)
  })
  const figures: (readonly [number, number])[][] = [
    [
      [150, 190],
      [176, 166],
      [206, 178],
      [222, 148],
    ],
    [
      [300, 180],
      [326, 206],
      [356, 196],
      [364, 236],
    ],
    [
      [128, 372],
      [160, 388],
      [156, 420],
      [196, 430],
    ],
    [
      [300, 400],
      [330, 384],
      [346, 348],
      [318, 330],
    ],
  ]
  figures.forEach((points) => {
    s.line(`M${points.map((p) => p.join(' ')).join('L')}`, ink.cream, 1)
    points.forEach(([x, y], i) => s.fill(star(x, y, i % 2 ? 5 : 7.5, 2, 4), ink.cream))
  })
  const corner = (x: number, y: number, turn: number): void =>
    s.moved(`translate(${x} ${y}) rotate(${turn})`, () => {
      for (let i = 0; i < 7; i++)
        s.line(arc(0, 0, 22 + i * 9, 4, 86), i % 3 === 1 ? ink.vermilion : ink.navy, i % 2 ? 1 : 2)
      s.fill(star(0, 0, 0.1, 0.1, 4), ink.navy)
    })
  corner(28, 28, 0)
  corner(452, 28, 90)
  s.moved('translate(116 556)', () => {
    s.fill(star(0, 0, 50, 11, 4), ink.navy)
    s.fill(star(0, 0, 30, 9, 4, -45), ink.vermilion)
    s.line(disc(0, 0, 36), ink.navy, 1.4)
    s.disc(0, 0, 5, ink.cream)
  })
  s.moved('translate(322 560)', () => {
    for (let i = 0; i < 4; i++) s.line(`M-86 ${-26 + i * 18}q14 -14 28 0t28 0t28 0t28 0t28 0t28 0`, ink.navy, 1.6)
    s.fill('M-30 -4Q8 12 50 -8L40 20H-18Z', ink.vermilion)
    s.fill('M4 -8V-66Q42 -40 38 -12Z', ink.navy)
    s.fill('M-2 -8V-54Q-26 -34 -28 -10Z', ink.cream)
  })
}

export const orbits: Drawings = {
  'concert-15': starTracks,
  'exhibition-02': paperUniverse,
}
