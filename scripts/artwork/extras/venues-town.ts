import { ink } from '../press/inks'
import { arch, box, disc, ground, plot, polygon, sector, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Organ pipes in a shell of wood, an orchestra's empty chairs below. */
const concertHall = (s: Sheet): void => {
  s.paper = ink.umber
  s.glow(400, 190, 460, ink.tangerine, 1)
  for (let i = 0; i < 8; i++) {
    const k = 1 - i * 0.1
    s.line(
      `M${400 - 430 * k} 380V${200 - 150 * k}Q400 ${130 - 210 * k} ${400 + 430 * k} ${200 - 150 * k}V380`,
      i % 2 ? ink.ochre : ink.rust,
      20,
    )
  }
  for (let i = 0; i < 21; i++) {
    const far = Math.abs(i - 10)
    const tall = 96 + (far % 5) * 22 + (far > 7 ? 26 : 0)
    const x = 274 + i * 12
    s.box(x, 268 - tall, 9, tall, far % 2 ? ink.cream : ink.sand, 4)
    s.fill(
      polygon([
        [x + 1, 258],
        [x + 8, 258],
        [x + 4.5, 268],
      ]),
      ink.umber,
    )
  }
  s.box(262, 266, 276, 22, ink.umber)
  s.poly(
    [
      [170, 372],
      [630, 372],
      [566, 288],
      [234, 288],
    ],
    ink.marigold,
  )
  s.shade(
    polygon([
      [170, 372],
      [630, 372],
      [566, 288],
      [234, 288],
    ]),
    ink.rust,
    [400, 384, 400, 290],
    0.8,
  )
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9 + row * 2; i++) {
      const a = Math.PI * (1.06 + (i / (8 + row * 2)) * 0.88)
      const [x, y] = [400 + (96 + row * 44) * Math.cos(a), 366 + (40 + row * 14) * Math.sin(a)]
      s.box(x - 6, y - 10, 12, 15, ink.coal, 3)
    }
  s.box(390, 348, 20, 12, ink.crimson, 3)
  for (let row = 0; row < 3; row++)
    for (let x = -8 + (row % 2) * 14; x < 800; x += 28)
      s.fill(arch(x, 384 + row * 22, 24, 40), [ink.crimson, ink.brick, ink.plum][row])
}

/** A white hall under a saw-tooth roof, its walls hung with colour. */
const exhibition = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.cream, [400, 220, 400, 0], 0.8)
  for (let i = 0; i < 6; i++) {
    const x = 30 + i * 126
    s.fill(
      polygon([
        [x, 170],
        [x, 84],
        [x + 126, 150],
        [x + 126, 170],
      ]),
      ink.bone,
    )
    s.fill(
      polygon([
        [x, 166],
        [x, 92],
        [x + 30, 108],
        [x + 30, 166],
      ]),
      ink.cobalt,
    )
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
  for (const [x, y, size] of [
    [130, 352, 1],
    [166, 356, 0.9],
    [330, 366, 1.2],
    [516, 350, 1],
    [640, 372, 1.3],
    [676, 374, 1.1],
  ] as const)
    s.fill(
      `${disc(x, y - 46 * size, 8 * size)}${box(x - 9 * size, y - 36 * size, 18 * size, 50 * size, 8 * size)}`,
      s.pick([ink.coal, ink.navy, ink.plum]),
    )
}

/** White walls and grey eaves round a moon gate, a bridge over the canal. */
const moonGate = (s: Sheet): void => {
  s.paper = ink.mist
  s.wash(ink.rose, [400, 260, 400, 0], 0.6)
  s.fill(
    ground(
      plot(0, 800, 8, (x) => 150 - 26 * Math.sin(x / 95)),
      240,
    ),
    ink.mint,
  )
  const eave = (x: number, y: number, width: number): void => {
    s.fill(
      `M${x - 18} ${y}Q${x + 4} ${y - 6} ${x + 24} ${y - 34}H${x + width - 24}Q${x + width - 4} ${y - 6} ${x + width + 18} ${y}Z`,
      ink.deep,
    )
    for (let i = 1; i < width / 18; i++) s.rule(x + i * 18, y - 4, x + i * 18, y - 30, ink.cobalt, 1.4)
  }
  for (const [x, y, width] of [
    [30, 170, 170],
    [610, 160, 170],
    [200, 136, 400],
  ] as const) {
    s.box(x, y, width, 330 - y, ink.cream)
    s.shade(box(x, y, width, 330 - y), ink.stone, [x + width, 340, x + 20, y], 0.5)
    eave(x, y, width)
  }
  s.disc(400, 238, 78, ink.deep)
  s.disc(400, 238, 70, ink.marigold)
  s.glow(400, 260, 70, ink.vermilion, 0.9)
  s.line('M376 308Q392 250 372 212M372 232Q352 220 350 204M380 262Q410 246 418 222', ink.umber, 5)
  for (let i = 0; i < 16; i++)
    s.disc(352 + s.between(0, 76), 196 + s.between(0, 54), 4.5, s.pick([ink.rose, ink.coral, ink.cream]))
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

/** Venues in a town. */
export const townVenues: Drawings = {
  'venue-11': concertHall,
  'venue-12': exhibition,
  'venue-13': moonGate,
  'venue-15': pastelFront,
}
