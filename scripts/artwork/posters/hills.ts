import { ink } from '../press/inks'
import { brush, disc, ground, plot, polygon, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Three letters stand in the fog like three hills. */
const fogCity = (s: Sheet): void => {
  s.paper = ink.mist
  s.wash(ink.shell, [240, 0, 240, 320], 1)
  s.disc(358, 120, 44, ink.coral)
  const letter = (x: number, y: number, w: number, paper: string, dark: string, seal: string): void => {
    const h = w * 0.66
    s.moved(`translate(${x} ${y})`, () => {
      s.poly(
        [
          [-w / 2, 0],
          [0, -h * 0.72],
          [w / 2, 0],
          [w / 2, h],
          [-w / 2, h],
        ],
        dark,
      )
      s.shade(
        polygon([
          [-w / 2, 0],
          [0, -h * 0.72],
          [w / 2, 0],
        ]),
        ink.night,
        [0, h * 0.3, 0, -h * 0.7],
        0.6,
      )
      s.poly(
        [
          [-w * 0.36, -h * 0.3],
          [w * 0.36, -h * 0.3],
          [w * 0.36, h * 0.6],
          [-w * 0.36, h * 0.6],
        ],
        ink.cream,
      )
      for (let i = 0; i < 5; i++) s.box(-w * 0.28, -h * 0.18 + i * h * 0.11, w * (0.56 - (i % 3) * 0.12), 2.4, dark, 1)
      s.poly(
        [
          [-w / 2, 0],
          [0, h * 0.56],
          [w / 2, 0],
          [w / 2, h],
          [-w / 2, h],
        ],
        paper,
      )
      s.shade(
        polygon([
          [-w / 2, h],
          [0, h * 0.44],
          [w / 2, h],
        ]),
        dark,
        [0, h * 1.1, 0, h * 0.4],
        0.9,
      )
      s.disc(0, h * 0.52, w * 0.062, seal)
    })
  }
  const fog = (y: number, color: string, strength: number): void => {
    const d = ground(
      plot(-10, 490, 10, (x) => y + 15 * Math.sin(x / 70 + y) + 6 * Math.sin(x / 27 + y)),
      660,
    )
    s.shade(d, color, [240, y + 130, 240, y - 10], strength)
  }
  letter(330, 246, 200, ink.sky, ink.cobalt, ink.coral)
  fog(330, ink.mist, 1)
  letter(142, 326, 244, ink.teal, ink.pine, ink.marigold)
  fog(430, ink.mist, 1)
  letter(298, 440, 300, ink.coral, ink.brick, ink.lemon)
  fog(560, ink.cream, 1)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [60 + i * 26 + s.between(-8, 8), 96 + s.between(-26, 60)]
    s.line(`M${x - 9} ${y - 4}q6 -4 9 4q3 -8 9 -4`, ink.pine, 2)
  }
}

const ridge = (s: Sheet, base: number, height: number, seed: number): Point[] => {
  const steps = [s.between(0, 6), s.between(0, 6), s.between(0, 6)]
  return plot(
    -4,
    484,
    3,
    (x) =>
      base -
      height * Math.max(0, Math.sin(x / 92 + seed + steps[0])) ** 1.5 -
      height * 0.34 * Math.abs(Math.sin(x / 31 + steps[1])) -
      height * 0.09 * Math.abs(Math.sin(x / 9 + steps[2])),
  )
}

