import { ink } from '../press/inks'
import { box, disc, ellipse, ground, plot, polygon, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Stone rows round a small stage beside a lake, seen from the last one. */
const amphitheatre = (s: Sheet): void => {
  s.paper = ink.coral
  s.wash(ink.lemon, [400, 200, 400, 0], 1)
  s.disc(560, 132, 42, ink.cream)
  s.fill(
    ground(
      plot(0, 800, 8, (x) => 150 - 40 * Math.sin(x / 130 + 1) - 12 * Math.sin(x / 31)),
      240,
    ),
    ink.violet,
  )
  s.fill(
    ground(
      plot(0, 800, 8, (x) => 186 - 18 * Math.sin(x / 80 + 2)),
      240,
    ),
    ink.plum,
  )
  s.box(0, 200, 800, 60, ink.rose)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [s.between(0, 770), s.between(206, 250)]
    s.rule(x, y, x + s.between(16, 50), y, s.pick([ink.cream, ink.lemon, ink.violet]), 2)
  }
  s.box(0, 252, 800, 200, ink.leaf)
  s.within(box(0, 254, 800, 200), () => {
    for (let i = 7; i >= 0; i--) {
      s.fill(ellipse(400, 268, 150 + i * 52, 34 + i * 25), i % 2 ? ink.stone : ink.bone)
      s.fill(ellipse(400, 264, 144 + i * 52, 30 + i * 25), i % 2 ? ink.sand : ink.stone)
    }
  })
  s.fill(ellipse(400, 266, 140, 32), ink.marigold)
  s.glow(400, 262, 130, ink.lemon, 0.9)
  for (const x of [300, 332, 468, 500]) s.box(x - 5, 166, 10, 92, ink.cream)
  s.box(286, 158, 60, 12, ink.cream)
  s.box(454, 158, 60, 12, ink.cream)
  for (const x of [380, 400, 420]) s.fill(`${disc(x, 236, 5)}${box(x - 6, 242, 12, 24, 5)}`, ink.plum)
  for (let i = 0; i < 44; i++) {
    const [k, a] = [s.between(2, 7.5), s.between(0.12, 0.88) * Math.PI]
    const [x, y] = [400 + (150 + k * 52) * Math.cos(a), 266 + (34 + k * 25) * Math.sin(a)]
    if (y > 290 && y < 430)
      s.fill(
        `${disc(x, y - 12, 6)}${box(x - 7, y - 6, 14, 18, 6)}`,
        s.pick([ink.night, ink.plum, ink.crimson, ink.navy]),
      )
  }
}

/** Tall fins in the last sun, palms before them. */
const fins = (s: Sheet): void => {
  s.paper = ink.tangerine
  s.wash(ink.fuchsia, [400, 0, 400, 300], 0.9)
  s.disc(150, 214, 64, ink.lemon)
  for (let i = 0; i < 17; i++) {
    const x = 210 + i * 27
    const top = 74 + Math.abs(i - 7) ** 1.7 * 3.4
    const fin = `M${x} 336V${top + 26}Q${x + 12} ${top} ${x + 25} ${top - 14}V336Z`
    s.fill(fin, ink.cream)
    s.shade(fin, i % 2 ? ink.violet : ink.coral, [x + 26, 340, x, top], 0.95)
  }
  s.poly(
    [
      [250, 336],
      [620, 336],
      [590, 276],
      [280, 276],
    ],
    ink.plum,
  )
  s.glow(
    435,
    320,
    170,
    ink.lemon,
    1,
    polygon([
      [250, 336],
      [620, 336],
      [590, 276],
      [280, 276],
    ]),
  )
  s.box(0, 334, 800, 120, ink.plum)
  for (let i = 0; i < 7; i++)
    s.fill(
      polygon([
        [120 - i * 30, 346 + i * 16],
        [730 + i * 20, 346 + i * 16],
        [736 + i * 20, 353 + i * 16],
        [114 - i * 30, 353 + i * 16],
      ]),
      i % 2 ? ink.fuchsia : ink.violet,
    )
  const palm = (x: number, y: number, size: number): void => {
    s.line(`M${x} ${y}Q${x + 12 * size} ${y - 80 * size} ${x - 4 * size} ${y - 160 * size}`, ink.night, 8 * size)
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (0.86 + i * 0.16)
      const [dx, dy] = [Math.cos(a) * 64 * size, Math.sin(a) * 42 * size]
      s.line(
        `M${x - 4 * size} ${y - 160 * size}q${dx * 0.6} ${dy - 16 * size} ${dx} ${dy + 20 * size}`,
        ink.night,
        7 * size,
      )
    }
  }
  palm(96, 400, 1.25)
  palm(196, 372, 0.8)
  palm(716, 412, 1.35)
}

/** The bowl of a stadium from the air: pitch, rings of seats, four masts. */
const stadium = (s: Sheet): void => {
  s.paper = ink.pine
  s.wash(ink.night, [400, 0, 400, 300], 0.9)
  for (let i = 0; i < 60; i++)
    s.box(
      s.between(-10, 800),
      s.between(0, 450),
      s.between(14, 44),
      s.between(8, 26),
      s.pick([ink.deep, ink.navy, ink.pine]),
      2,
    )
  s.fill(ellipse(400, 236, 350, 186), ink.coal)
  s.fill(ellipse(400, 228, 342, 178), ink.cream)
  const rings = [ink.cobalt, ink.sky, ink.cobalt, ink.ultramarine, ink.sky] as const
  rings.forEach((color, i) => s.fill(ellipse(400, 230 + i * 2, 322 - i * 28, 162 - i * 17), color))
  for (let i = 0; i < 620; i++) {
    const [a, k] = [s.between(0, 6.283), s.between(0, 1)]
    s.disc(
      400 + (206 + k * 112) * Math.cos(a),
      234 + (94 + k * 66) * Math.sin(a),
      1.7,
      s.pick([ink.cream, ink.vermilion, ink.marigold, ink.lemon]),
    )
  }
  s.fill(ellipse(400, 238, 196, 88), ink.rust)
  s.fill(ellipse(400, 238, 176, 74), ink.leaf)
  s.within(ellipse(400, 238, 176, 74), () => {
    for (let i = 0; i < 6; i++) s.box(236 + i * 60, 150, 30, 180, ink.olive)
  })
  s.line(`${box(284, 190, 232, 96)}${segment(400, 190, 400, 286)}${ellipse(400, 238, 30, 20)}`, ink.cream, 2.5)
  for (const [x, y] of [
    [96, 96],
    [704, 96],
    [96, 372],
    [704, 372],
  ] as const) {
    s.rule(x, y + 60, x, y, ink.stone, 5)
    s.box(x - 24, y - 16, 48, 24, ink.cream, 3)
    for (let k = 0; k < 8; k++) s.disc(x - 17 + (k % 4) * 11.4, y - 10 + Math.floor(k / 4) * 12, 3.6, ink.lemon)
    s.glow(x, y, 120, ink.lemon, 0.7)
  }
}

/** Venues under a wide sky. */
export const skyVenues: Drawings = {
  'venue-14': amphitheatre,
  'venue-16': fins,
  'venue-17': stadium,
}
