import { ink } from '../press/inks'
import { box, brush, disc, ellipse, polar, segment } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

const blossom = (s: Sheet, x: number, y: number, r: number, petal: string, blush: string, turn = 0): void => {
  for (let i = 0; i < 5; i++) {
    s.moved(`translate(${x} ${y}) rotate(${turn + i * 72})`, () => {
      const d = `M0 0C${r * 0.7} ${-r * 0.3} ${r * 0.6} ${-r} 0 ${-r * 0.94}C${-r * 0.6} ${-r} ${-r * 0.7} ${-r * 0.3} 0 0Z`
      s.fill(d, petal)
      s.shade(d, blush, [0, 0, 0, -r], 0.85)
    })
  }
  for (let i = 0; i < 7; i++) s.line(segment(x, y, ...polar(x, y, r * 0.42, i * 51)), ink.crimson, 1)
  s.disc(x, y, r * 0.13, ink.marigold)
}

/** A young voice under a phoenix headdress, pear blossom all round. */
const pearGarden = (s: Sheet): void => {
  s.paper = ink.teal
  s.wash(ink.pine, [240, 640, 240, 120], 1)
  for (let k = 0; k < 3; k++) {
    for (let i = 0; i < 19 - k * 3; i++) {
      const [x, y] = polar(240, 300, 190 - k * 34, 188 + (i * 164) / (18 - k * 3))
      const color = [ink.vermilion, ink.sky, ink.marigold][k]
      s.line(segment(x, y, ...polar(240, 300, 110, 188 + (i * 164) / (18 - k * 3))), ink.marigold, 2)
      s.disc(x, y, 15 - k * 2, color)
      s.disc(x - 3, y - 3, 5, ink.cream)
    }
  }
  for (let side = -1; side <= 1; side += 2) {
    for (let i = 0; i < 5; i++) {
      s.line(
        `M${240 + side * (112 + i * 9)} 330C${240 + side * (128 + i * 10)} 400 ${240 + side * (118 + i * 9)} 470 ${240 + side * (122 + i * 9)} 540`,
        i % 2 ? ink.vermilion : ink.marigold,
        3.4,
      )
      s.disc(240 + side * (122 + i * 9), 546, 6, i % 2 ? ink.marigold : ink.vermilion)
    }
  }
  s.fill('M60 640Q96 520 200 508H280Q384 520 420 640Z', ink.vermilion)
  s.shade('M60 640Q96 520 200 508H280Q384 520 420 640Z', ink.crimson, [400, 650, 230, 520], 0.95)
  s.fill('M180 506L240 604L300 506L284 488H196Z', ink.cream)
  s.line('M180 508L240 606L300 508', ink.marigold, 7)
  s.fill(box(206, 444, 68, 76, 20), ink.shell)
  const face =
    'M240 196C318 196 346 252 338 330C330 408 286 470 240 474C194 470 150 408 142 330C134 252 162 196 240 196Z'
  s.fill(face, ink.cream)
  s.glow(178, 352, 78, ink.fuchsia, 0.85, ellipse(184, 350, 44, 74))
  s.glow(302, 352, 78, ink.fuchsia, 0.85, ellipse(296, 350, 44, 74))
  s.within(face, () => {
    s.fill(
      'M130 180H350V330C330 300 338 262 318 252C292 240 286 262 240 234C194 262 188 240 162 252C142 262 150 300 130 330Z',
      ink.coal,
    )
    ;[-1, 1].forEach((side) =>
      s.fill(
        `M${240 + side * 112} 250Q${240 + side * 84} 300 ${240 + side * 96} 440L${240 + side * 118} 420Z`,
        ink.coal,
      ),
    )
  })
  ;[-1, 1].forEach((side) =>
    s.moved(`translate(${240 + side * 49} 332) scale(${side} 1)`, () => {
      s.fill('M-26 4Q-4 -18 38 -16Q22 10 -4 11Q-18 11 -26 4Z', ink.coal)
      s.fill('M-16 3Q0 -9 20 -8Q8 6 -4 7Q-10 7 -16 3Z', ink.cream)
      s.disc(1, -1, 6, ink.coal)
      s.fill('M-26 -22Q4 -44 44 -38Q10 -32 -24 -16Z', ink.coal)
    }),
  )
  s.line('M234 340q-6 36 0 46q6 5 12 0', ink.coral, 2.6)
  s.fill('M220 412Q230 402 240 409Q250 402 260 412Q250 428 240 428T220 412Z', ink.vermilion)
  s.disc(240, 236, 17, ink.marigold)
  s.disc(240, 236, 9, ink.vermilion)
  ;[-2, -1, 1, 2].forEach((i) => {
    s.disc(240 + i * 34, 240 + Math.abs(i) * 9, 11, ink.sky)
    s.disc(240 + i * 34, 240 + Math.abs(i) * 9, 4.5, ink.cream)
  })
  s.fill(
    brush([
      [0, 150, 12],
      [60, 110, 9],
      [110, 60, 6],
      [130, 10, 4],
    ]),
    ink.umber,
  )
  s.fill(
    brush([
      [480, 560, 12],
      [430, 520, 8],
      [410, 470, 4],
    ]),
    ink.umber,
  )
  ;[
    [52, 104, 30],
    [112, 56, 24],
    [20, 160, 22],
    [78, 34, 17],
    [430, 512, 30],
    [466, 566, 26],
    [404, 470, 18],
    [34, 580, 22],
    [400, 60, 16],
  ].forEach(([x, y, r], i) => blossom(s, x, y, r, ink.cream, ink.rose, i * 23))
}

