import { ink } from '../press/inks'
import { arc, disc, ellipse, polygon, sector, star } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const back = (s: Sheet, paper: string, dark: string): void => {
  s.paper = paper
  s.wash(dark, [160, 160, 40, 30], 0.7)
}

const eyes = (s: Sheet, y: number, apart: number, r: number, color: string): void => {
  s.disc(80 - apart, y, r, color)
  s.disc(80 + apart, y, r, color)
}

const cat = (s: Sheet): void => {
  back(s, ink.lemon, ink.tangerine)
  s.fill('M34 160V66L40 32L66 56Q80 52 94 56L120 32L126 66V160Z', ink.coal)
  s.fill(`${ellipse(60, 88, 12, 15)}${ellipse(100, 88, 12, 15)}`, ink.mint)
  s.fill(`${ellipse(60, 88, 3.4, 13)}${ellipse(100, 88, 3.4, 13)}`, ink.coal)
  s.poly(
    [
      [74, 108],
      [86, 108],
      [80, 115],
    ],
    ink.rose,
  )
}

const bear = (s: Sheet): void => {
  back(s, ink.teal, ink.pine)
  ;[42, 118].forEach((x) => {
    s.disc(x, 52, 19, ink.rust)
    s.disc(x, 52, 10, ink.shell)
  })
  s.disc(80, 94, 54, ink.rust)
  s.shade(disc(80, 94, 54), ink.umber, [130, 150, 60, 70], 0.8)
  s.oval(80, 112, 25, 20, ink.shell)
  eyes(s, 86, 22, 5.5, ink.coal)
  s.oval(80, 104, 9, 6.5, ink.coal)
  s.line('M80 110v8M70 122q10 7 20 0', ink.coal, 3)
}

const fox = (s: Sheet): void => {
  back(s, ink.navy, ink.night)
  s.fill('M24 34L58 54H102L136 34L130 92L80 146L30 92Z', ink.tangerine)
  s.fill('M30 92L66 96L80 146ZM130 92L94 96L80 146Z', ink.cream)
  s.shade('M80 54H102L136 34L130 92L80 146Z', ink.vermilion, [136, 90, 80, 90], 0.8)
  eyes(s, 88, 24, 5, ink.night)
  s.disc(80, 140, 8, ink.night)
}

const owl = (s: Sheet): void => {
  back(s, ink.lilac, ink.violet)
  s.fill('M32 160V70Q30 42 36 28Q56 44 80 44Q104 44 124 28Q130 42 128 70V160Z', ink.plum)
  ;[58, 102].forEach((x) => {
    s.disc(x, 76, 25, ink.cream)
    s.disc(x, 76, 17, ink.marigold)
    s.disc(x, 76, 9, ink.coal)
  })
  s.poly(
    [
      [72, 88],
      [88, 88],
      [80, 106],
    ],
    ink.vermilion,
  )
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 4 - (r % 2); i++)
      s.fill(sector(47 + i * 22 + (r % 2) * 11, 118 + r * 14, 0, 10, 0, 180), ink.rose)
}

const panda = (s: Sheet): void => {
  back(s, ink.leaf, ink.pine)
  ;[40, 120].forEach((x) => s.disc(x, 48, 19, ink.coal))
  s.oval(80, 94, 56, 52, ink.cream)
  s.shade(ellipse(80, 94, 56, 52), ink.stone, [130, 150, 60, 70], 0.6)
  s.moved('rotate(24 58 86)', () => s.oval(58, 88, 15, 19, ink.coal))
  s.moved('rotate(-24 102 86)', () => s.oval(102, 88, 15, 19, ink.coal))
  eyes(s, 86, 20, 5, ink.cream)
  s.oval(80, 108, 9, 6, ink.coal)
  s.line('M72 120q8 7 16 0', ink.coal, 3)
}

const whale = (s: Sheet): void => {
  back(s, ink.sky, ink.cobalt)
  s.fill(
    'M16 96C20 62 56 48 88 56C108 62 116 76 120 86C128 80 126 66 120 54Q136 54 138 68Q146 56 156 60Q154 80 138 86C136 116 106 136 72 134C40 132 16 122 16 96Z',
    ink.navy,
  )
  s.fill('M18 104C50 118 84 116 116 112C104 128 90 135 72 134C44 132 22 124 18 104Z', ink.cream)
  s.disc(46, 90, 5, ink.cream)
  s.line('M78 50V32M78 34q-10 -14 -20 -6M78 34q10 -14 20 -6', ink.cream, 4)
}

