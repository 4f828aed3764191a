import { ink } from '../press/inks'
import { arc, box, brush, disc, ellipse, ground, plot, polar, polygon, sector, star } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** The call centre on the far side of the moon, and its one red telephone. */
const moonOffice = (s: Sheet): void => {
  s.paper = ink.ultramarine
  s.wash(ink.night, [240, 0, 240, 420], 1)
  for (let i = 0; i < 90; i++)
    s.disc(s.between(0, 480), s.between(0, 430), s.between(0.5, 1.9), s.pick([ink.cream, ink.sky]))
  s.disc(112, 118, 66, ink.sky)
  s.within(disc(112, 118, 66), () => {
    s.fill('M40 90Q80 60 110 84T170 70V40H40ZM60 150Q100 120 130 150T190 140V200H90Z', ink.leaf)
    s.fill('M52 118q30 -14 58 -2t50 -6v8q-30 12 -54 4t-54 6Z', ink.cream)
  })
  s.shade(disc(112, 118, 66), ink.night, [176, 176, 76, 86], 1)
  const moon = ground(
    plot(-4, 484, 6, (x) => 452 - 60 * Math.cos((x - 250) / 250)),
    650,
  )
  s.fill(moon, ink.bone)
  s.shade(moon, ink.stone, [240, 660, 240, 410], 1)
  s.shade(moon, ink.ultramarine, [0, 640, 260, 440], 0.6)
  ;[
    [84, 560, 44],
    [398, 600, 60],
    [410, 470, 22],
    [40, 468, 16],
    [230, 610, 20],
    [176, 470, 14],
  ].forEach(([x, y, r]) => {
    s.oval(x, y, r, r * 0.34, ink.stone)
    s.shade(ellipse(x, y, r, r * 0.34), ink.navy, [x - r, y - 6, x + r, y + 8], 0.85)
  })
  s.line('M112 184C120 300 30 330 90 372S220 330 250 398', ink.vermilion, 3.4)
  s.poly(
    [
      [118, 446],
      [386, 446],
      [400, 458],
      [106, 458],
    ],
    ink.vermilion,
  )
  s.box(118, 458, 270, 20, ink.brick)
  ;[
    [134, 478],
    [358, 478],
  ].forEach(([x, y]) =>
    s.poly(
      [
        [x, y],
        [x + 16, y],
        [x + 12, 566],
        [x + 4, 566],
      ],
      ink.brick,
    ),
  )
  s.poly(
    [
      [310, 478],
      [388, 478],
      [382, 540],
      [316, 540],
    ],
    ink.vermilion,
  )
  ;[492, 512, 530].forEach((y) => s.box(338, y, 24, 3, ink.cream, 1))
  const phone = 'M206 444Q208 404 236 400H270Q298 404 300 444Z'
  s.fill(phone, ink.lemon)
  s.shade(phone, ink.ochre, [300, 450, 230, 404], 0.9)
  s.disc(253, 426, 13, ink.cream)
  for (let i = 0; i < 8; i++) s.disc(...polar(253, 426, 8.6, i * 45), 1.8, ink.night)
  s.fill(
    brush([
      [204, 398, 22],
      [222, 384, 13],
      [253, 380, 12],
      [284, 384, 13],
      [302, 398, 22],
    ]),
    ink.lemon,
  )
  s.moved('translate(352 446)', () => {
    s.rule(0, 0, 0, -54, ink.cream, 4)
    s.fill('M-26 -46Q0 -90 26 -46Z', ink.cream)
    s.shade(
      polygon([
        [-26, -46],
        [26, -46],
        [70, 0],
        [-70, 0],
      ]),
      ink.lemon,
      [0, -46, 0, 8],
      0.9,
    )
  })
  s.fill('M142 446V412Q142 400 154 400H172Q184 400 184 412V446Z', ink.mint)
  s.box(150, 408, 26, 20, ink.night, 3)
  for (let i = 0; i < 4; i++) s.line(arc(253, 380, 34 + i * 17, 222, 318), ink.lemon, 2.6)
}

