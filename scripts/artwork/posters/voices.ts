import { ink } from '../press/inks'
import { box, brush, disc, ellipse, type Dab } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const PROFILE =
  'M0 640V596C40 590 74 572 86 536C66 528 46 530 30 520C18 512 22 498 18 488C12 482 12 476 20 470C12 464 14 454 22 452C16 440 0 438 -6 426C-8 416 12 400 18 384C22 356 18 332 30 306C52 258 108 232 162 242C232 254 272 312 262 386C256 436 232 462 236 510C240 560 284 586 330 600V640Z'

/** A mezzo's breath, flowering. */
const eveningOfSong = (s: Sheet): void => {
  s.paper = ink.rose
  s.wash(ink.plum, [480, 640, 240, 300], 0.85)
  s.moved('translate(176 12)', () => {
    s.fill(PROFILE, ink.plum)
    s.shade(PROFILE, ink.crimson, [0, 300, 190, 420], 0.9)
    const hair =
      'M30 306C52 258 108 232 162 242C232 254 272 312 262 386C300 352 320 300 290 254C262 196 176 168 108 196C58 216 30 262 30 306Z'
    s.fill(hair, ink.night)
    s.disc(258, 244, 52, ink.night)
    s.line('M60 262C110 222 190 226 236 286M78 246C130 214 204 226 244 300', ink.crimson, 2)
    s.line('M62 388q14 10 30 2', ink.rose, 4)
    s.line('M52 366q22 -16 44 -4', ink.night, 6)
    s.disc(196, 440, 9, ink.marigold)
    s.fill('M196 448l9 26h-18Z', ink.marigold)
  })
  const streams: Dab[][] = [
    [
      [192, 486, 4],
      [150, 470, 9],
      [104, 430, 14],
      [64, 350, 16],
      [96, 268, 14],
      [60, 180, 12],
      [100, 90, 6],
    ],
    [
      [192, 490, 4],
      [140, 494, 9],
      [84, 486, 13],
      [36, 430, 14],
      [22, 330, 12],
      [30, 250, 6],
    ],
    [
      [190, 484, 4],
      [168, 430, 8],
      [150, 350, 12],
      [178, 262, 12],
      [150, 170, 10],
      [210, 80, 5],
    ],
  ]
  streams.forEach((dabs, i) => s.fill(brush(dabs, 14), [ink.vermilion, ink.cream, ink.marigold][i]))
  const flower = (x: number, y: number, r: number, petal: string, heart: string): void => {
    for (let i = 0; i < 6; i++) {
      s.moved(`translate(${x} ${y}) rotate(${i * 60 + r})`, () => {
        const d = `M0 0C${r * 0.5} ${-r * 0.5} ${r} ${-r * 0.4} ${r} 0C${r} ${r * 0.4} ${r * 0.5} ${r * 0.5} 0 0Z`
        s.fill(d, petal)
        s.shade(d, heart, [0, 0, r, 0], 0.8)
      })
    }
    s.disc(x, y, r * 0.2, ink.lemon)
  }
  flower(100, 88, 46, ink.vermilion, ink.crimson)
  flower(30, 232, 30, ink.cream, ink.coral)
  flower(216, 70, 34, ink.marigold, ink.vermilion)
  flower(98, 262, 36, ink.coral, ink.crimson)
  flower(60, 356, 26, ink.cream, ink.vermilion)
  flower(172, 250, 24, ink.cream, ink.coral)
  flower(20, 60, 22, ink.marigold, ink.rust)
  flower(300, 120, 18, ink.cream, ink.vermilion)
}

/** One actress, one qin, one mirror. */
const longSorrow = (s: Sheet): void => {
  s.paper = ink.crimson
  s.wash(ink.plum, [240, 640, 240, 180], 1)
  s.disc(240, 240, 178, ink.marigold)
  s.shade(disc(240, 240, 178), ink.rust, [330, 400, 180, 140], 0.9)
  s.line(disc(240, 240, 166), ink.cream, 2)
  s.disc(240, 240, 152, ink.shell)
  s.shade(disc(240, 240, 152), ink.coral, [240, 400, 240, 200], 0.9)
  for (let i = 0; i < 24; i++)
    s.moved(`rotate(${i * 15} 240 240)`, () => s.fill('M234 70Q240 62 246 70L240 84Z', ink.brick))
  s.within(`${disc(240, 240, 152)}${box(0, 240, 480, 400)}`, () => {
    s.fill(
      'M154 640C150 520 176 452 214 424C222 412 222 402 218 392C188 384 172 352 176 312C180 262 214 236 252 240C296 246 314 286 304 328C298 356 280 376 268 388C266 402 268 414 280 424C330 450 352 520 352 640Z',
      ink.cream,
    )
    s.fill(
      'M170 330C158 250 196 190 258 198C326 208 352 276 336 352C326 424 356 470 372 540C380 590 362 620 356 640H300C330 560 296 480 298 400C310 350 300 290 258 274C232 300 200 306 176 310Z',
      ink.coal,
    )
    s.disc(262, 178, 40, ink.coal)
    s.disc(214, 186, 22, ink.coal)
    s.fill('M200 322q12 -9 26 -2q-12 6 -26 2ZM252 318q13 -8 26 1q-13 5 -26 -1Z', ink.coal)
    s.line('M196 304q14 -10 30 -5M250 300q15 -8 30 2', ink.coal, 3)
    s.fill('M228 360q8 -7 13 -1q6 -6 12 1q-6 10 -13 10t-12 -10Z', ink.vermilion)
    s.line('M240 322q-6 18 -2 24q4 3 8 0', ink.stone, 2)
    s.fill('M154 640C150 520 176 452 214 424L246 520L280 424C330 450 352 520 352 640Z', ink.teal)
    s.shade(
      'M154 640C150 520 176 452 214 424L246 520L280 424C330 450 352 520 352 640Z',
      ink.night,
      [150, 640, 260, 470],
      0.9,
    )
    s.line('M214 424L246 522L280 424', ink.marigold, 7)
  })
  ;[
    [300, 160],
    [322, 190],
    [226, 166],
  ].forEach(([x, y]) => {
    for (let i = 0; i < 5; i++)
      s.moved(`translate(${x} ${y}) rotate(${i * 72})`, () => s.fill(ellipse(0, -8, 5, 7), ink.vermilion))
    s.disc(x, y, 4, ink.lemon)
  })
  for (let i = 0; i < 7; i++)
    s.line(`M0 ${548 + i * 12}Q240 ${512 + i * 16} 480 ${560 + i * 9}`, ink.lemon, 1 + i * 0.35)
  s.fill(
    brush([
      [480, 470, 60],
      [420, 500, 52],
      [372, 560, 40],
      [300, 566, 26],
      [262, 548, 12],
    ]),
    ink.cream,
  )
  s.shade(
    brush([
      [480, 470, 60],
      [420, 500, 52],
      [372, 560, 40],
      [300, 566, 26],
    ]),
    ink.coral,
    [440, 560, 360, 500],
    0.8,
  )
}

export const voices: Drawings = {
  'recital-08': eveningOfSong,
  'drama-07': longSorrow,
}
