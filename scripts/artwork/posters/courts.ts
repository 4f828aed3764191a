import { figure } from '../press/figure'
import { ink } from '../press/inks'
import { arc, box, brush, curve, disc, ellipse, polygon, segment, star, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** The ball, close up, about to drop through. */
const homeOpener = (s: Sheet): void => {
  s.paper = ink.cream
  s.box(0, 0, 480, 640, ink.lilac)
  s.wash(ink.violet, [0, 640, 300, 160], 0.9)
  s.line(arc(240, 640, 250, 180, 360), ink.cream, 5)
  s.line(box(150, 470, 180, 200), ink.cream, 5)
  const ball = disc(270, 226, 196)
  s.glow(292, 300, 250, ink.night, 0.75)
  s.fill(ball, ink.tangerine)
  s.shade(ball, ink.brick, [400, 390, 190, 120], 1)
  s.shade(ball, ink.lemon, [130, 60, 260, 220], 0.85)
  s.within(ball, () => {
    s.line('M82 130C200 210 330 260 470 268', ink.coal, 7)
    s.line('M330 30C250 140 214 280 224 424', ink.coal, 7)
    s.line('M140 60C260 90 300 240 180 410', ink.coal, 7)
    s.line('M420 90C340 130 330 300 400 380', ink.coal, 7)
  })
  s.fill('M64 470Q240 430 416 470L416 482Q240 446 64 482Z', ink.brick)
  s.line(ellipse(240, 476, 176, 30), ink.vermilion, 13)
  const tops = Array.from({ length: 13 }, (_, i): Point => {
    const a = Math.PI - (i / 12) * Math.PI
    return [240 + 170 * Math.cos(a), 482 + 28 * Math.sin(a)]
  })
  tops.forEach(([x, y], i) => {
    const swing = (i - 6) * 15
    s.line(
      `M${x} ${y}C${x - swing * 0.2} ${y + 50} ${240 + swing * 0.9} ${y + 80} ${240 + swing * 0.8 + 16} 650`,
      ink.cream,
      3.4,
    )
    s.line(
      `M${x} ${y}C${x - swing * 0.2} ${y + 50} ${240 + swing * 0.9} ${y + 80} ${240 + swing * 0.8 - 16} 650`,
      ink.cream,
      3.4,
    )
  })
  s.within(box(0, 440, 480, 42), () => s.line(ellipse(240, 476, 176, 30), ink.brick, 5))
}

/** Weekend clash: the court from above, split in two, with a leap across it. */
const weekendClash = (s: Sheet): void => {
  s.paper = ink.vermilion
  s.poly(
    [
      [480, 0],
      [480, 640],
      [0, 640],
    ],
    ink.navy,
  )
  s.shade(
    polygon([
      [0, 0],
      [480, 0],
      [0, 640],
    ]),
    ink.brick,
    [0, 0, 240, 320],
    0.85,
  )
  s.shade(
    polygon([
      [480, 0],
      [480, 640],
      [0, 640],
    ]),
    ink.night,
    [480, 640, 240, 320],
    1,
  )
  s.line(disc(240, 320, 74), ink.cream, 4)
  s.rule(0, 640, 480, 0, ink.cream, 4)
  s.line(arc(0, 0, 236, 0, 90), ink.cream, 4)
  s.line(arc(480, 640, 236, 180, 270), ink.cream, 4)
  s.line(disc(56, 66, 18), ink.cream, 4)
  s.line(disc(424, 574, 18), ink.cream, 4)
  const path: Point[] = [
    [52, 600],
    [96, 470],
    [180, 300],
    [300, 150],
    [424, 96],
  ]
  path.forEach(([x, y], i) => i < 4 && s.line(disc(x, y, 24), ink.lemon, 1.4 + i * 0.6, 'stroke-dasharray="3 7"'))
  s.moved('translate(252 372) rotate(14) scale(2.05)', () => {
    figure(
      s,
      {
        head: [14, -84],
        trunk: [
          [10, -72],
          [6, -54],
          [0, -32],
          [-4, -12],
        ],
        arms: [
          [
            [16, -60],
            [40, -80],
            [62, -112],
          ],
          [
            [-4, -58],
            [-30, -48],
            [-46, -62],
          ],
        ],
        legs: [
          [
            [0, -10],
            [34, 8],
            [22, 46],
            [34, 54],
          ],
          [
            [-8, -10],
            [-30, 26],
            [-62, 44],
            [-74, 40],
          ],
        ],
        weight: 1.18,
      },
      ink.coal,
    )
    s.fill('M-6 -66Q8 -72 20 -64L12 -28L-6 -28Z', ink.lemon)
    s.fill(
      polygon([
        [-12, -22],
        [10, -26],
        [28, 2],
        [14, 14],
        [0, 2],
        [-16, 18],
        [-28, 8],
      ]),
      ink.lemon,
    )
    s.disc(70, -126, 20, ink.tangerine)
    s.shade(disc(70, -126, 20), ink.brick, [84, -112, 60, -136], 0.95)
    s.line('M52 -132Q70 -122 88 -134M72 -146Q64 -126 74 -107', ink.coal, 1.8)
  })
}

/** A court in afternoon light; the ball's shadow gets there first. */
const bayCup = (s: Sheet): void => {
  s.paper = ink.teal
  s.wash(ink.pine, [0, 640, 260, 260], 0.85)
  const court: Point[] = [
    [66, -30],
    [520, 96],
    [420, 700],
    [-120, 560],
  ]
  s.poly(court, ink.rust)
  s.shade(polygon(court), ink.brick, [0, 620, 260, 280], 0.9)
  s.line('M90 18L494 128L400 660M90 18L-70 520M292 72L168 600M-8 310L452 420', ink.cream, 7)
  s.line('M44 160L474 272', ink.cream, 4)
  const shade = brush([
    [210, 470, 52],
    [262, 420, 62],
    [308, 386, 40],
  ])
  s.shade(shade, ink.coal, [220, 470, 330, 370], 1)
  s.oval(214, 474, 46, 26, ink.umber)
  const ball = disc(324, 214, 92)
  s.fill(ball, ink.lemon)
  s.shade(ball, ink.olive, [388, 300, 290, 170], 0.95)
  s.within(ball, () => {
    s.line('M228 190C300 186 330 140 330 110', ink.cream, 8)
    s.line('M420 236C350 232 312 270 312 320', ink.cream, 8)
  })
  for (let i = 0; i < 3; i++)
    s.line(`M${160 - i * 18} ${28 + i * 46}q56 10 ${74 + i * 6} ${52}`, ink.cream, 4, 'stroke-opacity=".9"')
  s.poly(
    [
      [-10, 590],
      [490, 520],
      [490, 660],
      [-10, 660],
    ],
    ink.coal,
  )
  s.within(
    polygon([
      [-10, 596],
      [490, 526],
      [490, 660],
      [-10, 660],
    ]),
    () => {
      for (let i = 0; i < 48; i++) s.rule(i * 22 - 250, 500, i * 22 - 190, 660, ink.stone, 1.2)
      for (let i = 0; i < 10; i++) s.rule(-10, 612 + i * 14, 490, 542 + i * 14, ink.stone, 1.2)
    },
  )
  s.poly(
    [
      [-10, 580],
      [490, 510],
      [490, 530],
      [-10, 602],
    ],
    ink.cream,
  )
}

/** Badminton with the lights out. */
const nightGlow = (s: Sheet): void => {
  s.paper = ink.coal
  s.wash(ink.violet, [240, 640, 240, 260], 0.8)
  const glowLine = (d: string, color: string, width: number): void => {
    s.on('light', () => {
      s.line(d, color, width * 5, 'stroke-opacity=".12"')
      s.line(d, color, width * 2.4, 'stroke-opacity=".3"')
    })
    s.line(d, color, width)
  }
  glowLine(
    'M40 640L150 412H330L440 640M112 490H368M84 550H396M240 412V640M186 412L140 640M294 412L340 640',
    ink.fuchsia,
    3,
  )
  s.within(box(60, 300, 360, 112), () => {
    for (let i = 0; i < 34; i++) s.rule(60 + i * 11, 300, 60 + i * 11, 412, ink.violet, 1.2)
    for (let i = 0; i < 11; i++) s.rule(60, 306 + i * 11, 420, 306 + i * 11, ink.violet, 1.2)
  })
  glowLine('M56 300H424M56 300V420M424 300V420', ink.sky, 4)
  const flight = curve([
    [20, 470],
    [60, 330],
    [130, 220],
    [226, 168],
  ])
  s.line(flight, ink.lemon, 3, 'stroke-dasharray="2 12"')
  s.glow(300, 150, 210, ink.lemon, 0.75)
  s.moved('translate(318 142) rotate(62) scale(1.34)', () => {
    for (let i = 0; i < 9; i++) {
      const lean = -44 + i * 11
      const feather = `M${lean * 0.2} -10L${lean * 1.5 - 11} 92Q${lean * 1.5} 114 ${lean * 1.5 + 11} 92Z`
      s.fill(feather, i % 2 ? ink.lemon : ink.cream)
      s.shade(feather, ink.leaf, [lean, -20, lean * 1.5, 100], 0.55)
      s.rule(lean * 0.2, 0, lean * 1.5, 98, ink.olive, 1.2)
    }
    s.line('M-27 40Q0 52 27 40M-40 68Q0 82 40 68', ink.olive, 2.4)
    s.fill('M-16 -6Q-22 -44 0 -46Q22 -44 16 -6Q0 4 -16 -6Z', ink.cream)
    s.shade('M-16 -6Q-22 -44 0 -46Q22 -44 16 -6Q0 4 -16 -6Z', ink.vermilion, [0, 6, 0, -36], 0.9)
    s.line('M-16 -10Q0 0 16 -10', ink.vermilion, 5)
  })
  s.moved('translate(92 108) rotate(-30)', () => {
    s.on('light', () => s.line(ellipse(0, 0, 56, 72), ink.mint, 22, 'stroke-opacity=".16"'))
    s.within(ellipse(0, 0, 56, 72), () => {
      for (let i = -8; i < 9; i++) s.rule(i * 8, -80, i * 8, 80, ink.mint, 0.9)
      for (let i = -10; i < 11; i++) s.rule(-60, i * 8, 60, i * 8, ink.mint, 0.9)
    })
    s.line(ellipse(0, 0, 56, 72), ink.mint, 6)
    s.line(segment(0, 72, 0, 150), ink.mint, 5)
  })
  for (let i = 0; i < 26; i++) s.fill(star(s.between(0, 480), s.between(0, 290), s.between(1.5, 4), 0.9, 4), ink.lilac)
}

export const courts: Drawings = {
  'sport-01': homeOpener,
  'sport-02': weekendClash,
  'sport-04': bayCup,
  'sport-07': nightGlow,
}
