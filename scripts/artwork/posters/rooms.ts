import { ink } from '../press/inks'
import { arc, box, disc, ellipse, polar, polygon, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Rows of empty chairs in a black box; one of them is lit. */
const threeHundredSeats = (s: Sheet): void => {
  s.paper = ink.coal
  s.wash(ink.plum, [0, 640, 0, 120], 0.9)
  const cone = polygon([
    [286, 0],
    [330, 0],
    [396, 420],
    [226, 420],
  ])
  s.fill(cone, ink.marigold, 0.22)
  for (let row = 0; row < 9; row++) {
    const scale = 0.5 + row * 0.1
    const y = 150 + row * row * 3.6 + row * 24
    for (let seat = -6; seat <= 6; seat++) {
      const x = 240 + seat * 62 * scale
      const lit = row === 5 && seat === 1
      const hue = lit ? ink.lemon : row % 2 ? ink.brick : ink.crimson
      s.box(x - 24 * scale, y - 34 * scale, 48 * scale, 44 * scale, hue, 12 * scale)
      s.box(x - 27 * scale, y + 4 * scale, 54 * scale, 18 * scale, lit ? ink.tangerine : ink.umber, 6 * scale)
    }
  }
  s.shade(box(0, 0, 480, 640), ink.night, [0, 100, 0, 260], 0.7)
  s.glow(306, 366, 120, ink.lemon, 0.4)
}

/** A house with its front open: twelve rooms, a sound in each. */
const twelveRooms = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.violet, [480, 0, 120, 420], 0.8)
  const hues = [ink.tangerine, ink.rose, ink.lemon, ink.mint, ink.coral, ink.sky, ink.marigold, ink.lilac]
  for (let i = 0; i < 12; i++) {
    const x = 48 + (i % 3) * 132
    const y = 44 + Math.floor(i / 3) * 142
    const hue = hues[(i * 5) % 8]
    s.shade(box(x + 8, y + 10, 120, 126), ink.night, [x, y, x + 120, y + 130], 0.9)
    s.box(x, y, 120, 126, hue)
    s.shade(box(x, y, 120, 126), ink.plum, [x + 120, y + 126, x + 30, y + 20], 0.5)
    const [cx, cy] = [x + 60, y + 104]
    s.disc(cx, cy - 46, 13, ink.night)
    s.fill(
      `M${cx - 26} ${cy + 22}Q${cx - 22} ${cy - 34} ${cx} ${cy - 34}Q${cx + 22} ${cy - 34} ${cx + 26} ${cy + 22}Z`,
      ink.night,
    )
    for (let wave = 0; wave < 1 + (i % 3); wave++)
      s.line(arc(cx, cy - 46, 24 + wave * 12, 205 + i * 4, 290 + i * 4), ink.cream, 3.4)
  }
}

/** A stage with people on four sides, each with a light. */
const sixtyThousandLights = (s: Sheet): void => {
  s.paper = ink.night
  s.wash(ink.ultramarine, [240, 640, 240, 160], 0.8)
  for (let ring = 0; ring < 15; ring++) {
    const [rx, ry] = [70 + ring * 20, 46 + ring * 20]
    const count = 22 + ring * 7
    for (let i = 0; i < count; i++) {
      const angle = ((i + s.between(-0.3, 0.3)) / count) * Math.PI * 2
      const hue = ring % 5 === 2 ? ink.coral : ring % 3 ? ink.lemon : ink.sky
      s.disc(240 + rx * Math.cos(angle), 330 + ry * Math.sin(angle), s.between(1.6, 4), hue)
    }
  }
  s.glow(240, 330, 190, ink.tangerine, 0.8)
  s.fill(ellipse(240, 330, 62, 40), ink.lemon)
  s.fill(ellipse(240, 326, 44, 27), ink.cream)
  s.box(0, 322, 480, 5, ink.vermilion)
  for (let i = 0; i < 4; i++) s.line(segment(240, 326, ...polar(240, 326, 420, 45 + i * 90)), ink.marigold, 2)
}

