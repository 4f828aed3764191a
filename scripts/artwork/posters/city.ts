import { ink } from '../press/inks'
import { arch, arc, box, disc, ellipse, ground, plot, polygon, sector, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Songs remembered: a harbour that sings its lights into the water. */
const harbourNights = (s: Sheet): void => {
  s.paper = ink.plum
  s.wash(ink.fuchsia, [240, 380, 240, 40], 0.75)
  s.fill(
    ground(
      plot(0, 480, 6, (x) => 250 - 110 * Math.exp(-(((x - 330) / 110) ** 2)) - 66 * Math.exp(-(((x - 90) / 90) ** 2))),
      400,
    ),
    '#4d1b45',
  )
  const lights = [ink.vermilion, ink.marigold, ink.cream, ink.sky, ink.rose, ink.mint]
  let x = -8
  let index = 0
  while (x < 480) {
    const width = s.between(24, 50)
    const height = 70 + 150 * Math.abs(Math.sin(index * 1.3 + 0.4)) * s.between(0.6, 1)
    const top = 396 - height
    const tower = box(x, top, width, height)
    s.fill(tower, index % 3 ? ink.night : ink.navy)
    s.shade(tower, ink.fuchsia, [x + width, 396, x, top + height * 0.3], 0.5)
    if (index % 4 === 1)
      s.poly(
        [
          [x, top],
          [x + width / 2, top - 34],
          [x + width, top],
        ],
        ink.night,
      )
    if (index % 4 === 3) s.rule(x + width / 2, top, x + width / 2, top - 40, ink.night, 3)
    const lit = lights[index % 6]
    for (let wy = top + 9; wy < 384; wy += 11)
      for (let wx = x + 6; wx < x + width - 7; wx += 9)
        if (s.random() > 0.52) s.box(wx, wy, 4.5, 5.5, s.random() > 0.3 ? lit : ink.cream)
    if (index % 3 === 0) s.box(x + 4, top + 14, 6, height * 0.5, lit, 3)
    for (let k = 0; k < 9; k++) {
      const y = 404 + k * 15 + s.between(0, 8)
      const w = width * s.between(0.35, 0.95) * (1 - k * 0.06)
      s.box(x + (width - w) / 2 + s.between(-6, 6), y, w, 3.4, k % 3 === 2 ? ink.night : lit, 2)
    }
    x += width + s.between(-2, 7)
    index += 1
  }
  s.shade(box(0, 396, 480, 244), ink.night, [240, 660, 240, 400], 0.9)
  s.moved('translate(236 552) scale(1.16)', () => {
    s.fill('M-124 20Q-20 44 128 6L104 52Q0 70 -96 54Z', ink.coal)
    const sails = [
      'M-96 12C-118 -60 -92 -126 -66 -150C-44 -110 -26 -50 -30 20Z',
      'M-22 20C-44 -76 -14 -184 22 -222C52 -160 66 -64 62 16Z',
      'M70 10C62 -50 76 -96 98 -118C116 -84 124 -36 118 2Z',
    ]
    sails.forEach((d, i) => {
      s.fill(d, ink.vermilion)
      s.shade(d, ink.crimson, [[-100, -30, 66][i], 20, [-50, 40, 112][i], -70], 0.95)
      s.within(d, () => {
        for (let k = 0; k < 10; k++) s.line(`M-130 ${14 - k * 24}Q0 ${-2 - k * 26} 130 ${-2 - k * 22}`, ink.plum, 2)
      })
    })
  })
  for (let i = 0; i < 7; i++) s.line(`M${s.between(-30, 330)} ${606 + i * 6}q30 -7 60 0t60 0t60 0`, ink.rose, 1.6)
}

/** A funfair that turns on the last evening of one summer. */
const greatWorld = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.crimson, [240, 640, 240, 150], 0.95)
  const [cx, cy] = [190, 262]
  const hues = [ink.vermilion, ink.marigold, ink.cream, ink.teal]
  for (let i = 0; i < 48; i++) {
    const d = sector(cx, cy, 0, 470, i * 7.5, i * 7.5 + 3.75)
    s.glow(cx, cy, 430, i % 2 ? ink.marigold : ink.vermilion, 0.42, d)
  }
  ;[182, 170, 92].forEach((r, i) =>
    s.line(disc(cx, cy, r), [ink.marigold, ink.vermilion, ink.marigold][i], [5, 3, 4][i]),
  )
  for (let i = 0; i < 16; i++) {
    s.moved(`rotate(${i * 22.5} ${cx} ${cy})`, () => s.rule(cx, cy, cx + 182, cy, ink.cream, 2))
    const [x, y] = [cx + 182 * Math.cos(i * 0.3927), cy + 182 * Math.sin(i * 0.3927)]
    s.moved(`translate(${x} ${y})`, () => {
      s.fill(`${arc(0, 9, 15, 180, 360)}Z`, hues[i % 4])
      s.fill('M-16 9H16L10 25H-10Z', hues[(i + 2) % 4])
      s.rule(0, -6, 0, 9, ink.cream, 1.6)
    })
  }
  for (let i = 0; i < 64; i++) s.disc(cx + 176 * Math.cos(i * 0.0982), cy + 176 * Math.sin(i * 0.0982), 2.2, ink.lemon)
  s.disc(cx, cy, 30, ink.vermilion)
  s.fill(sectorStar(cx, cy), ink.lemon)
  s.poly(
    [
      [cx - 8, cy + 20],
      [cx + 8, cy + 20],
      [cx + 84, 640],
      [cx + 62, 640],
    ],
    ink.coal,
  )
  s.poly(
    [
      [cx - 8, cy + 20],
      [cx + 8, cy + 20],
      [cx - 62, 640],
      [cx - 84, 640],
    ],
    ink.coal,
  )
  const tiers: [number, number, number][] = [
    [300, 520, 150],
    [314, 436, 122],
    [328, 356, 94],
    [342, 282, 66],
    [354, 214, 42],
  ]
  tiers.forEach(([x, y, w], i) => {
    const tier = box(x, y, w, 640 - y)
    s.fill(tier, i % 2 ? ink.cream : ink.shell)
    s.shade(tier, ink.crimson, [x + w, y, x + w * 0.45, y], 0.75)
    for (let k = 0; k < 3 + (4 - i); k++)
      s.fill(arch(x + 8 + k * ((w - 10) / (7 - i)), y + 18, (w - 10) / (7 - i) - 6, 48), ink.plum)
    s.box(x - 5, y, w + 10, 7, ink.vermilion)
    for (let k = 0; k < w / 9; k++) s.disc(x + k * 9.4, y + 3.5, 2, ink.lemon)
  })
  s.poly(
    [
      [354, 214],
      [375, 110],
      [396, 214],
    ],
    ink.vermilion,
  )
  s.rule(375, 110, 375, 70, ink.marigold, 3)
  s.disc(375, 66, 6, ink.lemon)
  for (let i = 0; i < 40; i++) {
    const [x, y] = [s.between(-6, 486), s.between(592, 650)]
    s.fill(`${disc(x, y - 15, 7)}${box(x - 10, y - 8, 20, 40, 8)}`, ink.coal)
    if (i % 6 === 0) s.fill(ellipse(x, y - 19, 13, 3.4), ink.coal)
  }
  ;[
    [84, 60, ink.mint],
    [300, 66, ink.rose],
  ].forEach(([x, y, c]) => {
    for (let i = 0; i < 14; i++)
      s.moved(`rotate(${i * 25.7} ${x} ${y})`, () =>
        s.line(segment(Number(x) + 12, Number(y), Number(x) + 30 + (i % 2) * 10, Number(y)), String(c), 2),
      )
  })
}

