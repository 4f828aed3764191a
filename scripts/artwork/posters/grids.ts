import { ink } from '../press/inks'
import { box, brush, disc, ellipse, sector } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Forty singing mouths on the pads of one drum machine. */
const whiteNoiseChoir = (s: Sheet): void => {
  s.paper = ink.coal
  const tones = [ink.vermilion, ink.tangerine, ink.lemon, ink.cream]
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [28 + column * 86, 30 + row * 73]
      const tone = tones[Math.min(3, Math.floor(row / 2))]
      const loud = s.random()
      s.box(x, y, 78, 65, loud > 0.24 ? tone : ink.umber, 8)
      s.shade(box(x, y, 78, 65, 8), ink.coal, [x, y + 78, x, y + 18], 0.5)
      const [cx, cy] = [x + 39, y + 33]
      if (loud <= 0.24) s.box(cx - 16, cy - 3, 32, 6, ink.coal, 3)
      else {
        const open = 7 + loud * 17
        s.oval(cx, cy, 15 + loud * 9, open, ink.coal)
        s.within(ellipse(cx, cy, 15 + loud * 9, open), () => {
          s.box(cx - 18, cy - open, 36, open * 0.45, ink.cream)
          s.oval(cx, cy + open, 14, open * 0.75, ink.fuchsia)
        })
      }
    }
  }
  s.moved('translate(28 614)', () => {
    for (let i = 0; i < 16; i++) s.box(i * 26.6, 0, 20, 6, i % 4 === 0 ? ink.vermilion : ink.stone, 3)
  })
}

const FISH = 'M0 0C10 -13 34 -13 46 0C34 13 10 13 0 0L-15 -11L-11 0L-15 11Z'

/** An apartment house seen through the side of an aquarium. */
const glassAquarium = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.teal, [240, 0, 240, 600], 1)
  s.box(58, 86, 364, 516, ink.night)
  for (let floor = 0; floor < 6; floor++) {
    for (let room = 0; room < 4; room++) {
      const [x, y] = [70 + room * 87, 98 + floor * 83]
      const d = box(x, y, 79, 73)
      const warm = (floor * 3 + room * 2) % 5 === 0 || (floor === 3 && room === 1)
      s.fill(d, warm ? ink.marigold : (floor + room) % 3 ? ink.teal : ink.cobalt)
      s.shade(d, warm ? ink.vermilion : ink.night, [x, y + 78, x + 14, y], 0.85)
      const scene = (floor * 4 + room * 7) % 6
      s.within(d, () => {
        if (scene === 0)
          s.fill(
            `${disc(x + 26, y + 34, 8)}${brush([
              [x + 26, y + 44, 12],
              [x + 27, y + 60, 20],
              [x + 27, y + 80, 22],
            ])}`,
            ink.night,
          )
        if (scene === 1)
          s.fill(
            `${box(x + 10, y + 46, 38, 6)}${box(x + 14, y + 52, 4, 24)}${box(x + 40, y + 52, 4, 24)}${box(x + 10, y + 24, 4, 24)}`,
            ink.night,
          )
        if (scene === 2)
          s.fill(`M${x + 40} ${y}v20M${x + 24} ${y + 34}L${x + 34} ${y + 18}H${x + 46}L${x + 56} ${y + 34}Z`, ink.lemon)
        if (scene === 3)
          s.line(`M${x + 14} ${y + 73}q-12 -24 4 -40q12 -14 0 -30M${x + 60} ${y + 73}q12 -18 -2 -32`, ink.mint, 4)
        if (scene === 4)
          s.fill(
            `${disc(x + 52, y + 30, 8)}${brush([
              [x + 52, y + 40, 12],
              [x + 50, y + 56, 22],
              [x + 40, y + 62, 14],
              [x + 32, y + 76, 9],
            ])}`,
            ink.night,
          )
      })
    }
  }
  const shoal: [number, number, number, string][] = [
    [34, 176, 1.5, ink.vermilion],
    [250, 300, 2.9, ink.tangerine],
    [96, 470, 1.6, ink.shell],
    [376, 140, -1.3, ink.lemon],
    [420, 520, -1.8, ink.coral],
  ]
  for (const [x, y, size, color] of shoal) {
    s.moved(`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`, () => {
      s.fill(FISH, color)
      s.shade(FISH, ink.brick, [16, 14, 20, -6], 0.8)
      s.fill('M16 -9Q24 -22 34 -17L30 -8Z', color)
      s.disc(36, -2, 2, ink.night)
    })
  }
  for (let i = 0; i < 34; i++) s.line(disc(s.between(10, 470), s.between(10, 630), s.between(2, 8)), ink.mint, 1.2)
  const surface = 'M0 0H480V52Q440 66 400 52T320 52T240 52T160 52T80 52T0 52Z'
  s.fill(surface, ink.mint)
  s.shade(surface, ink.teal, [0, 70, 0, 6], 0.7)
}

