import { ink } from '../press/inks'
import { box, brush, disc, ground, plot, polygon, sector, segment, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** A guitar's sound hole is the sun; a paper plane leaves its strings. */
const paperPlanes = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.cream, [240, 640, 240, 120], 0.95)
  const body = 'M480 236C402 176 262 214 232 318C206 408 250 430 214 486C186 532 140 560 132 640H480Z'
  s.fill(body, ink.tangerine)
  s.shade(body, ink.brick, [200, 600, 360, 380], 0.8)
  s.line('M480 252C410 196 276 228 247 322C222 410 264 436 228 492C202 536 158 566 149 640', ink.cream, 3)
  s.disc(384, 452, 92, ink.cream)
  s.line(disc(384, 452, 83), ink.vermilion, 3)
  s.line(disc(384, 452, 76), ink.teal, 5)
  s.disc(384, 452, 68, ink.umber)
  s.shade(disc(384, 452, 68), ink.vermilion, [384, 530, 384, 430], 0.9)
  for (let i = 0; i < 6; i++) s.rule(262 + i * 15, 640, 438 + i * 15, 210, ink.cream, 1 + i * 0.3)
  for (let i = 0; i < 40; i++) {
    const x = 8 + i * 12.2
    const top = s.between(-40, 30)
    s.line(
      segment(x, top, x - 6, top + s.between(30, 110)),
      ink.cobalt,
      1.5,
      `stroke-opacity="${s.between(0.25, 0.8).toFixed(2)}"`,
    )
  }
  s.line(
    'M356 384C300 350 330 270 252 280C180 290 190 360 128 330C84 308 92 256 118 226',
    ink.ultramarine,
    3,
    'stroke-dasharray="1 11"',
  )
  const nose: Point = [286, 92]
  s.poly([nose, [60, 176], [138, 200]], ink.cream)
  s.poly([nose, [138, 200], [150, 262]], ink.vermilion)
  s.poly([nose, [150, 262], [176, 214]], ink.brick)
  s.poly([nose, [158, 208], [222, 262]], ink.cream)
  s.shade(polygon([nose, [60, 176], [138, 200]]), ink.sky, [70, 180, 230, 120], 0.9)
}

/** Twenty-four rays for twenty-four summers, over the sea. */
const summers = (s: Sheet): void => {
  s.paper = ink.coral
  const [x, y] = [240, 392]
  const tones = [ink.lemon, ink.tangerine, ink.rose, ink.vermilion]
  for (let i = 0; i < 24; i++) {
    const from = 180 + i * 7.5
    const d = sector(x, y, 0, 620, from, from + 7.5)
    s.fill(d, tones[(i * 5) % 4])
    s.glow(x, y, 520, i % 2 ? ink.fuchsia : ink.lemon, 0.75, d)
  }
  for (let i = 5; i > 0; i--)
    s.disc(x, y, 34 + i * 25, [ink.cream, ink.lemon, ink.marigold, ink.tangerine, ink.vermilion, ink.cream][i])
  s.disc(x, y, 46, ink.vermilion)
  s.glow(x, y - 30, 150, ink.cream, 0.55)
  s.box(0, y, 480, 260, ink.ultramarine)
  s.shade(box(0, y, 480, 250), ink.fuchsia, [240, y, 240, y + 170], 0.85)
  for (let i = 0; i < 15; i++) {
    const half = (190 - i * 7) * s.between(0.55, 1)
    const shift = s.between(-30, 30)
    s.box(x - half + shift, y + 8 + i * 15, half * 2, 3 + i * 0.55, i % 3 ? ink.lemon : ink.cream, 4)
  }
  const microphone = brush([
    [240, 640, 7],
    [240, 520, 7],
    [240, 452, 7],
  ])
  s.fill(microphone, ink.night)
  s.fill(box(222, 390, 36, 62, 18), ink.night)
  ;[404, 414, 424].forEach((level) => s.rule(230, level, 250, level, ink.lemon, 2))
  s.line('M210 420v14a30 30 0 0 0 60 0v-14', ink.night, 6)
}

