import { ink } from '../press/inks'
import { arc, box, brush, disc, ellipse, polar, polygon, segment, star, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Window light falls across the keys. */
const lightOutside = (s: Sheet): void => {
  s.paper = ink.deep
  s.wash(ink.night, [240, 0, 240, 420], 0.9)
  s.box(258, 56, 158, 224, ink.marigold)
  s.shade(box(258, 56, 158, 224), ink.vermilion, [258, 290, 380, 90], 0.9)
  s.disc(356, 126, 30, ink.cream)
  s.fill(
    brush([
      [300, 280, 9],
      [306, 220, 7],
      [296, 160, 5],
      [320, 110, 3],
    ]),
    ink.deep,
  )
  s.fill(
    brush([
      [302, 200, 5],
      [334, 176, 4],
      [352, 178, 2],
    ]),
    ink.deep,
  )
  ;[
    [318, 112, 14],
    [300, 140, 18],
    [328, 150, 15],
    [350, 176, 11],
    [284, 172, 13],
  ].forEach(([x, y, r]) => {
    s.disc(x, y, r, ink.teal)
    s.shade(disc(x, y, r), ink.deep, [x + r, y + r, x - r, y - r], 0.8)
  })
  s.line(`${box(258, 56, 158, 224)}${segment(337, 56, 337, 280)}${segment(258, 168, 416, 168)}`, ink.cream, 7)
  const wall = 'M416 56Q470 60 480 90V300Q440 300 416 280Z'
  s.fill(wall, ink.teal)
  s.shade(wall, ink.deep, [480, 200, 416, 200], 0.9)
  const bed: Point[] = [
    [-40, 430],
    [520, 330],
    [560, 660],
    [-40, 700],
  ]
  s.poly(bed, ink.cream)
  const edge = (t: number): [Point, Point] => [
    [-40 + 560 * t, 430 - 100 * t],
    [-120 + 760 * t, 720 - 40 * t],
  ]
  s.within(polygon(bed), () => {
    s.shade(polygon(bed), ink.cobalt, [-40, 640, 320, 420], 1)
    const beam = polygon([
      [258, 330],
      [330, 320],
      [300, 660],
      [170, 660],
    ])
    s.fill(beam, ink.lemon)
    s.shade(beam, ink.tangerine, [220, 660, 300, 340], 0.8)
    const beam2 = polygon([
      [348, 316],
      [416, 304],
      [470, 660],
      [330, 660],
    ])
    s.fill(beam2, ink.lemon)
    s.shade(beam2, ink.tangerine, [400, 660, 380, 320], 0.8)
    for (let i = 1; i < 16; i++) {
      const [a, b] = edge(i / 16)
      s.rule(a[0], a[1], b[0], b[1], ink.deep, 2.2)
    }
    for (let i = 0; i < 16; i++) {
      if ([2, 6, 9, 13].includes(i)) continue
      const [a, b] = edge((i + 1) / 16)
      const cutPoint: Point = [a[0] + (b[0] - a[0]) * 0.56, a[1] + (b[1] - a[1]) * 0.56]
      s.poly(
        [
          [a[0] - 10, a[1] - 4],
          [a[0] + 10, a[1] - 4],
          [cutPoint[0] + 12, cutPoint[1]],
          [cutPoint[0] - 12, cutPoint[1]],
        ],
        ink.night,
      )
      s.poly(
        [
          [a[0] - 6, a[1]],
          [a[0] + 3, a[1]],
          [cutPoint[0] + 2, cutPoint[1] - 16],
          [cutPoint[0] - 8, cutPoint[1] - 16],
        ],
        ink.cobalt,
      )
    }
  })
  s.poly(
    [
      [-40, 396],
      [520, 296],
      [520, 336],
      [-40, 438],
    ],
    ink.coal,
  )
  s.poly(
    [
      [-40, 432],
      [520, 331],
      [520, 338],
      [-40, 440],
    ],
    ink.vermilion,
  )
}

const candle = (s: Sheet, x: number, y: number, height: number, size: number): void => {
  const w = 15 * size
  s.box(x - w / 2, y - height, w, height, ink.cream, 3)
  s.shade(box(x - w / 2, y - height, w, height, 3), ink.tangerine, [x, y - height, x, y], 0.9)
  const flame = `M${x} ${y - height - 36 * size}C${x + 13 * size} ${y - height - 18 * size} ${x + 9 * size} ${y - height - 3} ${x} ${y - height - 3}S${x - 13 * size} ${y - height - 18 * size} ${x} ${y - height - 36 * size}Z`
  s.glow(x, y - height - 14 * size, 44 * size, ink.marigold, 0.7)
  s.fill(flame, ink.lemon)
  s.fill(
    `M${x} ${y - height - 20 * size}C${x + 6 * size} ${y - height - 10 * size} ${x + 4 * size} ${y - height - 3} ${x} ${y - height - 3}S${x - 6 * size} ${y - height - 10 * size} ${x} ${y - height - 20 * size}Z`,
    ink.vermilion,
  )
}

/** Organ pipes rising out of three thousand candles. */
const organByCandle = (s: Sheet): void => {
  s.paper = ink.plum
  s.glow(240, 560, 460, ink.vermilion, 0.95)
  const pipes = 13
  for (let i = 0; i < pipes; i++) {
    const from = Math.abs(i - 6)
    const w = 42 - from * 2.6
    const x = 240 + (i - 6) * 36 - w / 2
    const top = 24 + from ** 1.6 * 16
    const d = box(x, top, w, 520 - top, 4)
    s.fill(d, i % 2 ? ink.marigold : ink.ochre)
    s.shade(d, ink.plum, [x + w, 200, x, 200], 1)
    s.shade(d, ink.cream, [x + 2, 200, x + w * 0.45, 200], 0.75)
    s.shade(d, ink.plum, [x, top - 10, x, top + 170], 0.85)
    const mouth = 420 - from * 9
    s.fill(`M${x + 3} ${mouth}L${x + w / 2} ${mouth - 40}L${x + w - 3} ${mouth}Z`, ink.plum)
    s.box(x + 3, mouth + 3, w - 6, 9, ink.coal, 2)
    s.fill(
      `M${x} ${mouth + 30}L${x + w / 2 - 5} 560H${x + w / 2 + 5}L${x + w} ${mouth + 30}Z`,
      i % 2 ? ink.marigold : ink.ochre,
    )
  }
  s.box(0, 510, 480, 130, ink.coal)
  s.shade(box(0, 510, 480, 130), ink.crimson, [240, 510, 240, 600], 0.9)
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 12 - row * 2; i++) {
      const gap = 480 / (12 - row * 2)
      candle(s, gap * (i + 0.5) + s.between(-6, 6), 556 + row * 42, s.between(26, 46) + row * 9, 0.7 + row * 0.28)
    }
  }
}

