import { ink } from '../press/inks'
import { arch, box, disc, ellipse, ground, plot, polygon, segment, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Rows of people from behind, each row darker than the one before it. */
const heads = (s: Sheet, top: number, step: number, tones: readonly string[]): void => {
  const rows = tones.length
  for (let row = 0; row < rows; row++) {
    const size = 7 + row * 2.6
    for (let x = -size + (row % 2) * size; x < 820; x += size * 2.3)
      s.fill(
        `${disc(x + s.between(-2, 2), top + row * step, size)}${box(x - size * 1.5, top + row * step + size * 0.7, size * 3, 60, size)}`,
        tones[row],
      )
  }
}

/** Red curtain, gilt boxes, the house in the dark. */
const operaHouse = (s: Sheet): void => {
  s.paper = ink.plum
  s.glow(400, 200, 420, ink.crimson, 0.9)
  s.fill('M150 380V120Q150 46 400 46T650 120V380Z', ink.marigold)
  s.shade('M150 380V120Q150 46 400 46T650 120V380Z', ink.rust, [400, 400, 400, 60], 0.8)
  const curtain = 'M172 372V128Q172 66 400 66T628 128V372Z'
  s.fill(curtain, ink.vermilion)
  s.within(curtain, () => {
    for (let i = 0; i < 19; i++)
      s.shade(box(172 + i * 24, 60, 24, 320), ink.plum, [196 + i * 24, 200, 176 + i * 24, 200], 0.85)
    for (let i = 0; i < 5; i++) {
      const d = `M${172 + i * 91.5} 60H${263.5 + i * 91.5}V104Q${217.7 + i * 91.5} 158 ${172 + i * 91.5} 104Z`
      s.fill(d, ink.crimson)
      s.shade(d, ink.plum, [217 + i * 91, 60, 217 + i * 91, 150], 0.8)
      s.line(`M${172 + i * 91.5} 104Q${217.7 + i * 91.5} 158 ${263.5 + i * 91.5} 104`, ink.lemon, 4)
    }
    s.box(172, 350, 456, 6, ink.lemon)
    s.glow(400, 300, 160, ink.coral, 0.6)
  })
  for (let side = -1; side <= 1; side += 2) {
    for (let tier = 0; tier < 3; tier++) {
      for (let i = 0; i < 2; i++) {
        const x = 400 + side * (298 + i * 66) - 28
        const y = 84 + tier * 92 - i * 12
        s.fill(arch(x, y, 56, 62), ink.coal)
        s.glow(x + 28, y + 40, 34, ink.marigold, 0.85, arch(x, y, 56, 62))
        s.fill(
          `${disc(x + 18, y + 44, 6)}${box(x + 10, y + 50, 16, 20, 6)}${disc(x + 38, y + 46, 6)}${box(x + 30, y + 52, 16, 20, 6)}`,
          ink.plum,
        )
        s.fill(`M${x - 6} ${y + 60}H${x + 62}V${y + 70}Q${x + 28} ${y + 88} ${x - 6} ${y + 70}Z`, ink.marigold)
        s.shade(
          `M${x - 6} ${y + 60}H${x + 62}V${y + 70}Q${x + 28} ${y + 88} ${x - 6} ${y + 70}Z`,
          ink.rust,
          [x, y + 90, x, y + 56],
          0.9,
        )
      }
    }
  }
  for (let i = 0; i < 7; i++) {
    s.rule(400 + (i - 3) * 16, 0, 400 + (i - 3) * 16, 22 + (3 - Math.abs(i - 3)) * 5, ink.lemon, 1.6)
    s.disc(400 + (i - 3) * 16, 26 + (3 - Math.abs(i - 3)) * 5, 5, ink.cream)
  }
  s.glow(400, 30, 110, ink.lemon, 0.7)
  heads(s, 384, 22, ['#6b1530', '#4f122c', ink.plum, ink.coal])
}

/** Beams over a full arena. */
const arena = (s: Sheet): void => {
  s.paper = ink.night
  s.glow(400, 230, 460, ink.violet, 1)
  for (let i = 0; i < 5; i++) s.line(ellipse(400, 150, 470 - i * 34, 190 - i * 26), i % 2 ? ink.violet : ink.navy, 16)
  for (let i = 0; i < 420; i++) {
    const a = s.between(0, 6.283)
    const r = s.between(0.72, 1.06)
    s.disc(
      400 + 440 * r * Math.cos(a),
      160 + 178 * r * Math.sin(a),
      s.between(0.8, 1.9),
      s.pick([ink.lilac, ink.coral, ink.cream, ink.sky]),
    )
  }
  s.box(250, 122, 300, 128, ink.coal)
  s.box(258, 130, 284, 112, ink.ultramarine)
  s.glow(400, 186, 150, ink.fuchsia, 1, box(258, 130, 284, 112))
  s.disc(400, 190, 42, ink.lemon)
  const colors = [ink.fuchsia, ink.sky, ink.lemon, ink.coral, ink.lilac, ink.fuchsia, ink.sky]
  s.box(180, 20, 440, 8, ink.coal)
  colors.forEach((color, i) => {
    const x = 200 + i * 66.6
    const beam = polygon([
      [x - 3, 28],
      [x + 3, 28],
      [x + (i - 3) * 46 + 56, 410],
      [x + (i - 3) * 46 - 56, 410],
    ])
    s.on('light', () => s.fill(beam, color, 0.12))
    s.shade(beam, color, [x, 10, x + (i - 3) * 40, 420], 0.85)
    s.disc(x, 26, 5, ink.cream)
  })
  s.poly(
    [
      [210, 262],
      [590, 262],
      [640, 296],
      [160, 296],
    ],
    ink.coal,
  )
  s.box(160, 296, 480, 10, ink.fuchsia)
  ;[320, 400, 480].forEach((x, i) =>
    s.fill(`${disc(x, 226, 7)}${box(x - 8, 234, 16, 32, 6)}`, i === 1 ? ink.cream : ink.night),
  )
  heads(s, 326, 24, ['#4c3aa8', '#33308a', '#25246a', '#1a1c48', ink.night])
  for (let i = 0; i < 16; i++) {
    const x = s.between(20, 780)
    s.line(segment(x, 440, x + s.between(-12, 12), 356), ink.night, 9)
    if (i % 3 === 0) s.disc(x, 350, 5, s.pick([ink.lemon, ink.sky, ink.rose]))
  }
}

/** A black room, a lighting grid, one pool of light. */
const blackBox = (s: Sheet): void => {
  s.paper = ink.coal
  s.wash(ink.deep, [400, 0, 400, 320], 0.7)
  const back = box(190, 96, 420, 190)
  s.fill(back, ink.night)
  s.shade(back, ink.deep, [400, 96, 400, 300], 0.9)
  const floor: Point[] = [
    [190, 286],
    [610, 286],
    [860, 460],
    [-60, 460],
  ]
  s.poly(floor, ink.umber)
  s.shade(polygon(floor), ink.coal, [400, 470, 400, 290], 0.95)
  for (let i = 0; i < 12; i++) s.line(segment(190 + i * 38.2, 286, -60 + i * 83.6, 460), ink.coal, 1.8)
  for (let i = 0; i < 4; i++) s.rule(80 - i * 22, 22 + i * 16, 720 + i * 22, 22 + i * 16, ink.stone, 2)
  for (let i = 0; i < 9; i++) s.rule(120 + i * 70, 18, 100 + i * 75, 74, ink.stone, 2)
  const lamp = (x: number, y: number, to: Point, color: string): void => {
    const beam = polygon([
      [x - 7, y + 8],
      [x + 7, y + 8],
      [to[0] + 70, to[1]],
      [to[0] - 70, to[1]],
    ])
    s.on('light', () => s.fill(beam, color, 0.14))
    s.shade(beam, color, [x, y - 10, to[0], to[1] + 60], 0.8)
    s.box(x - 9, y - 14, 18, 22, ink.stone, 4)
  }
  lamp(250, 66, [388, 356], ink.marigold)
  lamp(560, 66, [420, 356], ink.coral)
  s.oval(404, 356, 106, 27, ink.marigold)
  s.shade(ellipse(404, 356, 106, 27), ink.vermilion, [500, 376, 360, 350], 0.8)
  s.line('M382 300V362M426 312V366M382 330H426L430 366M382 330L376 366M382 300h4', ink.coal, 6)
  for (let side = -1; side <= 1; side += 2) {
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 5; i++) {
        const x = 400 + side * (236 + row * 58 + i * 17)
        const y = 268 + i * 32 - row * 22
        s.box(x - 17, y, 34, 26, [ink.vermilion, ink.brick, ink.crimson][row], 6)
        s.box(x - 19, y + 22, 38, 12, ink.crimson, 4)
      }
    }
  }
}

