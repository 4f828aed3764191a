import { ink } from '../press/inks'
import { box, disc, polygon, type Point } from '../press/shapes'
import type { Drawings, Sheet } from '../press/sheet'

/** Metal flowers: gears for hearts, blades for petals. */
const mechanicalGarden = (s: Sheet): void => {
  s.paper = ink.mint
  s.wash(ink.cream, [240, 0, 240, 420], 1)
  const stem = (x: number, bloom: Point, color: string): void => {
    s.line(`M${x} 650V${bloom[1] + 150}H${(x + bloom[0]) / 2}V${bloom[1] + 84}H${bloom[0]}V${bloom[1]}`, color, 7)
    ;[
      [x, bloom[1] + 150],
      [(x + bloom[0]) / 2, bloom[1] + 84],
    ].forEach(([jx, jy]) => {
      s.disc(jx, jy, 10, color)
      s.disc(jx, jy, 4, ink.cream)
    })
  }
  const gear = (x: number, y: number, r: number, teeth: number, color: string): void => {
    for (let i = 0; i < teeth; i++)
      s.moved(`rotate(${(i * 360) / teeth} ${x} ${y})`, () =>
        s.box(x - r * 0.12, y - r * 1.2, r * 0.24, r * 0.4, color, 1),
      )
    s.disc(x, y, r, color)
    s.disc(x, y, r * 0.62, ink.cream)
    for (let i = 0; i < 4; i++)
      s.moved(`rotate(${i * 45} ${x} ${y})`, () => s.box(x - 2, y - r * 0.7, 4, r * 1.4, color))
    s.disc(x, y, r * 0.26, color)
  }
  const bloom = (x: number, y: number, r: number, petals: number, a: string, b: string): void => {
    for (let ring = 1; ring >= 0; ring--) {
      for (let i = 0; i < petals; i++) {
        s.moved(`translate(${x} ${y}) rotate(${(i * 360) / petals + ring * (180 / petals)})`, () => {
          const l = r * (ring ? 1 : 0.76)
          const d = `M0 0L${l * 0.2} ${-l * 0.5}Q${l * 0.2} ${-l * 0.86} 0 ${-l}Q${-l * 0.2} ${-l * 0.86} ${-l * 0.2} ${-l * 0.5}Z`
          s.fill(d, ring ? b : a)
          s.shade(`M0 0L${l * 0.2} ${-l * 0.5}Q${l * 0.2} ${-l * 0.86} 0 ${-l}Z`, ink.plum, [0, 0, 0, -l], 0.75)
          s.disc(0, -l * 0.78, l * 0.04, ink.cream)
        })
      }
    }
    gear(x, y, r * 0.26, 10, ink.navy)
  }
  stem(86, [140, 160], ink.teal)
  stem(400, [352, 236], ink.navy)
  stem(228, [226, 420], ink.rust)
  bloom(140, 160, 132, 9, ink.vermilion, ink.coral)
  bloom(352, 236, 116, 12, ink.marigold, ink.tangerine)
  bloom(216, 430, 104, 7, ink.violet, ink.lilac)
  stem(432, [424, 520], ink.teal)
  bloom(420, 476, 60, 8, ink.cobalt, ink.sky)
  bloom(56, 392, 54, 8, ink.fuchsia, ink.rose)
  gear(66, 606, 46, 14, ink.navy)
  gear(150, 632, 40, 12, ink.vermilion)
  gear(330, 620, 50, 14, ink.teal)
  gear(420, 640, 42, 12, ink.rust)
  s.line('M56 392V606', ink.navy, 5)
}