/** Eighty voices under one rib vault. */
const longNight = (s: Sheet): void => {
  s.paper = ink.navy
  s.glow(240, 236, 420, ink.cobalt, 0.9)
  for (let i = 9; i >= 0; i--) {
    const w = 60 + i * 52
    const x = 240 - w / 2
    const top = 176 - i * 26
    const d = `M${x} 560V${top + w * 0.62}Q${x} ${top + w * 0.16} 240 ${top}Q${x + w} ${top + w * 0.16} ${x + w} ${top + w * 0.62}V560Z`
    s.fill(
      d,
      [ink.night, ink.navy, ink.violet, ink.navy, ink.cobalt, ink.navy, ink.night, ink.navy, ink.cobalt, ink.night][i],
    )
    s.shade(d, ink.night, [x, 400, 240, 300], 0.75)
    s.line(d, i % 3 === 0 ? ink.marigold : ink.sky, i % 3 === 0 ? 3 : 1.2)
  }
  s.glow(240, 300, 110, ink.lemon, 0.95)
  s.fill('M216 430V286Q216 262 240 248Q264 262 264 286V430Z', ink.lemon)
  s.shade('M216 430V286Q216 262 240 248Q264 262 264 286V430Z', ink.vermilion, [240, 440, 240, 300], 0.8)
  s.line('M240 250V430M216 320H264M216 374H264', ink.navy, 3)
  for (let i = 0; i < 12; i++)
    s.moved(`rotate(${i * 30} 240 206)`, () => s.oval(240, 190, 4.4, 9, i % 2 ? ink.coral : ink.sky))
  const robes = [ink.vermilion, ink.cream, ink.violet, ink.marigold]
  for (let row = 0; row < 5; row++) {
    const count = 20 - row * 2
    for (let i = 0; i < count; i++) {
      const [x, y] = polar(240, 1130 + row * 10, 700 - row * 41, 270 + (i - (count - 1) / 2) * (2.35 + row * 0.34))
      const size = 0.72 + row * 0.13
      s.moved(`translate(${x} ${y}) scale(${size})`, () => {
        s.fill('M-16 70Q-17 20 0 16Q17 20 16 70Z', robes[(i + row * 3) % 4])
        s.shade('M-16 70Q-17 20 0 16Q17 20 16 70Z', ink.night, [0, 70, 0, 20], 0.8)
        s.oval(0, 4, 9.5, 11.5, ink.shell)
        s.fill('M-10 2Q-10 -10 0 -9Q10 -10 10 2Q4 -5 -10 2Z', [ink.coal, ink.umber][i % 2])
        s.oval(0, 9.5, 2.6, 3.4, ink.plum)
      })
    }
  }
  for (let i = 0; i < 30; i++) s.fill(star(s.between(10, 470), s.between(6, 150), s.between(2, 5), 1, 4), ink.lemon)
}