/** Ebb from the left, flood from the right, and the moon that moves both. */
const betweenTides = (s: Sheet): void => {
  s.paper = ink.shell
  s.wash(ink.coral, [0, 0, 0, 380], 0.75)
  s.disc(240, 196, 104, ink.cream)
  s.shade(disc(240, 196, 104), ink.tangerine, [330, 290, 190, 130], 0.7)
  const left = [ink.mint, ink.teal, ink.deep]
  const right = [ink.sky, ink.cobalt, ink.navy]
  for (let i = 0; i < 3; i++) {
    const y = 300 + i * 92
    s.fill(
      `M-20 ${y - 70}C120 ${y - 110} 250 ${y - 10} ${300 - i * 26} ${y + 60}C230 ${y + 30} 180 ${y + 90} 200 ${y + 150}L-20 ${y + 190}Z`,
      left[i],
    )
    s.fill(
      `M500 ${y - 30}C370 ${y - 80} 250 ${y + 20} ${190 + i * 26} ${y + 96}C270 ${y + 66} 310 ${y + 120} 290 ${y + 190}L500 ${y + 230}Z`,
      right[i],
    )
  }
  s.box(0, 590, 480, 60, ink.night)
  for (let i = 0; i < 6; i++) s.line(segment(150 + i * 6, 560 + i * 13, 330 - i * 6, 560 + i * 13), ink.cream, 3)
}

/** Nine plates on a table that is longer than the room. */
const longTable = (s: Sheet): void => {
  s.paper = ink.brick
  s.wash(ink.plum, [0, 0, 0, 420], 0.9)
  const top = polygon([
    [206, 70],
    [274, 70],
    [452, 660],
    [28, 660],
  ])
  s.glow(240, 420, 320, ink.night, 0.6)
  s.fill(top, ink.cream)
  s.shade(top, ink.sand, [452, 640, 160, 120], 0.9)
  for (let i = 0; i < 9; i++) {
    const depth = i / 8
    const y = 112 + depth * depth * 420 + depth * 40
    const half = 24 + depth * 112
    const side = i % 2 ? 1 : -1
    const x = 240 + side * half * 0.52
    const r = 10 + depth * 34
    s.fill(ellipse(x + r * 0.1, y + r * 0.16, r * 1.1, r * 0.78), ink.stone)
    s.fill(ellipse(x, y, r * 1.1, r * 0.78), i === 6 ? ink.vermilion : ink.cobalt)
    s.fill(ellipse(x, y, r * 0.76, r * 0.52), ink.bone)
    s.line(segment(x - r * 1.5, y - r * 0.5, x - r * 1.5, y + r * 0.5), ink.umber, 1 + depth * 4)
    s.line(segment(x + r * 1.5, y - r * 0.5, x + r * 1.5, y + r * 0.5), ink.umber, 1 + depth * 4)
  }
  s.fill(ellipse(240, 44, 96, 30), ink.lemon)
  s.glow(240, 60, 190, ink.marigold, 0.6)
}

/** A small pitch from above, ten shirts and a long pass. */
const fiveASide = (s: Sheet): void => {
  s.paper = ink.leaf
  for (let i = 0; i < 8; i += 2) s.box(0, i * 80, 480, 80, ink.pine)
  s.wash(ink.night, [0, 640, 300, 200], 0.55)
  s.line(box(44, 36, 392, 568), ink.cream, 6)
  s.line(segment(44, 320, 436, 320), ink.cream, 6)
  s.line(disc(240, 320, 78), ink.cream, 6)
  s.line(arc(240, 36, 110, 0, 180), ink.cream, 6)
  s.line(arc(240, 604, 110, 180, 360), ink.cream, 6)
  const home = [
    [240, 560],
    [120, 440],
    [350, 424],
    [170, 300],
    [316, 196],
  ] as const
  home.forEach(([x, y], i) => {
    const away = [480 - x, 620 - y + (i % 2) * 30] as const
    for (const [px, py, hue] of [
      [x, y, ink.vermilion],
      [...away, ink.lemon],
    ] as const) {
      s.shade(ellipse(px + 10, py + 14, 30, 18), ink.night, [px, py, px + 40, py + 30], 0.9)
      s.fill(ellipse(px, py, 32, 17), hue)
      s.disc(px, py, 12, ink.umber)
    }
  })
  s.line('M120 440C190 250 250 210 300 170', ink.cream, 4, 'stroke-dasharray="4 14"')
  s.disc(304, 158, 17, ink.cream)
  s.fill(
    polygon([
      [304, 150],
      [312, 156],
      [309, 165],
      [299, 165],
      [296, 156],
    ]),
    ink.coal,
  )
}

export const rooms: Drawings = {
  'drama-13': threeHundredSeats,
  'concert-17': twelveRooms,
  'concert-18': sixtyThousandLights,
  'dance-09': betweenTides,
  'dance-10': longTable,
  'sport-09': fiveASide,
}
