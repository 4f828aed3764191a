import { ink } from '../press/inks'
import { brush, disc } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** The longest night, the last letter, one leap. */
const snowPostman = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.sky, [240, 640, 240, 220], 0.8)
  s.disc(240, 262, 176, ink.mist)
  s.shade(disc(240, 262, 176), ink.lilac, [240, 450, 240, 190], 0.95)
  const pine = (x: number, y: number, h: number, color: string): void => {
    for (let i = 0; i < 4; i++)
      s.poly(
        [
          [x, y - h + i * h * 0.2],
          [x - h * (0.12 + i * 0.07), y - h * 0.62 + i * h * 0.21],
          [x + h * (0.12 + i * 0.07), y - h * 0.62 + i * h * 0.21],
        ],
        color,
      )
  }
  ;[
    [36, 566, 190],
    [92, 574, 130],
    [440, 570, 210],
    [388, 576, 140],
    [150, 580, 90],
    [340, 580, 84],
  ].forEach(([x, y, h], i) => pine(x, y, h, i % 2 ? ink.navy : ink.deep))
  s.fill('M0 560Q120 530 240 556T480 548V640H0Z', ink.cream)
  s.shade('M0 560Q120 530 240 556T480 548V640H0Z', ink.sky, [240, 660, 200, 560], 0.9)
  s.moved('translate(236 296) scale(1.66)', () => {
    s.fill(
      brush([
        [2, -4, 22],
        [44, 8, 14],
        [88, 4, 8],
        [108, -2, 4],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [-2, -4, 22],
        [-42, 10, 14],
        [-84, 22, 8],
        [-104, 22, 4],
      ]),
      ink.night,
    )
    s.fill(
      brush([
        [4, -66, 9],
        [2, -50, 29],
        [0, -28, 20],
        [0, -6, 26],
      ]),
      ink.vermilion,
    )
    s.fill('M-15 -30L16 -30L26 2Q0 12 -26 2Z', ink.vermilion)
    s.shade('M-15 -50L16 -50L26 2Q0 12 -26 2Z', ink.crimson, [26, 10, -10, -30], 0.9)
    s.fill(
      brush([
        [12, -54, 11],
        [40, -74, 8],
        [64, -100, 5],
        [68, -106, 3],
      ]),
      ink.vermilion,
    )
    s.fill(
      brush([
        [-10, -54, 11],
        [-38, -58, 8],
        [-66, -50, 5],
        [-72, -48, 3],
      ]),
      ink.vermilion,
    )
    s.fill(
      brush([
        [5, -82, 9],
        [4, -64, 9],
      ]),
      ink.shell,
    )
    s.oval(7, -88, 10, 12, ink.shell)
    s.fill('M-5 -90Q-6 -104 8 -104Q20 -104 20 -92L26 -90L20 -87Z', ink.night)
    s.line('M-10 -54L14 -18', ink.marigold, 4)
    s.box(6, -24, 26, 20, ink.marigold, 3)
    s.moved('translate(76 -116) rotate(16)', () => {
      s.box(-17, -12, 34, 24, ink.cream, 2)
      s.line('M-17 -11L0 4L17 -11', ink.vermilion, 2)
    })
    s.fill(
      brush([
        [-4, -64, 10],
        [-30, -76, 9],
        [-62, -70, 10],
        [-92, -84, 6],
      ]),
      ink.marigold,
    )
  })
  for (let i = 0; i < 110; i++) s.disc(s.between(0, 480), s.between(0, 640), s.between(0.8, 3.6), ink.cream)
  ;[
    [80, 110, 20],
    [404, 90, 16],
    [60, 420, 13],
    [428, 410, 17],
    [330, 60, 10],
  ].forEach(([x, y, r]) => {
    for (let i = 0; i < 6; i++)
      s.moved(`translate(${x} ${y}) rotate(${i * 60})`, () =>
        s.line(
          `M0 0V${-r}M0 ${-r * 0.6}l${r * 0.28} ${-r * 0.26}M0 ${-r * 0.6}l${-r * 0.28} ${-r * 0.26}`,
          ink.cream,
          1.8,
        ),
      )
  })
}

export const ballet: Drawings = {
  'dance-02': snowPostman,
}
