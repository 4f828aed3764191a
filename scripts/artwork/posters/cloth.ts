import { ink } from '../press/inks'
import { box, disc, polygon, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Rows of a knitting chart: one letter a stitch, repeated across. */
const BANDS = [
  'w..w..w..w..w..w',
  '................',
  'rrrrrrrrrrrrrrrr',
  'wrrrwrrrwrrrwrrr',
  'rwrwrwrwrwrwrwrw',
  'rrwrrrwrrrwrrrwr',
  'rrrrrrrrrrrrrrrr',
  '................',
  '.......g........',
  '......ggg.......',
  '.....ggggg......',
  '......ggg.......',
  '....ggggggg.....',
  '...ggggggggg....',
  '.......u........',
  '................',
]

const CUP = [
  '......w...w.....',
  '.....w...w......',
  '......w...w.....',
  '.....w...w......',
  '................',
  '...mmmmmmmmm....',
  '...mmmmmmmmmmm..',
  '...mmwmmmwmm..m.',
  '...mmmwmwmmm..m.',
  '...mmwmmmwmmmm..',
  '....mmmmmmm.....',
  '.....mmmmm......',
  '..wwwwwwwwwww...',
]

const yarns: Readonly<Record<string, string>> = {
  '.': ink.pine,
  w: ink.cream,
  r: ink.vermilion,
  g: ink.mint,
  u: ink.umber,
  m: ink.marigold,
  n: ink.brick,
}

const stitch = (s: Sheet, x: number, y: number, w: number, h: number, color: string): void => {
  const half = w / 2
  s.fill(
    `M${x} ${y}Q${x + half * 0.9} ${y + h * 0.1} ${x + half} ${y + h * 0.62}V${y + h * 1.22}Q${x + half * 0.1} ${y + h * 0.9} ${x} ${y + h * 0.5}ZM${x + w} ${y}Q${x + half * 1.1} ${y + h * 0.1} ${x + half} ${y + h * 0.62}V${y + h * 1.22}Q${x + half * 1.9} ${y + h * 0.9} ${x + w} ${y + h * 0.5}Z`,
    color,
  )
}

/** The whole sheet is a sweater, with a cup of tea knitted into its chest. */
const oldSweater = (s: Sheet): void => {
  s.paper = ink.coal
  const [columns, w, h] = [24, 20, 15.4]
  const chart: string[] = []
  BANDS.slice(0, 8).forEach((row) => chart.push(row + row))
  BANDS.slice(8).forEach((row) => chart.push(row + row))
  chart.push(...['nw'.repeat(16), 'n'.repeat(32), '.'.repeat(32)])
  CUP.forEach((row) => chart.push(`....${row}....`))
  chart.push(...['.'.repeat(32), 'n'.repeat(32), 'wn'.repeat(16)])
  while (chart.length < 44) chart.push((chart.length % 2 ? 'r.' : '.r').repeat(16))
  chart.forEach((row, j) => {
    for (let i = 0; i < columns; i++) stitch(s, i * w + 0.5, j * h - 8, w - 1, h, yarns[row[i]])
  })
  s.shade(box(0, 0, 480, 640), ink.coal, [480, 640, 180, 250], 0.55)
  s.line('M470 640C440 600 500 560 452 520C420 492 396 540 426 560C470 584 486 500 440 470', ink.vermilion, 5)
}

const FOLDS = 6

/** A map folded so often that the city changed. */
const borrowedMap = (s: Sheet): void => {
  s.paper = ink.teal
  s.wash(ink.pine, [240, 640, 240, 60], 1)
  const width = 74
  const edge = (i: number): Point => [18 + i * width, i % 2 ? 66 : 110]
  const tones = [ink.cream, ink.shell, ink.sand, ink.mist, ink.cream, ink.shell]
  const panels = Array.from({ length: FOLDS }, (_, i) => {
    const [a, b] = [edge(i), edge(i + 1)]
    return [a, b, [b[0], b[1] + 452], [a[0], a[1] + 452]] as Point[]
  })
  panels.forEach((panel) =>
    s.shade(polygon(panel.map(([x, y]) => [x + 16, y + 30])), ink.coal, [240, 640, 240, 200], 0.9),
  )
  panels.forEach((panel, i) => {
    const d = polygon(panel)
    const skew = i % 2 ? 44 : -44
    s.fill(d, tones[i])
    s.within(d, () => {
      s.moved(`translate(${panel[0][0]} ${panel[0][1]}) skewY(${(Math.atan(skew / width) * 180) / Math.PI})`, () => {
        for (let k = 0; k < 9; k++) {
          const y = 14 + k * 52
          for (let c = 0; c < 2; c++) {
            const pick = s.random()
            s.box(
              4 + c * 36,
              y,
              31,
              44,
              pick < 0.16
                ? ink.leaf
                : pick < 0.28
                  ? ink.vermilion
                  : pick < 0.42
                    ? ink.marigold
                    : pick < 0.54
                      ? ink.stone
                      : tones[(i + 2) % 6],
              3,
            )
          }
        }
      })
    })
    s.shade(
      d,
      i % 2 ? ink.umber : ink.sand,
      i % 2 ? [panel[1][0], 300, panel[0][0], 300] : [panel[0][0], 300, panel[1][0], 300],
      i % 2 ? 0.6 : 0.5,
    )
  })
  s.line(
    'M18 376C96 330 96 420 166 404S240 250 314 306S388 470 462 420V470C388 516 388 360 314 356S240 300 166 452S96 380 18 424Z',
    ink.cobalt,
    1,
  )
  s.fill(
    'M18 376C60 350 70 372 92 384S136 420 166 404S210 280 240 268S290 280 314 306S360 420 388 424S440 434 462 420V460C440 474 410 468 388 464S330 380 314 350S262 312 240 312S196 440 166 448S110 440 92 426S50 402 18 420Z',
    ink.cobalt,
  )
  s.line('M62 180C120 230 70 300 150 320S260 470 330 440S420 300 404 190', ink.vermilion, 5, 'stroke-dasharray="2 13"')
  const pin = (x: number, y: number, color: string): void => {
    s.oval(x, y + 2, 12, 5, ink.umber)
    s.fill(`M${x} ${y}C${x - 34} ${y - 44} ${x - 30} ${y - 84} ${x} ${y - 84}S${x + 34} ${y - 44} ${x} ${y}Z`, color)
    s.disc(x, y - 54, 11, ink.cream)
  }
  pin(62, 184, ink.night)
  pin(404, 188, ink.vermilion)
  s.shade(disc(404, 134, 28), ink.brick, [430, 170, 396, 120], 0.8)
}

/** Umbrellas from above in the rain; one of them never spoke. */
const rainyNight = (s: Sheet): void => {
  s.paper = ink.navy
  s.wash(ink.night, [240, 640, 240, 80], 1)
  for (let i = 0; i < 26; i++) s.line(disc(s.between(0, 480), s.between(0, 640), s.between(6, 26)), ink.cobalt, 1.4)
  const spots: [number, number, number, number][] = [
    [108, 112, 104, 0],
    [346, 66, 92, 1],
    [404, 262, 100, 2],
    [76, 372, 112, 3],
    [410, 500, 106, 4],
    [176, 586, 100, 5],
  ]
  const umbrella = (x: number, y: number, r: number, turn: number, cloth: string, dark: string): void => {
    s.moved(`translate(${x} ${y}) rotate(${turn})`, () => {
      const rim = Array.from({ length: 8 }, (_, i) => {
        const [a, b] = [i * 45, i * 45 + 45].map((v) => (v * Math.PI) / 180)
        const m = (a + b) / 2
        return {
          d: `M0 0L${r * Math.cos(a)} ${r * Math.sin(a)}Q${r * 0.86 * Math.cos(m)} ${r * 0.86 * Math.sin(m)} ${r * Math.cos(b)} ${r * Math.sin(b)}Z`,
          i,
        }
      })
      s.moved('translate(12 22)', () => rim.forEach(({ d }) => s.glow(0, 0, r * 1.1, ink.coal, 1, d)))
      rim.forEach(({ d, i }) => {
        s.fill(d, cloth)
        s.shade(
          d,
          dark,
          [r * 0.9 * Math.cos((i + 0.9) * 0.785), r * 0.9 * Math.sin((i + 0.9) * 0.785), 0, 0],
          i % 2 ? 0.95 : 0.4,
        )
      })
      for (let i = 0; i < 8; i++) s.moved(`rotate(${i * 45})`, () => s.rule(0, 0, r, 0, dark, 1.2))
      s.disc(0, 0, 4.5, ink.cream)
    })
  }
  spots.forEach(([x, y, r, i]) =>
    umbrella(x, y, r, 13 + i * 17, [ink.teal, ink.cobalt, ink.deep][i % 3], [ink.deep, ink.night, ink.coal][i % 3]),
  )
  umbrella(236, 314, 112, 8, ink.vermilion, ink.brick)
  for (let i = 0; i < 150; i++) {
    const [x, y, l] = [s.between(-40, 520), s.between(-20, 640), s.between(12, 46)]
    s.line(`M${x} ${y}l${-l * 0.34} ${l}`, i % 6 ? ink.sky : ink.cream, 1.3, 'stroke-opacity=".75"')
  }
}

export const cloth: Drawings = {
  'concert-09': oldSweater,
  'drama-02': rainyNight,
  'drama-03': borrowedMap,
}
