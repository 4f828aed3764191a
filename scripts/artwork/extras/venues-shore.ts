import { ink } from '../press/inks'
import { arch, box, curve, disc, ellipse, ground, plot, polygon, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Water from `top` down with the broken reflections of what is lit above it. */
const water = (s: Sheet, top: number, base: string, lights: readonly string[], count = 60): void => {
  s.box(0, top, 800, 450 - top, base)
  s.wash(ink.night, [400, 470, 400, top], 0.6)
  for (let i = 0; i < count; i++) {
    const y = s.between(top + 8, 440)
    const reach = 8 + (y - top) * 0.16
    const x = s.between(30, 770)
    s.rule(x - reach, y, x + reach, y, s.pick(lights), 2)
  }
}

/** Brick gables along a creek, the middle one open and lit. */
const warehouse = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.violet, [400, 320, 400, 0], 0.8)
  for (let i = 0; i < 3; i++) {
    const x = 70 + i * 225
    const gable = polygon([
      [x, 320],
      [x, 170],
      [x + 105, 96],
      [x + 210, 170],
      [x + 210, 320],
    ])
    s.fill(gable, i === 1 ? ink.brick : ink.rust)
    s.shade(gable, ink.umber, [x + 210, 330, x + 30, 120], 0.9)
    for (let row = 0; row < 7; row++) s.rule(x + 8, 184 + row * 20, x + 202, 184 + row * 20, ink.umber, 1)
    s.line(`M${x - 8} 172L${x + 105} 92L${x + 218} 172`, ink.coal, 9)
    const door = arch(x + 66, 202, 78, 118)
    s.fill(door, i === 1 ? ink.marigold : ink.coal)
    s.fill(disc(x + 105, 148, 17), i === 1 ? ink.lemon : ink.marigold)
    s.line(`${segment(x + 88, 148, x + 122, 148)}${segment(x + 105, 131, x + 105, 165)}`, ink.coal, 2.5)
    if (i !== 1) s.glow(x + 105, 300, 60, ink.marigold, 0.8, door)
  }
  s.glow(400, 270, 170, ink.lemon, 0.9)
  for (const x of [376, 400, 424]) s.fill(`${disc(x, 268, 6)}${box(x - 7, 275, 14, 45, 6)}`, ink.coal)
  s.box(0, 318, 800, 12, ink.coal)
  water(s, 330, ink.navy, [ink.marigold, ink.rust, ink.cobalt, ink.violet])
}

/** Two white shells and their mirror image under a moon. */
const shells = (s: Sheet): void => {
  s.paper = ink.cobalt
  s.wash(ink.rose, [400, 300, 400, 20], 1)
  s.disc(640, 96, 38, ink.cream)
  s.fill(
    ground(
      plot(0, 800, 8, (x) => 248 - 34 * Math.sin(x / 120) - 12 * Math.sin(x / 43)),
      310,
    ),
    ink.navy,
  )
  s.box(0, 302, 800, 150, ink.cobalt)
  const shell = (x: number, turn: number): void => {
    const d = `M${x - turn * 150} 302Q${x - turn * 120} 96 ${x + turn * 90} 104Q${x + turn * 168} 190 ${x + turn * 150} 302Z`
    s.fill(d, ink.cream)
    s.shade(d, ink.lilac, [x - turn * 160, 302, x + turn * 100, 130], 0.9)
    for (let i = 1; i < 8; i++)
      s.line(
        `M${x - turn * (150 - i * 40)} 302Q${x - turn * (104 - i * 30)} ${150 + i * 6} ${x + turn * 92} 106`,
        ink.stone,
        1.2,
      )
    s.fill(
      `M${x - turn * 40} 302Q${x + turn * 10} 190 ${x + turn * 110} 200Q${x + turn * 136} 250 ${x + turn * 128} 302Z`,
      ink.marigold,
    )
    s.glow(x + turn * 60, 280, 90, ink.vermilion, 0.7)
  }
  shell(262, 1)
  shell(560, -1)
  s.glow(410, 302, 200, ink.lemon, 0.6)
  water(s, 304, ink.deep, [ink.cream, ink.marigold, ink.rose, ink.sky], 76)
}