/** A roof like a wing over the lawn, at dusk. */
const openAir = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.coral, [400, 330, 400, 40], 1)
  for (let i = 0; i < 40; i++) s.disc(s.between(0, 800), s.between(0, 130), s.between(0.6, 1.6), ink.cream)
  s.disc(150, 96, 32, ink.cream)
  s.fill(
    ground(
      plot(0, 800, 6, (x) => 300 - 22 * Math.sin(x / 90) - 14 * Math.sin(x / 37)),
      340,
    ),
    ink.violet,
  )
  s.box(150, 220, 500, 100, ink.plum)
  s.glow(400, 300, 270, ink.marigold, 1, box(150, 220, 500, 100))
  for (let i = 0; i < 17; i++) s.rule(160 + i * 30, 218, 160 + i * 30, 320, ink.plum, 4)
  for (let i = 0; i < 22; i++)
    s.fill(`${disc(172 + i * 22, 296, 4)}${box(168 + i * 22, 300, 8, 20, 3)}`, i % 3 ? ink.plum : ink.crimson)
  const roof = 'M76 240Q250 104 470 132T740 214Q560 176 420 190T76 240Z'
  s.fill(roof, ink.cream)
  s.shade(roof, ink.coral, [120, 250, 420, 130], 0.95)
  for (let i = 0; i < 13; i++)
    s.line(
      `M${120 + i * 46} ${226 - 16 * Math.sin(i / 4)}Q${160 + i * 40} ${180 - 20 * Math.sin(i / 4)} ${200 + i * 36} ${150 + i * 2}`,
      ink.stone,
      1,
      'stroke-opacity=".6"',
    )
  ;[
    [60, 60],
    [740, 50],
  ].forEach(([x, y], i) => {
    s.rule(x, y, x, 330, ink.coal, 6)
    s.moved(`translate(${x} ${y}) rotate(${i ? -12 : 12})`, () => {
      s.box(-34, -22, 68, 34, ink.coal, 3)
      for (let k = 0; k < 8; k++) s.disc(-24 + (k % 4) * 16, -13 + Math.floor(k / 4) * 15, 5.6, ink.lemon)
    })
    s.glow(x, y, 120, ink.lemon, 0.6)
  })
  s.fill('M0 330Q400 296 800 330V450H0Z', ink.leaf)
  s.shade('M0 330Q400 296 800 330V450H0Z', ink.pine, [400, 460, 400, 320], 1)
  s.glow(400, 330, 250, ink.lemon, 0.5, 'M0 330Q400 296 800 330V450H0Z')
  ;[
    [90, 392],
    [210, 366],
    [300, 410],
    [470, 380],
    [560, 414],
    [690, 384],
  ].forEach(([x, y], i) => {
    s.poly(
      [
        [x, y],
        [x + 60, y - 8],
        [x + 74, y + 12],
        [x + 8, y + 20],
      ],
      [ink.vermilion, ink.cream, ink.marigold][i % 3],
    )
    s.fill(
      `${disc(x + 26, y - 20, 7)}${box(x + 17, y - 13, 18, 20, 7)}${disc(x + 48, y - 18, 7)}${box(x + 39, y - 11, 18, 19, 7)}`,
      ink.night,
    )
  })
}

export const venues: Drawings = {
  'venue-1': operaHouse,
  'venue-2': arena,
  'venue-3': blackBox,
  'venue-4': openAir,
}
