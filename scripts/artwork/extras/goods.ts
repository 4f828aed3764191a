import { ink } from '../press/inks'
import { arc, box, brush, disc, ellipse, polygon, segment, star } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'
import { lanternMark } from './lantern'

/** A plain table with the product's shadow to the right. */
const table = (s: Sheet, wall: string, dark: string, shadow: string): void => {
  s.paper = wall
  s.wash(dark, [480, 480, 140, 120], 0.6)
  s.shade(shadow, ink.coal, [200, 420, 460, 440], 0.8)
}

const toteBag = (s: Sheet): void => {
  table(
    s,
    ink.marigold,
    ink.rust,
    polygon([
      [340, 200],
      [420, 240],
      [440, 424],
      [150, 424],
    ]),
  )
  s.line('M176 176C176 60 304 60 304 176', ink.bone, 15)
  s.line('M196 176C196 92 284 92 284 176', ink.stone, 11)
  const bag = 'M120 168H360L376 420Q240 432 104 420Z'
  s.fill(bag, ink.cream)
  s.shade(bag, ink.stone, [380, 430, 200, 220], 0.8)
  s.line('M128 182H352', ink.stone, 2, 'stroke-dasharray="5 5"')
  s.moved('translate(240 300) scale(1.06)', () => {
    s.disc(0, -6, 78, ink.vermilion)
    s.within(disc(0, -6, 78), () => {
      for (let i = 0; i < 3; i++)
        for (let k = 0; k < 5 - i; k++) s.box(-76 + k * 32 + i * 15, 54 - i * 34, 26, 24, ink.plum, 6)
      s.box(-80, 74, 160, 20, ink.plum)
    })
    s.disc(20, -36, 17, ink.lemon)
  })
}

const bookmark = (s: Sheet): void => {
  table(
    s,
    ink.pine,
    ink.coal,
    polygon([
      [270, 110],
      [350, 150],
      [350, 440],
      [290, 440],
    ]),
  )
  s.moved('translate(240 246) rotate(12)', () => {
    const strip = box(-52, -172, 104, 344, 14)
    s.fill(strip, ink.marigold)
    s.shade(strip, ink.rust, [60, 180, -40, -60], 0.9)
    s.shade(strip, ink.cream, [-52, -172, 20, -60], 0.85)
    s.disc(0, -142, 12, ink.pine)
    for (let i = 0; i < 7; i++) s.fill(box(-34 + i * 10, -104, 6, 150, 3), ink.pine)
    s.fill('M-40 -110Q0 -138 40 -110Z', ink.pine)
    s.box(-42, 48, 84, 8, ink.pine, 3)
    s.moved('translate(0 110) scale(.62)', () => lanternMark(s, ink.pine, ink.marigold))
    s.fill(
      brush([
        [0, -146, 5],
        [26, -186, 5],
        [70, -196, 5],
        [96, -160, 5],
      ]),
      ink.vermilion,
    )
    s.fill('M88 -166L106 -160L110 -96Q98 -90 84 -98Z', ink.vermilion)
    for (let i = 0; i < 4; i++) s.rule(90 + i * 5, -144, 90 + i * 5, -98, ink.crimson, 1.4)
  })
}

const programme = (s: Sheet): void => {
  table(
    s,
    ink.rose,
    ink.fuchsia,
    polygon([
      [350, 150],
      [430, 190],
      [440, 420],
      [130, 424],
    ]),
  )
  s.poly(
    [
      [120, 84],
      [352, 84],
      [372, 100],
      [372, 414],
      [140, 414],
    ],
    ink.bone,
  )
  for (let i = 0; i < 5; i++) s.line(`M${356 + i * 3.4} ${90 + i * 3}V${404 + i * 2}`, ink.stone, 1.2)
  const cover = box(112, 78, 240, 328, 5)
  s.fill(cover, ink.navy)
  s.shade(cover, ink.night, [352, 410, 150, 140], 0.9)
  s.within(cover, () => {
    for (let i = 6; i > 0; i--)
      s.line(arc(232, 406, i * 34, 180, 360), [ink.vermilion, ink.marigold, ink.cream][i % 3], 15)
    s.disc(290, 138, 26, ink.coral)
    s.box(112, 78, 20, 328, ink.vermilion)
  })
  s.line('M262 78V436L272 424L282 436V78', ink.lemon, 1.2)
  s.poly(
    [
      [262, 404],
      [282, 404],
      [282, 446],
      [272, 434],
      [262, 446],
    ],
    ink.lemon,
  )
}