const sectorStar = (x: number, y: number): string =>
  polygon(
    Array.from({ length: 16 }, (_, i) => {
      const r = i % 2 ? 9 : 24
      return [x + r * Math.cos(i * 0.3927), y + r * Math.sin(i * 0.3927)] as const
    }),
  )

/** Six doors of six small museums; every one is a stamp to collect. */
const cornerMuseum = (s: Sheet): void => {
  s.paper = ink.cream
  const rooms: [string, string, string][] = [
    [ink.vermilion, ink.shell, ink.brick],
    [ink.cobalt, ink.sky, ink.navy],
    [ink.marigold, ink.cream, ink.rust],
    [ink.teal, ink.mint, ink.pine],
    [ink.rose, ink.cream, ink.fuchsia],
    [ink.violet, ink.lilac, ink.night],
  ]
  rooms.forEach(([wall, light, dark], i) => {
    const [x, y] = [28 + (i % 2) * 216, 26 + Math.floor(i / 2) * 200]
    const [w, h] = [208, 190]
    let stamp = box(x, y, w, h)
    for (let k = 0; k <= 13; k++) stamp += disc(x + k * 16, y, 5) + disc(x + k * 16, y + h, 5)
    for (let k = 0; k <= 12; k++) stamp += disc(x, y + k * 15.8, 5) + disc(x + w, y + k * 15.8, 5)
    s.fill(box(x, y, w, h), wall)
    s.shade(box(x, y, w, h), dark, [x, y + h, x + w * 0.5, y], 0.7)
    s.fill(stamp.slice(box(x, y, w, h).length), ink.cream)
    const door = arch(x + 58, y + 28, 92, 142)
    s.fill(door, light)
    s.shade(door, wall, [x + 104, y + 190, x + 104, y + 60], 0.8)
    s.within(door, () => {
      const [cx, base] = [x + 104, y + 170]
      if (i === 0)
        s.fill(
          `${box(cx - 9, base - 60, 18, 60)}M${cx - 30} ${base - 70}H${cx + 30}L${cx + 18} ${base - 56}H${cx - 18}ZM${cx - 26} ${base - 12}H${cx + 26}V${base}H${cx - 26}Z`,
          dark,
        )
      if (i === 1)
        s.fill(
          `M${cx - 40} ${base - 34}Q${cx} ${base - 10} ${cx + 42} ${base - 38}L${cx + 30} ${base - 14}H${cx - 30}ZM${cx} ${base - 36}V${base - 104}Q${cx + 36} ${base - 70} ${cx + 34} ${base - 40}Z`,
          dark,
        )
      if (i === 2)
        s.fill(
          `M${cx - 14} ${base}C${cx - 48} ${base - 30} ${cx - 26} ${base - 66} ${cx - 10} ${base - 70}V${base - 92}H${cx + 10}V${base - 70}C${cx + 26} ${base - 66} ${cx + 48} ${base - 30} ${cx + 14} ${base}Z`,
          dark,
        )
      if (i === 3)
        for (let k = 0; k < 5; k++)
          s.line(
            `M${cx} ${base}C${cx} ${base - 50} ${cx - 50 + k * 25} ${base - 50} ${cx - 40 + k * 20} ${base - 92 + Math.abs(k - 2) * 14}`,
            dark,
            6,
          )
      if (i === 4)
        s.fill(
          `${disc(cx, base - 72, 22)}M${cx - 38} ${base}Q${cx - 34} ${base - 48} ${cx} ${base - 48}T${cx + 38} ${base}Z`,
          dark,
        )
      if (i === 5)
        s.fill(
          `${disc(cx, base - 54, 26)}M${cx - 46} ${base - 44}Q${cx} ${base - 22} ${cx + 46} ${base - 66}Q${cx + 4} ${base - 44} ${cx - 46} ${base - 44}Z`,
          dark,
        )
    })
    s.line(arch(x + 50, y + 20, 108, 150), ink.cream, 4)
    s.box(x + 44, y + 168, 120, 8, ink.cream)
  })
  s.on('overprint', () => {
    s.moved('translate(372 146) rotate(-16)', () => {
      s.line(disc(0, 0, 54), ink.navy, 4)
      s.line(disc(0, 0, 42), ink.navy, 2)
      for (let i = 0; i < 5; i++) s.line(`M40 ${-24 + i * 12}q12 -9 24 0t24 0t24 0`, ink.navy, 3)
    })
  })
}

export const city: Drawings = {
  'concert-13': harbourNights,
  'drama-04': greatWorld,
  'exhibition-07': cornerMuseum,
}