/** A painted face whose lines are a river at night, oars and all. */
const dragonBoatsByNight = (s: Sheet): void => {
  s.paper = ink.coal
  s.wash(ink.navy, [240, 0, 240, 560], 1)
  const face = 'M240 40C360 40 424 130 418 270C412 430 330 590 240 606C150 590 68 430 62 270C56 130 120 40 240 40Z'
  s.fill(face, ink.vermilion)
  s.shade(face, ink.crimson, [400, 560, 180, 180], 0.9)
  const half = (side: number): void =>
    s.moved(`translate(240 0) scale(${side} 1)`, () => {
      s.fill('M0 40C40 90 34 150 30 200C60 150 120 110 164 150C130 90 80 44 0 40Z', ink.night)
      s.fill(
        'M22 222C60 170 128 168 166 200C172 236 168 270 152 300C120 330 64 330 26 290C14 270 14 244 22 222Z',
        ink.cream,
      )
      s.fill('M34 262C70 224 118 220 150 234C132 272 84 292 34 262Z', ink.night)
      s.fill('M52 258C78 240 104 238 128 242C110 264 82 270 52 258Z', ink.cream)
      s.disc(92, 253, 11, ink.night)
      s.fill('M24 206C66 138 128 130 172 172C178 186 176 196 172 206C130 176 72 176 24 206Z', ink.night)
      s.fill('M12 300C14 340 18 366 40 384C28 402 10 404 0 400V300Z', ink.marigold)
      s.shade('M12 300C14 340 18 366 40 384C28 402 10 404 0 400V300Z', ink.rust, [40, 400, 4, 320], 0.9)
      for (let i = 0; i < 5; i++)
        s.fill(
          brush([
            [52 + i * 4, 366 + i * 22, 3],
            [92 + i * 2, 346 + i * 24, 9],
            [136 - i * 8, 352 + i * 30, 8],
            [160 - i * 14, 330 + i * 40, 2],
          ]),
          i % 2 ? ink.marigold : ink.night,
        )
      s.fill('M0 420C30 410 56 414 78 432C60 456 30 462 0 458Z', ink.night)
      s.fill('M0 432C22 426 40 428 54 436C40 446 20 448 0 446Z', ink.cream)
      s.fill('M0 480C26 480 46 490 56 512C36 560 20 590 0 606Z', ink.night)
      s.fill('M0 500Q18 504 26 520Q16 550 0 572Z', ink.marigold)
    })
  half(1)
  half(-1)
  s.fill('M240 64C262 96 262 136 240 172C218 136 218 96 240 64Z', ink.marigold)
  s.disc(240, 128, 13, ink.vermilion)
  for (let row = 0; row < 4; row++) {
    for (let i = -1; i < 9; i++) {
      const [x, y] = [i * 62 + (row % 2) * 31, 652 - (3 - row) * 20]
      s.disc(x, y, 31, ink.navy)
      s.line(`${disc(x, y, 30)}${disc(x, y, 20)}${disc(x, y, 10)}`, row % 2 ? ink.sky : ink.teal, 2)
    }
  }
  ;[
    [30, 70],
    [70, 30],
    [440, 60],
    [410, 24],
    [26, 180],
    [456, 170],
  ].forEach(([x, y], i) => {
    s.glow(x, y, 34, ink.marigold, 0.8)
    s.oval(x, y, 9, 11, i % 2 ? ink.marigold : ink.vermilion)
    s.rule(x, y + 11, x, y + 24, ink.marigold, 2)
  })
}

export const opera: Drawings = {
  'folk-01': pearGarden,
  'folk-04': dragonBoatsByNight,
}