const candle = (s: Sheet): void => {
  table(s, ink.plum, ink.coal, ellipse(300, 404, 150, 22))
  s.glow(240, 170, 230, ink.tangerine, 0.8)
  const jar = box(138, 196, 204, 210, 26)
  s.fill(jar, ink.vermilion)
  s.within(jar, () => {
    for (let i = 0; i < 9; i++)
      s.shade(box(138 + i * 22.7, 190, 22.7, 220), ink.crimson, [162 + i * 22.7, 300, 142 + i * 22.7, 300], 0.9)
    s.glow(240, 210, 130, ink.lemon, 0.95)
  })
  s.oval(240, 200, 102, 22, ink.crimson)
  s.oval(240, 206, 88, 16, ink.cream)
  s.shade(ellipse(240, 206, 88, 16), ink.marigold, [240, 190, 240, 226], 0.8)
  s.rule(240, 206, 240, 184, ink.coal, 4)
  s.fill('M240 108C268 148 262 184 240 188C218 184 212 148 240 108Z', ink.lemon)
  s.fill('M240 144C252 164 250 184 240 186C230 184 228 164 240 144Z', ink.vermilion)
  s.box(180, 292, 120, 84, ink.cream, 6)
  s.moved('translate(240 334) scale(.5)', () => lanternMark(s, ink.vermilion, ink.cream))
}

const blanket = (s: Sheet): void => {
  table(s, ink.mist, ink.sky, ellipse(300, 410, 190, 20))
  const fold = (y: number, h: number, x: number, w: number, turn: number): void => {
    const d = box(x, y, w, h, h / 2)
    s.fill(d, ink.pine)
    s.within(d, () => {
      for (let i = -2; i < 16; i++) {
        s.box(x + i * 34 + turn, y, 12, h, ink.vermilion)
        s.box(x + i * 34 + 18 + turn, y, 3, h, ink.cream)
      }
      s.box(x, y + h * 0.34, w, h * 0.1, ink.marigold)
      s.box(x, y + h * 0.58, w, h * 0.04, ink.cream)
    })
    s.shade(d, ink.night, [x, y + h, x, y + h * 0.1], 0.85)
  }
  fold(330, 84, 76, 330, 0)
  fold(258, 82, 84, 316, 9)
  fold(188, 80, 78, 326, 4)
  const drape = 'M250 190C330 176 392 190 400 214L412 384H300C306 320 290 240 250 190Z'
  s.fill(drape, ink.pine)
  s.within(drape, () => {
    for (let i = 0; i < 6; i++) {
      s.line(`M${262 + i * 30} 180Q${300 + i * 24} 280 ${296 + i * 26} 400`, ink.vermilion, 11)
      s.line(`M${278 + i * 30} 180Q${316 + i * 24} 280 ${312 + i * 26} 400`, ink.cream, 2.4)
    }
    for (let i = 0; i < 5; i++) s.line(`M240 ${214 + i * 42}Q330 ${196 + i * 42} 420 ${218 + i * 42}`, ink.marigold, 6)
  })
  s.shade(drape, ink.night, [420, 390, 300, 220], 0.7)
  for (let i = 0; i < 17; i++)
    s.line(segment(302 + i * 6.9, 384, 300 + i * 7.1, 408), i % 2 ? ink.cream : ink.marigold, 2.6)
}

const pins = (s: Sheet): void => {
  table(
    s,
    ink.coral,
    ink.vermilion,
    polygon([
      [380, 130],
      [430, 170],
      [430, 440],
      [110, 440],
    ]),
  )
  s.box(84, 60, 312, 360, ink.cream, 12)
  s.shade(box(84, 60, 312, 360, 12), ink.stone, [400, 430, 200, 160], 0.55)
  s.disc(240, 82, 8, ink.coral)
  const spots: [number, number][] = [
    [162, 148],
    [318, 148],
    [162, 256],
    [318, 256],
    [162, 364],
    [318, 364],
  ]
  spots.forEach(([x, y], i) => {
    s.glow(x + 9, y + 11, 50, ink.umber, 0.7)
    s.disc(x, y, 41, ink.marigold)
    s.disc(x, y, 37, [ink.vermilion, ink.navy, ink.teal, ink.violet, ink.crimson, ink.cobalt][i])
    s.moved(`translate(${x} ${y})`, () => {
      if (i === 0) s.moved('scale(.42)', () => lanternMark(s, ink.cream, ink.vermilion))
      if (i === 1) s.fill(star(0, 0, 26, 11, 5), ink.lemon)
      if (i === 2) s.fill('M-8 18V-22L20 -28V10A9 7 0 1 1 14 4V-14L-2 -10V18A9 7 0 1 1 -8 12Z', ink.cream)
      if (i === 3) s.fill(`${disc(0, -4, 22)}`, ink.lemon)
      if (i === 3) s.disc(9, -10, 19, ink.violet)
      if (i === 4) {
        s.fill('M-22 -16Q0 -26 22 -16Q24 20 0 28Q-24 20 -22 -16Z', ink.cream)
        s.fill(`${ellipse(-9, -4, 5, 4)}${ellipse(9, -4, 5, 4)}M-9 8Q0 18 9 8Q0 12 -9 8Z`, ink.crimson)
      }
      if (i === 5)
        for (let k = 0; k < 4; k++)
          s.box(-22 + k * 12, -20 + (k % 2) * 6, 8, 40 - (k % 2) * 12, k === 2 ? ink.coral : ink.cream, 4)
    })
    s.line(arc(x, y, 32, 200, 250), ink.cream, 3)
  })
}