/** A roof, sleeping bags, and a telescope for Jupiter. */
const underTheStars = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.violet, [240, 560, 240, 120], 0.9)
  s.disc(300, 172, 112, ink.tangerine)
  s.within(disc(300, 172, 112), () => {
    ;[
      [96, 22, ink.cream],
      [128, 14, ink.rust],
      [152, 26, ink.shell],
      [190, 16, ink.vermilion],
      [216, 24, ink.cream],
      [254, 18, ink.rust],
    ].forEach(([y, h, color], i) =>
      s.fill(`M180 ${y}q60 ${i % 2 ? 12 : -12} 120 0t120 0v${h}q-60 ${i % 2 ? 10 : -10} -120 0t-120 0Z`, String(color)),
    )
    s.oval(346, 222, 26, 14, ink.vermilion)
    s.oval(346, 222, 14, 7, ink.brick)
  })
  s.shade(disc(300, 172, 112), ink.night, [390, 262, 260, 120], 1)
  ;[
    [120, 150, 8],
    [154, 216, 5],
    [440, 104, 7],
    [100, 84, 5],
  ].forEach(([x, y, r]) => s.disc(x, y, r, ink.cream))
  for (let i = 0; i < 60; i++) {
    const [x, y] = [s.between(0, 480), s.between(0, 420)]
    if (Math.hypot(x - 300, y - 172) > 124) s.fill(star(x, y, s.between(1.5, 5), 1, 4), i % 5 ? ink.cream : ink.lemon)
  }
  s.poly(
    [
      [0, 500],
      [480, 452],
      [480, 640],
      [0, 640],
    ],
    ink.brick,
  )
  s.within(
    polygon([
      [0, 500],
      [480, 452],
      [480, 640],
      [0, 640],
    ]),
    () => {
      for (let row = 0; row < 9; row++)
        for (let i = -1; i < 14; i++)
          s.fill(
            sector(i * 38 + (row % 2) * 19, 500 + row * 20 - i * 3.8, 0, 19, 0, 180),
            row % 2 ? ink.rust : ink.vermilion,
          )
    },
  )
  s.shade(box(0, 440, 480, 200), ink.plum, [240, 660, 240, 440], 0.95)
  s.moved('translate(112 454)', () => {
    s.line('M0 0L-36 84M0 0L36 76M0 0V86', ink.cream, 6)
    s.moved('rotate(-38)', () => {
      s.box(-58, -15, 120, 30, ink.lemon, 4)
      s.shade(box(-58, -15, 120, 30, 4), ink.ochre, [0, 22, 0, -12], 0.95)
      s.box(58, -20, 22, 40, ink.vermilion, 4)
      s.box(-82, -8, 28, 16, ink.vermilion, 3)
    })
  })
  const bags: [number, number, string, string][] = [
    [262, 560, ink.teal, ink.mint],
    [346, 546, ink.marigold, ink.lemon],
    [428, 530, ink.fuchsia, ink.rose],
  ]
  bags.forEach(([x, y, cloth, trim]) => {
    s.moved(`translate(${x} ${y}) rotate(-5)`, () => {
      const bag = 'M-34 -40Q0 -62 34 -40L40 96H-40Z'
      s.fill(bag, cloth)
      s.fill('M-34 -40Q0 -62 34 -40L30 -12Q0 -30 -30 -12Z', trim)
      s.shade(bag, ink.night, [40, 90, -20, -20], 0.7)
      s.disc(0, -34, 18, ink.shell)
      s.fill('M-18 -36Q-16 -56 0 -54Q18 -56 18 -36Q8 -48 -18 -36Z', ink.coal)
      s.line('M-9 -32q3 4 6 0M4 -32q3 4 6 0M-4 -24q4 4 8 0', ink.coal, 1.8)
      for (let i = 0; i < 3; i++) s.line(`M-30 ${16 + i * 24}Q0 ${4 + i * 24} 32 ${16 + i * 24}`, trim, 2.6)
    })
  })
}

export const nightSkies: Drawings = {
  'drama-12': moonOffice,
  'family-04': underTheStars,
}