/** The accused: a black cat whose eyes are the clocks it stole. */
const catInTheDock = (s: Sheet): void => {
  s.paper = ink.lemon
  const clock = (x: number, y: number, r: number, face: string, hand: string, hour: number): void => {
    s.disc(x, y, r, face)
    s.moved(`translate(${x} ${y}) rotate(${hour * 30})`, () => {
      s.box(-r * 0.055, -r * 0.78, r * 0.11, r * 0.78, hand, 2)
      s.moved(`rotate(${hour * 67})`, () => s.box(-r * 0.075, -r * 0.5, r * 0.15, r * 0.5, hand, 2))
    })
    s.disc(x, y, r * 0.1, hand)
  }
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 7; column++) {
      clock(
        30 + column * 70 + (row % 2 ? 35 : 0),
        32 + row * 72,
        26,
        (row + column) % 4 === 0 ? ink.vermilion : ink.cream,
        ink.night,
        s.between(0, 12),
      )
    }
  }
  const cat =
    'M68 640C62 520 82 452 128 420C98 372 94 300 112 214C118 190 128 190 142 208L188 268C220 256 260 256 292 268L338 208C352 190 362 190 368 214C386 300 382 372 352 420C398 452 418 520 412 640Z'
  s.fill(cat, ink.coal)
  s.shade(cat, ink.violet, [420, 640, 250, 380], 0.55)
  s.fill('M132 236L168 284L128 306Z', ink.fuchsia)
  s.fill('M348 236L312 284L352 306Z', ink.fuchsia)
  clock(184, 342, 43, ink.lemon, ink.coal, 10.2)
  clock(296, 342, 43, ink.lemon, ink.coal, 1.6)
  s.fill('M226 392H254L240 408Z', ink.fuchsia)
  s.line('M240 408v12M240 420q-16 18 -32 6M240 420q16 18 32 6', ink.cream, 3)
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      s.line(
        `M${240 + side * 62} ${404 + i * 9}q${side * 50} ${-12 + i * 9} ${side * 108} ${-16 + i * 18}`,
        ink.cream,
        2,
      )
  s.box(0, 556, 480, 84, ink.brick)
  s.shade(box(0, 556, 480, 84), ink.coal, [0, 650, 0, 560], 0.8)
  s.box(0, 548, 480, 14, ink.vermilion)
  for (let i = 0; i < 6; i++) s.box(14 + i * 78, 578, 62, 46, ink.vermilion, 3)
  ;[150, 330].forEach((x) => s.fill(box(x - 34, 528, 68, 40, 20), ink.coal))
  ;[138, 150, 162, 318, 330, 342].forEach((x) => s.rule(x, 550, x, 564, ink.umber, 2))
}

const CELLO =
  'M0 -52C20 -54 30 -40 26 -24C23 -12 18 -8 20 2C30 12 36 26 32 40C28 58 12 62 0 62C-12 62 -28 58 -32 40C-36 26 -30 12 -20 2C-18 -8 -23 -12 -26 -24C-30 -40 -20 -54 0 -52Z'

/** Twelve small cellos, one of them not quite in tune. */
const youngBach = (s: Sheet): void => {
  s.paper = ink.shell
  const grounds = [ink.vermilion, ink.mint, ink.marigold, ink.cobalt, ink.rose, ink.teal]
  const woods = [ink.marigold, ink.vermilion, ink.brick, ink.tangerine, ink.crimson, ink.coral]
  for (let i = 0; i < 12; i++) {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    const [x, y] = [column * 160, row * 160]
    const tone = (i * 5 + row) % 6
    s.box(x, y, 160, 160, grounds[tone])
    s.shade(sector(x, y + 160, 0, 160, -90, 0), ink.cream, [x, y + 160, x + 120, y + 60], 0.5)
    const odd = i === 7
    s.moved(`translate(${x + 80} ${y + 84}) rotate(${odd ? 168 : (column - 1) * 13}) scale(.94)`, () => {
      s.box(-4, -84, 8, 60, ink.coal, 3)
      s.disc(0, -84, 7, ink.coal)
      ;[-76, -68].forEach((peg) => s.box(-13, peg, 26, 4, ink.coal, 2))
      s.rule(0, 60, 0, 76, ink.coal, 2.4)
      s.fill(CELLO, woods[tone])
      s.shade(CELLO, ink.umber, [40, 50, -14, 0], 0.75)
      s.poly(
        [
          [-6, -50],
          [6, -50],
          [4, 4],
          [-4, 4],
        ],
        ink.coal,
      )
      s.line('M-15 -2c-6 8 4 14 -2 24M15 -2c6 8 -4 14 2 24', ink.coal, 2.4)
      s.box(-11, 22, 22, 4, ink.cream, 2)
      s.poly(
        [
          [-5, 32],
          [5, 32],
          [3, 54],
          [-3, 54],
        ],
        ink.coal,
      )
    })
  }
}

export const grids: Drawings = {
  'concert-04': whiteNoiseChoir,
  'drama-06': catInTheDock,
  'drama-08': glassAquarium,
  'recital-05': youngBach,
}
