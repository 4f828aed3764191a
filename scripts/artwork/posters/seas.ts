import { ink } from '../press/inks'
import { arc, box, brush, disc, ellipse, ground, plot, polygon, sector } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'
import { letter, whale } from './whale'

/** Twenty-four crews under the bridges. */
const dragonBoat = (s: Sheet): void => {
  s.paper = ink.teal
  for (let row = 17; row >= 0; row--) {
    for (let i = -1; i < 8; i++) {
      const [x, y] = [i * 70 + (row % 2) * 35, 660 - row * 24]
      s.disc(x, y, 36, row % 2 ? ink.teal : '#0f7a7a')
      s.line(`${disc(x, y, 35)}${disc(x, y, 22)}${disc(x, y, 10)}`, ink.mint, 1.3, 'stroke-opacity=".6"')
    }
  }
  s.box(0, 0, 480, 214, ink.marigold)
  s.shade(box(0, 0, 480, 214), ink.vermilion, [0, 214, 0, 20], 0.9)
  const bridge = 'M-10 106Q240 -14 490 106V214H462A100 100 0 0 0 262 214H218A100 100 0 0 0 18 214H-10Z'
  s.fill(bridge, ink.pine)
  s.line('M-10 92Q240 -28 490 92', ink.cream, 6)
  for (let i = 0; i < 16; i++)
    s.rule(
      10 + i * 31,
      90 - 60 * Math.sin((i / 15) * Math.PI),
      10 + i * 31,
      104 - 60 * Math.sin((i / 15) * Math.PI),
      ink.cream,
      4,
    )
  s.shade(box(0, 214, 480, 70), ink.pine, [0, 214, 0, 290], 0.9)
  const boat = (y: number, x: number, size: number, hull: string, trim: string, shirt: string): void => {
    s.moved(`translate(${x} ${y}) rotate(-4) scale(${size})`, () => {
      for (let i = 0; i < 8; i++) {
        const px = -150 + i * 38
        s.fill(
          brush([
            [px - 4, -6, 20],
            [px + 4, -28, 19],
            [px + 8, -34, 12],
          ]),
          shirt,
        )
        s.disc(px + 14, -46, 9.4, i % 2 ? ink.umber : ink.coal)
        s.fill(
          brush([
            [px + 8, -30, 8],
            [px + 26, -22, 6],
            [px + 30, -6, 5],
          ]),
          ink.shell,
        )
        s.line(`M${px + 20} -36L${px + 44} 34`, ink.cream, 3.6)
        s.fill(ellipse(px + 45, 38, 5, 11), ink.cream)
      }
      s.fill('M-220 -22Q-200 -4 -170 -4H170Q196 -8 206 -34L228 -26Q216 20 180 26H-170Q-206 22 -220 -22Z', hull)
      s.within('M-220 -22Q-200 -4 -170 -4H170Q196 -8 206 -34L228 -26Q216 20 180 26H-170Q-206 22 -220 -22Z', () => {
        for (let i = 0; i < 26; i++) s.line(arc(-196 + i * 16, 30, 15, 180, 360), trim, 2.4)
      })
      s.fill(
        'M196 -20C190 -66 214 -92 248 -84C268 -82 286 -70 300 -74C300 -58 286 -50 268 -50L290 -40C276 -28 252 -30 238 -40C230 -32 230 -22 226 -14Z',
        hull,
      )
      s.fill('M214 -70Q198 -92 178 -88Q192 -76 196 -52ZM222 -80Q216 -106 196 -114Q204 -96 204 -76Z', trim)
      s.disc(246, -68, 7, ink.cream)
      s.disc(248, -68, 3.4, ink.coal)
      s.line('M262 -46q14 12 30 2M284 -74q10 -14 22 -8', trim, 3)
      s.fill('M-214 -14Q-244 -30 -240 -66Q-224 -48 -200 -44Z', trim)
    })
  }
  boat(352, 190, 0.66, ink.lilac, ink.violet, ink.cream)
  boat(532, 206, 0.92, ink.vermilion, ink.lemon, ink.lemon)
  for (let i = 0; i < 30; i++) s.disc(s.between(20, 460), 576 + s.between(-10, 34), s.between(1.5, 5), ink.cream)
}

/** A whale with a post office in its belly. */
const whalePost = (s: Sheet): void => {
  s.paper = ink.sky
  s.wash(ink.ultramarine, [240, 640, 240, 200], 0.9)
  s.disc(96, 96, 52, ink.lemon)
  const sea = ground(
    plot(-4, 484, 4, (x) => 226 + 9 * Math.sin(x / 28)),
    650,
  )
  s.fill(sea, ink.cobalt)
  s.shade(sea, ink.navy, [240, 660, 240, 240], 1)
  whale(s)
  s.line(
    'M150 222C150 170 120 150 110 118M150 222C150 150 168 120 172 70M150 222C152 170 190 160 214 126',
    ink.cream,
    4,
    'stroke-dasharray="1 9"',
  )
  letter(s, 104, 96, -22, 1.05, ink.cream, ink.vermilion)
  letter(s, 180, 52, 12, 1.2, ink.shell, ink.teal)
  letter(s, 238, 118, 28, 0.95, ink.rose, ink.vermilion)
  letter(s, 330, 70, -14, 0.8, ink.cream, ink.violet)
  letter(s, 416, 130, 20, 0.7, ink.lemon, ink.vermilion)
  ;[
    [60, 590],
    [330, 600],
    [420, 560],
    [200, 610],
  ].forEach(([x, y], i) =>
    s.moved(`translate(${x} ${y}) scale(${i % 2 ? -0.8 : 0.8} .8)`, () =>
      s.fill('M0 0C10 -13 34 -13 46 0C34 13 10 13 0 0L-15 -11L-11 0L-15 11Z', i % 2 ? ink.coral : ink.marigold),
    ),
  )
  s.fill(sector(0, 650, 0, 60, 270, 360), ink.coral)
  s.fill(
    polygon([
      [440, 640],
      [452, 560],
      [462, 640],
    ]),
    ink.rose,
  )
}

export const seas: Drawings = {
  'sport-06': dragonBoat,
  'family-01': whalePost,
}