/** A round hall like a lit paper lantern on the bay, fireworks above. */
const lanternHall = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.fuchsia, [400, 330, 400, 60], 0.7)
  for (const [x, y, radius, color] of [
    [170, 104, 62, ink.lemon],
    [640, 82, 74, ink.coral],
    [520, 150, 36, ink.sky],
  ] as const)
    for (let i = 0; i < 22; i++) {
      const a = (i * Math.PI) / 11
      s.rule(
        x + radius * 0.4 * Math.cos(a),
        y + radius * 0.4 * Math.sin(a),
        x + radius * Math.cos(a),
        y + radius * Math.sin(a),
        color,
        2.4,
      )
      s.disc(x + radius * 1.12 * Math.cos(a), y + radius * 1.12 * Math.sin(a), 2.6, color)
    }
  const body = 'M190 308Q160 190 270 172H530Q640 190 610 308Z'
  s.fill(body, ink.vermilion)
  s.shade(body, ink.lemon, [400, 320, 400, 150], 1)
  for (let i = 0; i < 15; i++) {
    const bend = (i - 7) * 30
    s.line(`M${400 + bend * 0.86} 172Q${400 + bend * 1.16} 240 ${400 + bend} 308`, ink.crimson, 3)
  }
  s.fill(ellipse(400, 172, 134, 16), ink.crimson)
  s.fill('M300 166Q400 108 500 166Z', ink.marigold)
  s.rule(400, 132, 400, 96, ink.marigold, 5)
  s.box(150, 304, 500, 14, ink.coal)
  s.glow(400, 310, 260, ink.coral, 0.7)
  water(s, 318, ink.navy, [ink.coral, ink.lemon, ink.vermilion, ink.fuchsia], 80)
}

/** The ribs of an old shed, a hull on its stocks as the stage. */
const boatyard = (s: Sheet): void => {
  s.paper = ink.umber
  s.glow(400, 220, 420, ink.ochre, 1)
  for (let i = 0; i < 7; i++) {
    const k = 1 - i * 0.105
    const [half, top] = [400 * k, 210 - 196 * k]
    s.line(
      `M${400 - half} ${250 + 190 * k}V${top + 110 * k}L400 ${top}L${400 + half} ${top + 110 * k}V${250 + 190 * k}`,
      i % 2 ? ink.brick : ink.coal,
      15 * k,
    )
  }
  s.fill(
    polygon([
      [310, 146],
      [400, 108],
      [490, 146],
      [490, 262],
      [310, 262],
    ]),
    ink.mint,
  )
  s.shade(box(310, 108, 180, 154), ink.teal, [400, 270, 400, 150], 0.9)
  s.fill('M0 450L250 300H550L800 450Z', ink.rust)
  s.shade('M0 450L250 300H550L800 450Z', ink.coal, [400, 470, 400, 300], 0.9)
  const hull = 'M196 226Q300 250 400 250T604 216Q592 318 500 336H306Q214 318 196 226Z'
  s.fill(hull, ink.teal)
  s.shade(hull, ink.deep, [400, 346, 400, 220], 1)
  for (let i = 0; i < 4; i++)
    s.line(`M${212 + i * 14} ${252 + i * 20}Q400 ${284 + i * 16} ${592 - i * 14} ${244 + i * 20}`, ink.mist, 2)
  s.line('M196 226Q300 250 400 250T604 216', ink.cream, 7)
  for (const x of [290, 400, 510])
    s.poly(
      [
        [x - 26, 366],
        [x + 26, 366],
        [x + 12, 326],
        [x - 12, 326],
      ],
      ink.coal,
    )
  for (const [x, color] of [
    [250, ink.lemon],
    [400, ink.cream],
    [550, ink.lemon],
  ] as const) {
    s.rule(x, 30, x, 92, ink.coal, 3)
    s.fill(`M${x - 22} 108Q${x} 72 ${x + 22} 108Z`, ink.coal)
    s.glow(x, 120, 96, color, 0.9)
  }
}