/** Two stages on black sand between afternoon and moonrise. */
const seaBreeze = (s: Sheet): void => {
  s.paper = ink.lilac
  s.wash(ink.coral, [240, 420, 240, 60], 0.95)
  s.disc(346, 150, 62, ink.cream)
  s.shade(disc(346, 150, 62), ink.rose, [400, 200, 320, 120], 0.9)
  const hills: [string, number, number, number][] = [
    [ink.violet, 330, 46, 84],
    [ink.navy, 362, 34, 60],
  ]
  hills.forEach(([color, base, height, length], i) => {
    const d = ground(
      plot(0, 480, 6, (px) => base - height * Math.sin(px / length + i * 2.2) - 8 * Math.sin(px / 21)),
      470,
    )
    s.fill(d, color)
    s.shade(d, ink.coral, [240, base - 60, 240, base + 50], 0.5)
  })
  s.box(0, 404, 480, 90, ink.teal)
  for (let i = 0; i < 11; i++) {
    const wave = plot(-10, 490, 5, (px) => 414 + i * 8 + 2.4 * Math.sin(px / (14 + i) + i * 2))
    s.line(`M${wave.map((p) => p.join(' ')).join('L')}`, i % 3 ? ink.mint : ink.cream, 1.6)
  }
  s.fill(
    ground(
      plot(0, 480, 6, (px) => 486 + 16 * Math.sin(px / 120 + 1)),
      640,
    ),
    ink.coal,
  )
  s.glow(110, 530, 190, ink.vermilion, 0.8, box(0, 500, 480, 140))
  s.glow(370, 530, 190, ink.violet, 0.95, box(0, 500, 480, 140))
  const stage = (x: number, size: number, cloth: readonly string[]): void => {
    s.moved(`translate(${x} 552) scale(${size})`, () => {
      for (let i = 0; i < 8; i++) {
        const [a, b] = [-88 + i * 22, -66 + i * 22]
        s.fill(`M0 -168L${a} -70Q${(a + b) / 2} -58 ${b} -70Z`, cloth[i % 2])
      }
      s.box(-78, -66, 156, 66, ink.night)
      s.glow(0, -56, 80, ink.lemon, 0.95, box(-78, -66, 156, 66))
      ;[-40, -6, 30].forEach((at, k) =>
        s.fill(
          `${disc(at, -42, 6)}${brush([
            [at, -34, 8],
            [at + 2, -16, 14],
            [at, 0, 9],
          ])}`,
          k === 1 ? ink.vermilion : ink.night,
        ),
      )
      s.box(-92, 0, 184, 12, ink.cream)
      s.rule(0, -168, 0, -192, ink.cream, 2)
      s.poly(
        [
          [0, -192],
          [30, -184],
          [0, -175],
        ],
        ink.lemon,
      )
    })
  }
  stage(120, 1.06, [ink.vermilion, ink.cream])
  stage(366, 0.9, [ink.lemon, ink.teal])
  for (let i = 0; i < 46; i++) {
    const px = s.between(-6, 486)
    const py = s.between(596, 650)
    s.fill(`${disc(px, py - 17, 7.5)}${box(px - 11, py - 9, 22, 40, 9)}`, ink.night)
    if (i % 5 === 0) s.line(segment(px + 9, py - 4, px + 16, py - 36), ink.night, 5)
  }
  s.line('M0 74Q120 132 240 92T480 60', ink.night, 1.6)
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const px = t * 480
    const py = 74 + 44 * Math.sin(t * Math.PI * 1.1) - t * 20
    s.poly(
      [
        [px - 11, py],
        [px + 11, py - 1],
        [px, py + 24],
      ],
      [ink.vermilion, ink.cream, ink.violet, ink.lemon][i % 4],
    )
  }
}

export const suns: Drawings = {
  'concert-02': paperPlanes,
  'concert-05': summers,
  'concert-16': seaBreeze,
}