const rabbit = (s: Sheet): void => {
  back(s, ink.rose, ink.fuchsia)
  ;[
    [60, -9],
    [100, 9],
  ].forEach(([x, turn]) =>
    s.moved(`rotate(${turn} ${x} 80)`, () => {
      s.oval(x, 42, 14, 38, ink.cream)
      s.oval(x, 44, 6, 28, ink.coral)
    }),
  )
  s.disc(80, 106, 46, ink.cream)
  s.shade(disc(80, 106, 46), ink.rose, [120, 150, 64, 90], 0.8)
  eyes(s, 100, 18, 5, ink.plum)
  s.poly(
    [
      [74, 112],
      [86, 112],
      [80, 119],
    ],
    ink.fuchsia,
  )
  s.line('M80 119v6', ink.plum, 3)
}

const lantern = (s: Sheet): void => {
  back(s, ink.night, ink.violet)
  s.glow(80, 84, 84, ink.marigold, 0.7)
  s.oval(80, 84, 48, 42, ink.vermilion)
  ;[14, 32].forEach((rx) => s.line(ellipse(80, 84, rx, 42), ink.crimson, 2))
  s.box(62, 36, 36, 9, ink.marigold, 4)
  s.box(62, 123, 36, 9, ink.marigold, 4)
  s.line('M60 82q6 -8 12 0M88 82q6 -8 12 0M70 98q10 9 20 0', ink.cream, 4)
  ;[70, 80, 90].forEach((x) => s.rule(x, 132, x, 150, ink.marigold, 2.4))
}

const moon = (s: Sheet): void => {
  back(s, ink.ultramarine, ink.night)
  s.disc(80, 82, 54, ink.lemon)
  s.disc(104, 70, 46, ink.ultramarine)
  s.fill(`${star(112, 60, 12, 4.6, 5)}${star(132, 96, 7, 2.8, 5)}`, ink.cream)
  s.line('M38 84q6 6 13 1', ink.night, 4)
  s.line('M50 112q9 5 14 -3', ink.night, 4)
}

const mask = (s: Sheet): void => {
  back(s, ink.cream, ink.sand)
  const face = 'M36 34Q80 18 124 34Q132 106 80 142Q28 106 36 34Z'
  s.fill(face, ink.vermilion)
  s.within(face, () => s.box(80, 0, 80, 160, ink.night))
  s.fill('M46 68Q60 54 74 68Q60 80 46 68Z', ink.cream)
  s.fill('M86 68Q100 54 114 68Q100 80 86 68Z', ink.lemon)
  s.line('M56 102Q80 128 104 102', ink.cream, 6)
}

const profile = (s: Sheet): void => {
  back(s, ink.mint, ink.teal)
  s.fill(
    'M40 160V136Q62 136 62 122Q48 122 44 118L46 106L36 98L46 82Q44 38 88 34Q132 38 126 84Q122 104 110 116V160Z',
    ink.coral,
  )
  s.fill('M46 76Q40 26 92 24Q142 30 132 90L112 120Q116 86 98 68Q72 78 46 76Z', ink.plum)
  s.disc(130, 44, 18, ink.plum)
  s.disc(104, 108, 6, ink.lemon)
  s.line('M54 90q7 4 13 0', ink.plum, 4)
}

const sun = (s: Sheet): void => {
  back(s, ink.vermilion, ink.crimson)
  s.fill(star(80, 80, 68, 48, 16), ink.marigold)
  s.disc(80, 80, 42, ink.lemon)
  s.shade(disc(80, 80, 42), ink.tangerine, [116, 120, 70, 66], 0.9)
  eyes(s, 74, 15, 5, ink.brick)
  s.line(arc(80, 80, 22, 28, 152), ink.brick, 5)
  s.fill(`${disc(52, 90, 7)}${disc(108, 90, 7)}`, ink.coral)
  s.fill(
    polygon([
      [77, 76],
      [83, 76],
      [80, 86],
    ]),
    ink.tangerine,
  )
}

export const avatars: Drawings = {
  'avatar-1': cat,
  'avatar-2': bear,
  'avatar-3': fox,
  'avatar-4': owl,
  'avatar-5': panda,
  'avatar-6': whale,
  'avatar-7': rabbit,
  'avatar-8': lantern,
  'avatar-9': moon,
  'avatar-10': mask,
  'avatar-11': profile,
  'avatar-12': sun,
}
