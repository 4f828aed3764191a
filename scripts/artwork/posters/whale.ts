import { ink } from '../press/inks'
import { disc } from '../press/shapes'
import type { Sheet } from '../press/sheet'

/** The whale that keeps a post office in its belly: from 36, 214 to 498, 552. */
export const whale = (s: Sheet): void => {
  const skin =
    'M36 366C40 262 140 214 250 224C350 234 394 300 408 368C424 356 428 322 414 286C396 280 376 262 372 236C404 232 428 246 440 266C446 242 462 222 490 216C498 246 484 274 462 288C476 380 452 486 352 522C246 556 62 520 36 366Z'
  s.fill(skin, ink.navy)
  s.shade(skin, ink.teal, [150, 214, 220, 400], 0.95)
  const belly = 'M40 384C120 420 210 424 300 470C330 488 344 504 352 522C246 556 70 520 40 384Z'
  s.fill(belly, ink.cream)
  s.within(belly, () => {
    for (let i = 0; i < 8; i++)
      s.line(`M${20 + i * 8} ${404 + i * 17}C130 ${432 + i * 17} 220 ${440 + i * 16} 330 ${500 + i * 14}`, ink.sky, 3)
  })
  s.fill(disc(252, 366, 66), ink.marigold)
  s.shade(disc(252, 366, 66), ink.vermilion, [252, 440, 252, 330], 0.9)
  s.within(disc(252, 366, 66), () => {
    s.box(180, 398, 150, 60, ink.brick)
    for (let i = 0; i < 8; i++)
      s.box(198 + (i % 4) * 28, 326 + Math.floor(i / 4) * 30, 23, 24, i % 3 ? ink.cream : ink.shell, 2)
    s.disc(252, 376, 13, ink.shell)
    s.fill('M234 400Q252 384 270 400V430H234Z', ink.teal)
    s.fill('M237 370Q252 352 268 370L264 372H240Z', ink.navy)
  })
  s.line(disc(252, 366, 66), ink.cream, 7)
  s.line(disc(252, 366, 74), ink.vermilion, 3)
  s.disc(112, 350, 12, ink.cream)
  s.disc(115, 350, 6.4, ink.coal)
  s.line('M40 394Q78 420 116 402', ink.cream, 5)
  s.fill('M196 470Q170 540 120 566Q176 568 236 502Z', ink.navy)
  s.shade('M196 470Q170 540 120 566Q176 568 236 502Z', ink.teal, [120, 566, 220, 480], 0.8)
}

/** A sealed letter in the air, around its middle. */
export const letter = (s: Sheet, x: number, y: number, turn: number, size: number, paper: string, seal: string): void =>
  s.moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    s.box(-26, -18, 52, 36, paper, 3)
    s.line('M-26 -16L0 6L26 -16', ink.navy, 2.4)
    s.disc(0, 6, 5, seal)
  })