/** A pier with its clock tower; a ferry comes in across the harbour. */
const ferryPier = (s: Sheet): void => {
  s.paper = ink.ultramarine
  s.wash(ink.tangerine, [400, 330, 400, 90], 0.9)
  for (let i = 0; i < 26; i++) {
    const [x, tall] = [i * 32 - 10, s.between(50, 170)]
    s.box(x, 300 - tall, 30, tall, i % 2 ? ink.navy : ink.night)
    for (let k = 0; k < 5; k++) s.box(x + s.between(4, 22), 300 - tall + s.between(8, tall - 12), 4, 5, ink.lemon)
  }
  s.box(40, 238, 330, 74, ink.cream)
  s.shade(box(40, 238, 330, 74), ink.rose, [40, 320, 200, 230], 0.9)
  for (let i = 0; i < 9; i++) s.fill(arch(56 + i * 35, 258, 22, 54), ink.teal)
  s.poly(
    [
      [30, 240],
      [380, 240],
      [350, 210],
      [60, 210],
    ],
    ink.pine,
  )
  s.box(176, 116, 58, 100, ink.cream)
  s.poly(
    [
      [168, 118],
      [242, 118],
      [205, 76],
    ],
    ink.pine,
  )
  s.disc(205, 150, 20, ink.coal)
  s.disc(205, 150, 16, ink.lemon)
  s.line('M205 150V139M205 150L213 154', ink.coal, 3)
  water(s, 312, ink.navy, [ink.tangerine, ink.lemon, ink.cream, ink.sky], 70)
  const hull = 'M480 336H762Q748 384 716 384H526Q494 380 480 336Z'
  s.fill(hull, ink.leaf)
  s.shade(hull, ink.pine, [620, 390, 620, 336], 1)
  s.box(506, 298, 232, 38, ink.cream)
  for (let i = 0; i < 9; i++) s.box(518 + i * 24, 306, 15, 20, i % 3 ? ink.marigold : ink.sky, 3)
  s.box(540, 268, 160, 30, ink.cream)
  for (let i = 0; i < 6; i++) s.box(550 + i * 25, 275, 15, 14, ink.marigold, 3)
  s.box(604, 234, 30, 34, ink.vermilion)
  s.rule(486, 396, 770, 396, ink.cream, 3)
}

/** Two river pebbles of glass at night, boats with lamps before them. */
const pebbles = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.teal, [400, 320, 400, 40], 0.8)
  for (let i = 0; i < 50; i++) s.disc(s.between(0, 800), s.between(0, 150), s.between(0.6, 1.7), ink.mist)
  s.line('M640 300L656 60L672 300', ink.fuchsia, 5)
  for (let i = 0; i < 12; i++) s.rule(646 + i * 0.5, 280 - i * 17, 666 - i * 0.5, 280 - i * 17, ink.rose, 2)
  const stone = (points: Parameters<typeof curve>[0], base: string, lit: string): void => {
    const d = curve(points, true)
    s.fill(d, base)
    const [x, y] = points[0]
    s.shade(d, lit, [x, y + 30, x + 200, 140], 1)
    s.within(d, () => {
      for (let i = 0; i < 26; i++)
        s.line(
          `M${x - 60 + i * 22} 320L${x + 20 + i * 22} 120M${x + 20 + i * 22} 320L${x - 60 + i * 22} 120`,
          base,
          1.4,
        )
    })
  }
  stone(
    [
      [120, 300],
      [110, 214],
      [210, 142],
      [360, 168],
      [420, 240],
      [396, 304],
    ],
    ink.deep,
    ink.sky,
  )
  stone(
    [
      [430, 304],
      [420, 260],
      [474, 214],
      [568, 222],
      [604, 274],
      [584, 306],
    ],
    ink.plum,
    ink.coral,
  )
  s.box(0, 298, 800, 12, ink.coal)
  water(s, 310, ink.deep, [ink.sky, ink.coral, ink.mint, ink.lemon], 74)
  for (const [x, y] of [
    [150, 372],
    [382, 398],
    [640, 366],
  ] as const) {
    s.fill(`M${x - 50} ${y}H${x + 50}L${x + 36} ${y + 20}H${x - 36}Z`, ink.coal)
    s.fill(`M${x - 30} ${y}Q${x} ${y - 34} ${x + 30} ${y}Z`, ink.umber)
    s.disc(x + 36, y - 12, 7, ink.vermilion)
    s.glow(x + 36, y - 12, 40, ink.lemon, 0.9)
  }
}

/** Venues beside water. */
export const shoreVenues: Drawings = {
  'venue-5': warehouse,
  'venue-6': shells,
  'venue-7': lanternHall,
  'venue-8': boatyard,
  'venue-9': ferryPier,
  'venue-10': pebbles,
}