/** Ink-wash mountains, one pine, one player. */
const qinUnderPines = (s: Sheet): void => {
  s.paper = ink.bone
  s.disc(330, 146, 58, ink.vermilion)
  s.shade(disc(330, 146, 58), ink.bone, [330, 216, 330, 110], 0.75)
  ;[
    [300, 120, '#a9bdb6'],
    [366, 130, '#6f938b'],
    [436, 112, '#2e625a'],
    [520, 92, ink.pine],
  ].forEach(([base, height, color], i) => {
    const d = ground(ridge(s, Number(base), Number(height), i * 2.4), Number(base) + 130)
    s.fill(d, String(color))
    s.shade(d, ink.bone, [240, Number(base) + 118, 240, Number(base) - 34], 1)
    s.shade(d, ink.bone, [240, Number(base) + 124, 240, Number(base) + 20], 1)
  })
  s.fill(
    ground(
      plot(0, 480, 5, (x) => 578 - 20 * Math.exp(-(((x - 330) / 150) ** 2)) + 4 * Math.sin(x / 30)),
      650,
    ),
    ink.night,
  )
  s.fill(
    brush([
      [70, 640, 34],
      [86, 560, 26],
      [66, 470, 22],
      [110, 380, 19],
      [92, 290, 15],
      [140, 214, 10],
      [168, 170, 5],
    ]),
    ink.coal,
  )
  s.fill(
    brush([
      [98, 400, 13],
      [150, 376, 9],
      [214, 384, 5],
      [250, 368, 3],
    ]),
    ink.coal,
  )
  s.fill(
    brush([
      [96, 300, 10],
      [50, 268, 7],
      [14, 272, 4],
    ]),
    ink.coal,
  )
  const tuft = (x: number, y: number, r: number): void => {
    for (let i = 0; i < 23; i++)
      s.moved(`translate(${x} ${y}) rotate(${-190 + i * 9.1})`, () =>
        s.line(`M4 0Q${r * 0.6} -3 ${r * s.between(0.8, 1.05)} 0`, i % 4 ? ink.pine : ink.coal, 1.9),
      )
  }
  ;[
    [170, 176, 54],
    [120, 214, 50],
    [206, 214, 42],
    [16, 276, 46],
    [56, 262, 44],
    [240, 372, 50],
    [190, 384, 44],
    [282, 388, 34],
    [150, 300, 34],
    [76, 216, 36],
  ].forEach(([x, y, r]) => tuft(x, y, r))
  s.moved('translate(338 540) scale(1.12)', () => {
    const robe = 'M-66 34C-60 4 -40 -14 -34 -40C-28 -58 -14 -64 0 -64C14 -64 28 -58 34 -40C40 -14 60 4 66 34Z'
    s.fill(robe, ink.cream)
    s.shade(robe, ink.rust, [60, 40, -10, -20], 0.8)
    s.line('M-14 -62L4 -30L14 -62', ink.vermilion, 3)
    s.fill(
      brush([
        [-28, -44, 20],
        [-50, -14, 24],
        [-30, 6, 20],
        [-16, 10, 8],
      ]),
      ink.shell,
    )
    s.fill(
      brush([
        [28, -44, 20],
        [50, -14, 24],
        [32, 4, 20],
        [20, 9, 8],
      ]),
      ink.shell,
    )
    s.fill(
      brush([
        [0, -72, 9],
        [0, -60, 10],
      ]),
      ink.shell,
    )
    s.oval(0, -82, 13, 16, ink.shell)
    s.fill('M-14 -82Q-15 -102 0 -101Q15 -102 14 -82Q8 -92 -14 -82Z', ink.coal)
    s.disc(0, -104, 7, ink.coal)
    s.line('M-8 -80q3 3 6 0M3 -80q3 3 6 0', ink.coal, 1.4)
    s.fill('M-96 12L96 5Q102 14 94 23L-94 30Q-104 21 -96 12Z', ink.brick)
    ;[14, 18, 22].forEach((y) => s.rule(-90, y + 1, 90, y - 5, ink.cream, 0.9))
  })
}

/** An hour without music: one dancer, and the breath of a wide country. */
const quietCountry = (s: Sheet): void => {
  s.paper = ink.cream
  s.wash(ink.mist, [240, 0, 240, 360], 1)
  const tones = [ink.mint, ink.sand, ink.lilac, ink.rose, ink.tangerine, ink.rust, ink.plum]
  tones.forEach((color, i) => {
    const base = 330 + i * 46
    const d = ground(
      plot(-4, 484, 6, (x) => base - (46 - i * 3) * Math.sin(x / (150 - i * 8) + i * 1.35) - 8 * Math.sin(x / 53 + i)),
      650,
    )
    s.fill(d, color)
    s.shade(d, i > 3 ? ink.plum : ink.cream, [240, base + 70, 200, base - 50], 0.7)
  })
  s.line('M150 300m-118 0a118 118 0 1 1 236 0', ink.vermilion, 1.6)
  s.line('M150 300m-84 0a84 84 0 1 1 168 0', ink.vermilion, 2.2)
  s.line('M150 300m-52 0a52 52 0 1 1 104 0', ink.vermilion, 3)
  s.moved('translate(150 302) scale(.62)', () => {
    s.fill(
      brush([
        [2, -74, 8],
        [4, -58, 25],
        [0, -38, 18],
        [-2, -18, 24],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [-4, -16, 20],
        [6, 20, 13],
        [0, 56, 8],
        [6, 68, 4],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [-4, -16, 20],
        [-44, -14, 13],
        [-86, -34, 8],
        [-112, -40, 3],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [8, -62, 10],
        [42, -66, 7],
        [76, -88, 3],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [-6, -62, 10],
        [-34, -78, 7],
        [-58, -106, 3],
      ]),
      ink.night,
    )
    s.disc(10, -90, 11, ink.night)
  })
}

export const hills: Drawings = {
  'concert-14': fogCity,
  'dance-08': quietCountry,
  'folk-06': qinUnderPines,
}
