import { ink } from '../press/inks'
import { arch, box, disc, ellipse, ground, plot, polygon, sector, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Organ pipes in a shell of wood, an orchestra's empty chairs below. */
const concertHall = (s: Sheet): void => {
  s.paper = ink.umber
  s.glow(400, 190, 460, ink.tangerine, 1)
  for (let i = 0; i < 8; i++) {
    const k = 1 - i * 0.1
    s.line(`M${400 - 430 * k} 380V${200 - 150 * k}Q400 ${130 - 210 * k} ${400 + 430 * k} ${200 - 150 * k}V380`, i % 2 ? ink.ochre : ink.rust, 20)
  }
  for (let i = 0; i < 21; i++) {
    const far = Math.abs(i - 10)
    const tall = 96 + (far % 5) * 22 + (far > 7 ? 26 : 0)
    const x = 274 + i * 12
    s.box(x, 268 - tall, 9, tall, far % 2 ? ink.cream : ink.sand, 4)
    s.fill(polygon([[x + 1, 258], [x + 8, 258], [x + 4.5, 268]]), ink.umber)
  }
  s.box(262, 266, 276, 22, ink.umber)
  s.poly([[170, 372], [630, 372], [566, 288], [234, 288]], ink.marigold)
  s.shade(polygon([[170, 372], [630, 372], [566, 288], [234, 288]]), ink.rust, [400, 384, 400, 290], 0.8)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9 + row * 2; i++) {
      const a = Math.PI * (1.06 + (i / (8 + row * 2)) * 0.88)
      const [x, y] = [400 + (96 + row * 44) * Math.cos(a), 366 + (40 + row * 14) * Math.sin(a)]
      s.box(x - 6, y - 10, 12, 15, ink.coal, 3)
    }
  s.box(390, 348, 20, 12, ink.crimson, 3)
  for (let row = 0; row < 3; row++)
    for (let x = -8 + (row % 2) * 14; x < 800; x += 28) s.fill(arch(x, 384 + row * 22, 24, 40), [ink.crimson, ink.brick, ink.plum][row])
}

/** A white hall under a saw-tooth roof, its walls hung with colour. */
const exhibition = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.cream, [400, 220, 400, 0], 0.8)
  for (let i = 0; i < 6; i++) {
    const x = 30 + i * 126
    s.fill(polygon([[x, 170], [x, 84], [x + 126, 150], [x + 126, 170]]), ink.bone)
    s.fill(polygon([[x, 166], [x, 92], [x + 30, 108], [x + 30, 166]]), ink.cobalt)
    s.line(`M${x} 84L${x + 126} 150`, ink.stone, 5)
  }
  s.box(30, 166, 756, 170, ink.cream)
  s.shade(box(30, 166, 756, 170), ink.stone, [400, 350, 400, 200], 0.6)
  const hung = [ink.vermilion, ink.ultramarine, ink.marigold, ink.leaf, ink.fuchsia, ink.teal] as const
  hung.forEach((color, i) => {
    const x = 66 + i * 118
    s.box(x, 196, 84, 96, color)
    if (i % 3 === 0) s.disc(x + 42, 244, 28, ink.cream)
    if (i % 3 === 1) s.fill(sector(x + 42, 286, 0, 42, 180, 360), ink.lemon)
    if (i % 3 === 2) for (let k = 0; k < 4; k++) s.rule(x + 14, 214 + k * 20, x + 70, 214 + k * 20, ink.cream, 7)
  })
  s.box(0, 334, 800, 120, ink.stone)
  s.shade(box(0, 334, 800, 120), ink.umber, [400, 460, 400, 334], 0.7)
  for (const [x, y, size] of [[130, 352, 1], [166, 356, 0.9], [330, 366, 1.2], [516, 350, 1], [640, 372, 1.3], [676, 374, 1.1]] as const)
    s.fill(`${disc(x, y - 46 * size, 8 * size)}${box(x - 9 * size, y - 36 * size, 18 * size, 50 * size, 8 * size)}`, s.pick([ink.coal, ink.navy, ink.plum]))
}

