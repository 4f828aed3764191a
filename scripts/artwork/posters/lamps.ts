import { ink } from '../press/inks'
import { box, brush, disc, ellipse, polar, polygon, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** An aperture, half closed, over a street; the darkroom is red. */
const slowCamera = (s: Sheet): void => {
  s.paper = ink.crimson
  s.wash(ink.coal, [480, 640, 120, 160], 1)
  s.disc(240, 300, 216, ink.coal)
  s.line(disc(240, 300, 206), ink.stone, 2)
  for (let i = 0; i < 60; i++)
    s.line(
      segment(...polar(240, 300, 190, i * 6), ...polar(240, 300, i % 5 ? 198 : 203, i * 6)),
      ink.cream,
      i % 5 ? 1 : 2.4,
    )
  s.disc(240, 300, 178, ink.bone)
  s.within(disc(240, 300, 178), () => {
    s.shade(box(0, 120, 480, 380), ink.stone, [240, 120, 240, 320], 1)
    ;[
      [40, 150, 96, 350],
      [150, 210, 54, 300],
      [296, 176, 64, 320],
      [364, 130, 110, 380],
    ].forEach(([x, y, w, h], i) => {
      s.box(x, y, w, h, i % 2 ? ink.coal : '#5a524b')
      for (let wy = y + 16; wy < 400; wy += 26)
        for (let wx = x + 10; wx < x + w - 14; wx += 22) s.box(wx, wy, 10, 14, s.random() > 0.6 ? ink.bone : ink.stone)
    })
    s.poly(
      [
        [204, 400],
        [296, 400],
        [420, 500],
        [60, 500],
      ],
      ink.bone,
    )
    s.shade(
      polygon([
        [204, 400],
        [296, 400],
        [420, 500],
        [60, 500],
      ]),
      ink.coal,
      [240, 500, 240, 400],
      0.8,
    )
    s.fill(
      brush([
        [250, 330, 13],
        [250, 352, 24],
        [251, 378, 26],
        [252, 404, 20],
      ]),
      ink.coal,
    )
    s.disc(250, 318, 9, ink.coal)
    s.fill(
      brush([
        [246, 396, 11],
        [238, 420, 8],
        [232, 446, 6],
      ]),
      ink.coal,
    )
    s.fill(
      brush([
        [256, 396, 11],
        [262, 420, 8],
        [270, 444, 6],
      ]),
      ink.coal,
    )
    s.fill('M206 316Q250 268 294 316Q250 304 206 316Z', ink.vermilion)
    s.rule(250, 300, 250, 350, ink.coal, 2)
    s.poly(
      [
        [240, 446],
        [262, 446],
        [180, 500],
        [130, 500],
      ],
      ink.coal,
    )
  })
  for (let i = 0; i < 7; i++) {
    const turn = (i * 360) / 7
    const blade = polygon([
      polar(240, 300, 180, turn - 6),
      polar(240, 300, 180, turn + 30),
      polar(240, 300, 180, turn + 62),
      polar(240, 300, 118, turn + 74),
      polar(240, 300, 112, turn + 22),
    ])
    s.fill(blade, ink.coal)
    const [a, b] = [polar(240, 300, 112, turn + 22), polar(240, 300, 176, turn + 50)]
    s.shade(blade, ink.vermilion, [a[0], a[1], b[0], b[1]], 0.75)
    s.line(segment(...polar(240, 300, 118, turn + 74), ...polar(240, 300, 112, turn + 22)), ink.coral, 1.6)
  }
  s.line(disc(240, 300, 181), ink.coal, 10)
  for (let i = 0; i < 6; i++) {
    s.box(i * 84 - 6, 572, 74, 56, ink.coal, 3)
    s.shade(box(i * 84 - 6, 572, 74, 56, 3), ink.vermilion, [i * 84, 640, i * 84 + 50, 570], 0.9)
    ;[0, 1, 2, 3, 4].forEach((k) =>
      s.fill(`${box(i * 84 - 2 + k * 15, 560, 8, 7, 2)}${box(i * 84 - 2 + k * 15, 633, 8, 7, 2)}`, ink.cream),
    )
  }
}

const lantern = (s: Sheet, x: number, y: number, r: number, paper: string, dark: string, tall: number): void => {
  const d = ellipse(x, y, r, r * tall)
  s.rule(x, -10, x, y - r * tall, ink.coal, 1.6)
  s.glow(x, y, r * 2.1, paper, 0.6)
  s.fill(d, paper)
  s.within(d, () => {
    for (let i = -3; i <= 3; i++) s.line(ellipse(x, y, Math.abs(i) * r * 0.3 + 0.5, r * tall), dark, 1.3)
    s.shade(d, dark, [x + r, y + r * tall, x - r * 0.2, y - r * 0.3], 0.95)
    s.glow(x - r * 0.1, y + r * 0.1, r * 0.8, ink.cream, 0.85)
  })
  s.box(x - r * 0.4, y - r * tall - 5, r * 0.8, 10, ink.coal, 3)
  s.box(x - r * 0.4, y + r * tall - 5, r * 0.8, 10, ink.coal, 3)
  for (let i = -2; i <= 2; i++)
    s.rule(x + i * r * 0.11, y + r * tall + 5, x + i * r * 0.13, y + r * tall + 9 + r * 0.6, ink.vermilion, 1.8)
}

/** A forest of lanterns after sunset. */
const everyLamp = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.violet, [240, 640, 240, 140], 0.9)
  lantern(s, 74, 96, 36, ink.rose, ink.fuchsia, 1.25)
  lantern(s, 404, 136, 44, ink.marigold, ink.rust, 0.86)
  lantern(s, 214, 74, 26, ink.mint, ink.teal, 1.1)
  lantern(s, 308, 70, 20, ink.coral, ink.crimson, 1.2)
  lantern(s, 152, 452, 38, ink.sky, ink.ultramarine, 0.95)
  lantern(s, 300, 446, 30, ink.lemon, ink.ochre, 1.3)
  lantern(s, 232, 256, 88, ink.vermilion, ink.crimson, 0.92)
  lantern(s, 72, 306, 52, ink.lemon, ink.rust, 1.2)
  lantern(s, 402, 350, 58, ink.coral, ink.brick, 1.12)
  s.fill('M0 588Q240 560 480 588V640H0Z', ink.coal)
  ;[
    [196, 592, 1.05],
    [226, 594, 0.72],
    [330, 592, 1],
  ].forEach(([x, y, k]) =>
    s.moved(`translate(${x} ${y}) scale(${k})`, () => {
      s.fill(
        brush([
          [0, -52, 14],
          [0, -34, 26],
          [0, -8, 24],
          [0, 12, 22],
        ]),
        ink.coal,
      )
      s.disc(0, -68, 11, ink.coal)
    }),
  )
  s.fill(
    brush([
      [204, 556, 9],
      [214, 570, 7],
      [222, 566, 5],
    ]),
    ink.coal,
  )
  s.glow(240, 600, 260, ink.marigold, 0.5, box(0, 580, 480, 60))
}

export const lamps: Drawings = {
  'exhibition-03': slowCamera,
  'exhibition-04': everyLamp,
}