/** Things that were kept: a cabinet of nine. */
const oldThings = (s: Sheet): void => {
  s.paper = ink.umber
  s.wash(ink.coal, [480, 640, 100, 100], 0.8)
  const walls = [ink.teal, ink.marigold, ink.rose, ink.coral, ink.navy, ink.mint, ink.lemon, ink.lilac, ink.vermilion]
  const draw: ((x: number, y: number) => void)[] = [
    (x, y) => {
      s.box(x - 44, y - 30, 88, 60, ink.cream, 8)
      s.disc(x - 18, y, 20, ink.umber)
      s.line(disc(x - 18, y, 12), ink.cream, 2)
      s.disc(x + 26, y - 10, 8, ink.vermilion)
      s.box(x + 14, y + 8, 24, 5, ink.umber)
      s.box(x + 14, y + 17, 24, 5, ink.umber)
      s.rule(x + 34, y - 30, x + 52, y - 66, ink.cream, 3)
    },
    (x, y) => {
      s.fill(
        `M${x - 36} ${y + 44}Q${x - 46} ${y - 16} ${x} ${y - 20}Q${x + 46} ${y - 16} ${x + 36} ${y + 44}Z`,
        ink.cobalt,
      )
      s.line(`M${x - 24} ${y - 22}Q${x} ${y - 70} ${x + 24} ${y - 22}`, ink.night, 6)
      s.fill(`M${x + 36} ${y + 6}L${x + 60} ${y - 16}L${x + 62} ${y - 4}L${x + 38} ${y + 30}Z`, ink.cobalt)
      s.disc(x, y - 24, 6, ink.night)
    },
    (x, y) => {
      s.line(disc(x, y - 24, 20), ink.crimson, 9)
      s.rule(x, y - 2, x, y + 48, ink.crimson, 9)
      s.line(`M${x} ${y + 24}h20M${x} ${y + 44}h26`, ink.crimson, 9)
    },
    (x, y) => {
      s.box(x - 30, y - 56, 8, 104, ink.night)
      s.box(x - 30, y - 4, 60, 10, ink.night)
      s.box(x + 22, y, 8, 48, ink.night)
      ;[-44, -30, -16].forEach((dy) => s.box(x - 26, y + dy - 4, 44, 5, ink.night))
      s.box(x + 16, y - 52, 7, 56, ink.night)
    },
    (x, y) => {
      s.disc(x, y + 4, 42, ink.lemon)
      s.disc(x, y + 4, 33, ink.cream)
      s.line(`M${x} ${y + 4}V${y - 18}M${x} ${y + 4}L${x + 16} ${y + 12}`, ink.night, 4)
      s.disc(x - 28, y - 40, 13, ink.lemon)
      s.disc(x + 28, y - 40, 13, ink.lemon)
      s.line(`M${x - 28} ${y + 38}l-10 14M${x + 28} ${y + 38}l10 14`, ink.lemon, 6)
    },
    (x, y) => {
      s.disc(x, y + 20, 33, ink.rust)
      s.disc(x, y - 26, 25, ink.rust)
      s.disc(x - 22, y - 46, 11, ink.rust)
      s.disc(x + 22, y - 46, 11, ink.rust)
      s.oval(x, y - 17, 11, 9, ink.shell)
      s.disc(x - 9, y - 30, 3, ink.coal)
      s.disc(x + 9, y - 30, 3, ink.coal)
      s.disc(x, y - 20, 4, ink.coal)
      s.oval(x - 32, y + 10, 11, 18, ink.rust)
      s.oval(x + 32, y + 10, 11, 18, ink.rust)
      s.oval(x, y + 24, 18, 20, ink.shell)
    },
    (x, y) => {
      s.fill(
        `M${x - 34} ${y + 44}V${y - 34}L${x + 44} ${y - 60}V${y + 22}A17 13 0 1 1 ${x + 34} ${y + 10}V${y - 30}L${x - 24} ${y - 12}V${y + 44}Z`,
        ink.violet,
      )
      s.oval(x - 40, y + 44, 18, 13, ink.violet)
    },
    (x, y) => {
      s.box(x - 46, y - 20, 92, 62, ink.coal, 6)
      s.box(x - 20, y - 36, 40, 18, ink.coal, 4)
      s.disc(x, y + 10, 25, ink.stone)
      s.disc(x, y + 10, 17, ink.cobalt)
      s.disc(x - 5, y + 4, 5, ink.cream)
      s.box(x + 26, y - 12, 14, 8, ink.vermilion, 2)
    },
    (x, y) => {
      s.fill(`M${x - 26} ${y + 8}L${x - 44} ${y - 34}H${x + 44}L${x + 26} ${y + 8}Z`, ink.cream)
      s.shade(
        polygon([
          [x - 30, y + 10],
          [x + 30, y + 10],
          [x + 62, y + 64],
          [x - 62, y + 64],
        ]),
        ink.lemon,
        [x, y, x, y + 70],
        0.9,
      )
      s.rule(x, y + 8, x, y + 44, ink.plum, 6)
      s.box(x - 26, y + 42, 52, 8, ink.plum, 3)
    },
  ]
  walls.forEach((wall, i) => {
    const [x, y] = [26 + (i % 3) * 146, 26 + Math.floor(i / 3) * 200]
    s.box(x, y, 136, 186, wall)
    s.shade(box(x, y, 136, 186), ink.coal, [x, y - 30, x + 30, y + 110], 0.75)
    s.shade(box(x, y, 136, 186), ink.coal, [x - 20, y, x + 70, y], 0.55)
    s.oval(x + 70, y + 160, 54, 8, ink.umber)
    draw[i](x + 68, y + 106)
    s.box(x, y + 168, 136, 18, ink.brick)
    s.box(x + 50, y + 172, 36, 10, ink.cream, 2)
  })
}

export const cabinet: Drawings = {
  'exhibition-05': mechanicalGarden,
  'exhibition-06': oldThings,
}