/** White walls and grey eaves round a moon gate, a bridge over the canal. */
const moonGate = (s: Sheet): void => {
  s.paper = ink.mist
  s.wash(ink.rose, [400, 260, 400, 0], 0.6)
  s.fill(ground(plot(0, 800, 8, (x) => 150 - 26 * Math.sin(x / 95)), 240), ink.mint)
  const eave = (x: number, y: number, width: number): void => {
    s.fill(`M${x - 18} ${y}Q${x + 4} ${y - 6} ${x + 24} ${y - 34}H${x + width - 24}Q${x + width - 4} ${y - 6} ${x + width + 18} ${y}Z`, ink.deep)
    for (let i = 1; i < width / 18; i++) s.rule(x + i * 18, y - 4, x + i * 18, y - 30, ink.cobalt, 1.4)
  }
  for (const [x, y, width] of [[30, 170, 170], [610, 160, 170], [200, 136, 400]] as const) {
    s.box(x, y, width, 330 - y, ink.cream)
    s.shade(box(x, y, width, 330 - y), ink.stone, [x + width, 340, x + 20, y], 0.5)
    eave(x, y, width)
  }
  s.disc(400, 238, 78, ink.deep)
  s.disc(400, 238, 70, ink.marigold)
  s.glow(400, 260, 70, ink.vermilion, 0.9)
  s.line('M376 308Q392 250 372 212M372 232Q352 220 350 204M380 262Q410 246 418 222', ink.umber, 5)
  for (let i = 0; i < 16; i++) s.disc(352 + s.between(0, 76), 196 + s.between(0, 54), 4.5, s.pick([ink.rose, ink.coral, ink.cream]))
  for (const x of [72, 136, 652, 716]) {
    s.box(x, 214, 38, 48, ink.deep, 3)
    s.line(`${segment(x + 19, 214, x + 19, 262)}${segment(x, 238, x + 38, 238)}`, ink.cream, 2)
  }
  s.box(0, 328, 800, 130, ink.teal)
  s.wash(ink.deep, [400, 470, 400, 330], 0.7)
  s.line('M250 356Q400 262 550 356', ink.bone, 20)
  s.line('M250 344Q400 250 550 344', ink.stone, 4)
  for (let i = 0; i < 40; i++) {
    const [x, y] = [s.between(20, 740), s.between(362, 440)]
    s.rule(x, y, x + s.between(14, 40), y, s.pick([ink.mint, ink.cream, ink.marigold]), 2)
  }
}

/** Stone rows round a small stage beside a lake, seen from the last one. */
const amphitheatre = (s: Sheet): void => {
  s.paper = ink.coral
  s.wash(ink.lemon, [400, 200, 400, 0], 1)
  s.disc(560, 132, 42, ink.cream)
  s.fill(ground(plot(0, 800, 8, (x) => 150 - 40 * Math.sin(x / 130 + 1) - 12 * Math.sin(x / 31)), 240), ink.violet)
  s.fill(ground(plot(0, 800, 8, (x) => 186 - 18 * Math.sin(x / 80 + 2)), 240), ink.plum)
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
      s.fill(`${disc(x, y - 12, 6)}${box(x - 7, y - 6, 14, 18, 6)}`, s.pick([ink.night, ink.plum, ink.crimson, ink.navy]))
  }
}

