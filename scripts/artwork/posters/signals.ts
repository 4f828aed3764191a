import { ink } from '../press/inks'
import { arc, box, brush, disc, ground, plot, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Ridge lines of a night sea under a low moon: a radio band that broadcasts after midnight. */
const tidalRadio = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.violet, [240, 640, 240, 150], 0.75)
  s.glow(240, 232, 300, ink.fuchsia, 0.55)
  s.disc(240, 232, 128, ink.shell)
  s.shade(disc(240, 232, 128), ink.coral, [240, 370, 240, 170], 1)
  s.shade(disc(240, 232, 128), ink.fuchsia, [240, 372, 240, 290], 0.9)
  for (let r = 148; r < 330; r += 15)
    s.line(
      arc(240, 232, r, 188, 352),
      r % 2 ? ink.coral : ink.lilac,
      r < 200 ? 1.6 : 0.9,
      `stroke-opacity="${(1.25 - r / 300).toFixed(2)}"`,
    )
  for (let row = 0; row < 21; row++) {
    const base = 316 + row * 16.5
    const phases = [s.between(0, 7), s.between(0, 7), s.between(0, 7)]
    const crest = plot(-4, 484, 4, (x) => {
      const swell = Math.exp(-(((x - 240) / (70 + row * 9)) ** 2))
      const tide =
        Math.sin(x / 26 + phases[0]) + 0.7 * Math.sin(x / 11 + phases[1]) + 0.4 * Math.sin(x / 5.5 + phases[2])
      return base - swell * Math.abs(tide) * (34 - row * 0.6) - Math.sin(x / 90 + row / 3) * 3
    })
    const body = ground(crest, 660)
    s.fill(body, ink.night)
    s.line(
      body,
      row < 3 ? ink.shell : row % 5 === 0 ? ink.coral : ink.lilac,
      row % 5 === 0 ? 2.2 : 1.4,
      `stroke-opacity="${(1 - row * 0.03).toFixed(2)}"`,
    )
  }
}

/** Twelve aerials in the sea; two sets of signal rings beat against each other. */
const islandAntenna = (s: Sheet): void => {
  s.paper = ink.bone
  s.on('overprint', () => {
    for (let i = 1; i < 15; i++) s.line(disc(150, 250, i * 30), ink.teal, 11)
    for (let i = 1; i < 15; i++) s.line(disc(330, 190, i * 30), ink.coral, 11)
  })
  s.disc(150, 250, 20, ink.teal)
  s.disc(330, 190, 20, ink.vermilion)
  s.shade(box(0, 0, 480, 480), ink.bone, [240, 470, 240, 220], 0.9)
  s.box(0, 470, 480, 170, ink.deep)
  s.shade(box(0, 470, 480, 170), ink.teal, [240, 470, 240, 600], 0.9)
  for (let i = 0; i < 26; i++) s.rule(s.between(-20, 470), 484 + i * 6, s.between(60, 500), 484 + i * 6, ink.mist, 0.7)
  const island = plot(
    0,
    480,
    6,
    (x) =>
      474 - 46 * Math.exp(-(((x - 110) / 78) ** 2)) - 30 * Math.exp(-(((x - 372) / 96) ** 2)) - 5 * Math.sin(x / 17),
  )
  s.fill(ground(island, 478), ink.coal)
  for (let i = 0; i < 12; i++) {
    const x = 26 + i * 39
    const top = 250 + Math.abs(i - 5.4) * 21 + s.between(-14, 14)
    s.rule(x, top, x, 478, ink.coal, 2.4)
    for (let k = 0; k < 4; k++)
      s.rule(x - 13 + k * 2.4, top + 10 + k * 13, x + 13 - k * 2.4, top + 10 + k * 13, ink.coal, 1.8)
    s.line(`${segment(x, top + 30, x - 15, 478)}${segment(x, top + 30, x + 15, 478)}`, ink.coal, 0.8)
    s.disc(x, top, 3.4, i % 4 === 1 ? ink.vermilion : ink.coal)
  }
}

/** A closed eye that is also a tide: an exhibition for listening. */
const lettersFromTheDeep = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.teal, [240, 0, 240, 420], 0.95)
  s.wash(ink.night, [240, 640, 240, 330], 1)
  for (let i = 0; i < 15; i++) {
    const r = 150 + i * 24
    s.line(
      arc(240, 240, r, 14, 166),
      i % 3 === 0 ? ink.coral : ink.mint,
      i % 3 === 0 ? 3 : 1.2,
      `stroke-opacity="${(1 - i * 0.055).toFixed(2)}"`,
    )
  }
  const globe = 'M52 268C116 150 364 150 428 268C364 372 116 372 52 268Z'
  const lid = 'M52 268C116 150 364 150 428 268C352 344 128 344 52 268Z'
  s.fill(globe, ink.shell)
  s.fill(lid, ink.shell)
  s.shade(globe, ink.coral, [240, 386, 240, 220], 1)
  s.shade('M52 268C116 150 364 150 428 268C364 196 116 196 52 268Z', ink.teal, [240, 176, 240, 236], 0.7)
  for (let i = 0; i <= 20; i++) {
    const t = i / 20
    const x = 66 + 348 * t
    const y = 274 + 4 * 74 * t * (1 - t)
    const lean = (t - 0.5) * 60
    const length = 26 + 40 * Math.sin(Math.PI * t)
    s.fill(
      brush([
        [x, y - 4, 6],
        [x + lean * 0.2, y + length * 0.6, 4],
        [x + lean, y + length, 1],
      ]),
      ink.night,
    )
  }
  s.fill(
    brush([
      [46, 262, 2],
      [130, 322, 9],
      [240, 348, 12],
      [350, 322, 9],
      [434, 262, 2],
    ]),
    ink.night,
  )
  s.fill(
    brush([
      [50, 176, 3],
      [140, 104, 15],
      [260, 92, 17],
      [380, 122, 9],
      [434, 172, 2],
    ]),
    ink.night,
  )
  for (let i = 0; i < 90; i++) {
    const y = 400 + 240 * s.random()
    s.disc(s.between(0, 480), y, s.between(0.6, 2.2), s.pick([ink.mint, ink.mist, ink.coral]))
  }
}

export const signals: Drawings = {
  'concert-01': tidalRadio,
  'concert-06': islandAntenna,
  'exhibition-08': lettersFromTheDeep,
}