/** A skater, and the rings each landing sends through the ice. */
const onIce = (s: Sheet): void => {
  s.paper = ink.mist
  s.wash(ink.lilac, [0, 640, 320, 160], 1)
  s.wash(ink.sky, [480, 0, 200, 300], 0.9)
  for (let i = 1; i < 13; i++)
    s.line(
      ellipse(250, 512, i * 36, i * 12.4),
      i % 4 === 0 ? ink.vermilion : i % 2 ? ink.violet : ink.ultramarine,
      i % 4 === 0 ? 3.4 : 1.4,
      `stroke-opacity="${(1.1 - i * 0.07).toFixed(2)}"`,
    )
  for (let i = 0; i < 160; i++) {
    const [a, r] = [s.random() * 6.28, Math.sqrt(s.random()) * 430]
    s.disc(
      250 + r * Math.cos(a),
      512 + r * 0.345 * Math.sin(a),
      s.between(0.8, 2.6),
      s.pick([ink.cream, ink.ultramarine, ink.coral]),
    )
  }
  s.line('M460 60C300 20 90 80 84 190S330 250 388 330S330 470 254 510', ink.ultramarine, 2.4)
  s.line('M470 84C320 50 120 100 110 196S340 266 398 344', ink.violet, 1.4)
  s.moved('translate(246 330) scale(1.72)', () => {
    s.shade(ellipse(4, 106, 58, 12), ink.navy, [4, 100, 60, 112], 0.9)
    s.fill(
      brush([
        [2, 0, 22],
        [8, 40, 14],
        [2, 80, 8],
        [4, 98, 6],
      ]),
      ink.navy,
    )
    s.box(-7, 100, 26, 3, ink.stone, 1)
    s.fill(
      brush([
        [0, -4, 22],
        [-44, -6, 14],
        [-84, -40, 8],
        [-96, -54, 5],
      ]),
      ink.navy,
    )
    s.rule(-104, -52, -88, -68, ink.stone, 3)
    const dress =
      'M-8 -66Q8 -74 22 -62C26 -40 16 -30 18 -16C40 -12 62 6 72 26C40 16 -10 24 -40 12C-24 0 -10 -8 -6 -18C-2 -34 -12 -48 -8 -66Z'
    s.fill(dress, ink.vermilion)
    s.shade(dress, ink.crimson, [70, 26, -10, -30], 0.9)
    s.fill(
      brush([
        [18, -60, 10],
        [50, -72, 7.5],
        [84, -98, 5],
        [92, -104, 2.5],
      ]),
      ink.shell,
    )
    s.fill(
      brush([
        [-2, -60, 10],
        [-30, -80, 7.5],
        [-44, -116, 5],
        [-42, -126, 2.5],
      ]),
      ink.shell,
    )
    s.fill(
      brush([
        [10, -84, 8],
        [8, -66, 9],
      ]),
      ink.shell,
    )
    s.oval(13, -94, 10, 12.5, ink.shell)
    s.fill('M1 -94Q2 -110 16 -109Q27 -106 24 -96Q14 -104 1 -94Z', ink.coal)
    s.disc(0, -106, 7.5, ink.coal)
  })
  for (let i = 0; i < 5; i++) s.line(arc(246, 330, 120 + i * 9, 200 + i * 7, 246 - i * 4), ink.vermilion, 1.6)
}

export const halls: Drawings = {
  'recital-01': lightOutside,
  'recital-04': organByCandle,
  'recital-07': longNight,
  'sport-05': onIce,
}