/** A pastel front with green shutters over waves of black and white stone. */
const pastelFront = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.cream, [400, 330, 400, 60], 0.7)
  s.box(110, 116, 580, 216, ink.marigold)
  s.shade(box(110, 116, 580, 216), ink.tangerine, [680, 340, 300, 120], 0.7)
  s.fill('M270 118Q290 96 310 92Q340 84 352 58Q400 20 448 58Q460 84 490 92Q510 96 530 118Z', ink.marigold)
  s.line('M262 118Q290 98 310 92Q340 84 352 58Q400 20 448 58Q460 84 490 92Q510 98 538 118', ink.cream, 9)
  s.disc(400, 86, 22, ink.cream)
  s.disc(400, 86, 15, ink.cobalt)
  s.box(98, 112, 604, 12, ink.cream)
  s.box(98, 214, 604, 9, ink.cream)
  for (let i = 0; i < 7; i++) {
    const x = 136 + i * 79
    s.box(x + 8, 138, 38, 60, ink.cream, 3)
    s.box(x, 140, 14, 56, ink.pine)
    s.box(x + 40, 140, 14, 56, ink.pine)
    s.fill(arch(x + 2, 238, 50, 94), ink.cream)
    s.fill(arch(x + 8, 246, 38, 86), i === 3 ? ink.crimson : ink.pine)
  }
  for (const x of [110, 268, 522, 680]) s.box(x - 6, 122, 14, 210, ink.cream)
  s.box(0, 330, 800, 122, ink.bone)
  for (let row = 0; row < 6; row++) {
    const [y, tall] = [344 + row * 19, 5 + row * 1.6]
    const wave = (low: number) => plot(0, 800, 8, (x) => y + low + (3 + row) * Math.sin(x / (26 + row * 4)))
    s.fill(`M${[...wave(0), ...wave(tall).reverse()].map(([x, at]) => `${x} ${at.toFixed(1)}`).join('L')}Z`, ink.coal)
  }
  for (const x of [56, 744]) {
    s.rule(x, 372, x, 210, ink.pine, 7)
    s.disc(x, 200, 14, ink.lemon)
    s.line(`M${x - 12} 218Q${x} 232 ${x + 12} 218`, ink.pine, 5)
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
  s.poly([[250, 336], [620, 336], [590, 276], [280, 276]], ink.plum)
  s.glow(435, 320, 170, ink.lemon, 1, polygon([[250, 336], [620, 336], [590, 276], [280, 276]]))
  s.box(0, 334, 800, 120, ink.plum)
  for (let i = 0; i < 7; i++) s.fill(polygon([[120 - i * 30, 346 + i * 16], [730 + i * 20, 346 + i * 16], [736 + i * 20, 353 + i * 16], [114 - i * 30, 353 + i * 16]]), i % 2 ? ink.fuchsia : ink.violet)
  const palm = (x: number, y: number, size: number): void => {
    s.line(`M${x} ${y}Q${x + 12 * size} ${y - 80 * size} ${x - 4 * size} ${y - 160 * size}`, ink.night, 8 * size)
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (0.86 + i * 0.16)
      const [dx, dy] = [Math.cos(a) * 64 * size, Math.sin(a) * 42 * size]
      s.line(`M${x - 4 * size} ${y - 160 * size}q${dx * 0.6} ${dy - 16 * size} ${dx} ${dy + 20 * size}`, ink.night, 7 * size)
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
  for (let i = 0; i < 60; i++) s.box(s.between(-10, 800), s.between(0, 450), s.between(14, 44), s.between(8, 26), s.pick([ink.deep, ink.navy, ink.pine]), 2)
  s.fill(ellipse(400, 236, 350, 186), ink.coal)
  s.fill(ellipse(400, 228, 342, 178), ink.cream)
  const rings = [ink.cobalt, ink.sky, ink.cobalt, ink.ultramarine, ink.sky] as const
  rings.forEach((color, i) => s.fill(ellipse(400, 230 + i * 2, 322 - i * 28, 162 - i * 17), color))
  for (let i = 0; i < 620; i++) {
    const [a, k] = [s.between(0, 6.283), s.between(0, 1)]
    s.disc(400 + (206 + k * 112) * Math.cos(a), 234 + (94 + k * 66) * Math.sin(a), 1.7, s.pick([ink.cream, ink.vermilion, ink.marigold, ink.lemon]))
  }
  s.fill(ellipse(400, 238, 196, 88), ink.rust)
  s.fill(ellipse(400, 238, 176, 74), ink.leaf)
  s.within(ellipse(400, 238, 176, 74), () => {
    for (let i = 0; i < 6; i++) s.box(236 + i * 60, 150, 30, 180, ink.olive)
  })
  s.line(`${box(284, 190, 232, 96)}${segment(400, 190, 400, 286)}${ellipse(400, 238, 30, 20)}`, ink.cream, 2.5)
  for (const [x, y] of [[96, 96], [704, 96], [96, 372], [704, 372]] as const) {
    s.rule(x, y + 60, x, y, ink.stone, 5)
    s.box(x - 24, y - 16, 48, 24, ink.cream, 3)
    for (let k = 0; k < 8; k++) s.disc(x - 17 + (k % 4) * 11.4, y - 10 + Math.floor(k / 4) * 12, 3.6, ink.lemon)
    s.glow(x, y, 120, ink.lemon, 0.7)
  }
}

/** Venues in a town, and under the open sky. */
export const townVenues: Drawings = {
  'venue-11': concertHall,
  'venue-12': exhibition,
  'venue-13': moonGate,
  'venue-14': amphitheatre,
  'venue-15': pastelFront,
  'venue-16': fins,
  'venue-17': stadium,
}