const flask = (s: Sheet): void => {
  table(s, ink.mint, ink.teal, ellipse(310, 430, 130, 18))
  const body = 'M170 160Q170 140 188 136H292Q310 140 310 160V414Q310 432 290 432H190Q170 432 170 414Z'
  s.fill(body, ink.navy)
  s.shade(body, ink.night, [316, 300, 190, 300], 1)
  s.shade(body, ink.sky, [170, 300, 206, 300], 0.8)
  s.within(body, () => {
    for (let i = 0; i < 6; i++)
      s.line(arc(240, 470, 60 + i * 24, 190, 350), [ink.vermilion, ink.marigold, ink.cream][i % 3], 9)
    s.disc(240, 222, 27, ink.cream)
    s.box(228, 208, 8, 28, ink.vermilion)
    s.box(244, 208, 8, 28, ink.vermilion)
  })
  s.box(182, 118, 116, 24, ink.stone, 6)
  s.shade(box(182, 118, 116, 24, 6), ink.coal, [300, 130, 200, 130], 0.9)
  const cap = 'M188 66Q188 52 204 50H276Q292 52 292 66V116H188Z'
  s.fill(cap, ink.vermilion)
  s.shade(cap, ink.crimson, [296, 90, 196, 90], 1)
  s.line('M292 74C330 74 336 130 304 134', ink.vermilion, 10)
}

const posterTube = (s: Sheet): void => {
  table(
    s,
    ink.lilac,
    ink.violet,
    polygon([
      [330, 280],
      [450, 330],
      [430, 430],
      [110, 430],
    ]),
  )
  s.moved('translate(176 260) rotate(-6)', () => {
    const sheet = 'M-96 -190H118Q132 -186 118 -170V150Q132 170 118 178H-96Z'
    s.fill(sheet, ink.cream)
    s.within(box(-84, -178, 190, 344), () => {
      s.box(-84, -178, 190, 344, ink.tangerine)
      s.disc(10, -20, 76, ink.vermilion)
      s.shade(disc(10, -20, 76), ink.crimson, [10, 70, 10, -60], 0.9)
      s.box(-84, 26, 190, 150, ink.navy)
      for (let i = 0; i < 7; i++) s.box(-40 + i * 5, 38 + i * 17, 100 - i * 10, 5, ink.lemon, 2)
    })
    s.shade(sheet, ink.umber, [124, 0, 84, 0], 0.7)
  })
  s.moved('translate(336 262) rotate(16)', () => {
    const tube = box(-36, -170, 72, 348, 10)
    s.fill(tube, ink.navy)
    s.shade(tube, ink.night, [38, 0, -20, 0], 1)
    s.shade(tube, ink.sky, [-36, 0, -8, 0], 0.7)
    s.box(-40, -182, 80, 30, ink.marigold, 6)
    s.shade(box(-40, -182, 80, 30, 6), ink.rust, [42, 0, -10, 0], 0.9)
    s.box(-40, 158, 80, 30, ink.marigold, 6)
    s.shade(box(-40, 158, 80, 30, 6), ink.rust, [42, 0, -10, 0], 0.9)
    s.disc(0, 0, 25, ink.cream)
    s.moved('scale(.3)', () => lanternMark(s, ink.vermilion, ink.cream))
  })
}

export const goods: Drawings = {
  'goods-1': toteBag,
  'goods-2': bookmark,
  'goods-3': programme,
  'goods-4': candle,
  'goods-5': blanket,
  'goods-6': pins,
  'goods-7': flask,
  'goods-8': posterTube,
}
