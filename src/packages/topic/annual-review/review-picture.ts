import type { Context2d } from '@/lib/drawing-surface'
import {
  CODE,
  drawCode,
  EDGE,
  ground,
  linesOf,
  PAPER,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Type,
  writeLines,
} from '@/components/poster/brush'

/** Content of the picture of a year: numbers only, no personal data of the buyer. */
export interface ReviewPicture {
  title: string
  rows: readonly { figure: string; label: string }[]
  merchant: string
  /** Text beside the QR code, which explains the code. */
  hint: string
  /** Address that the QR code contains. */
  address: string
  /** Background color, `#rrggbb`, dark enough for white text. */
  ground: string
}

const HEAD = 132
const ROW = 46
const WIDE = POSTER_WIDTH - EDGE * 2
const MERCHANT: Type = { size: 12, lead: 18, colour: PAPER.ground }
const TITLE: Type = { size: 26, lead: 32, weight: 600, colour: PAPER.ground }
const FIGURE: Type = { size: 20, lead: 24, weight: 600 }
const LABEL: Type = { size: 11, lead: 15, colour: PAPER.second }
const HINT: Type = { size: 12, lead: 17, colour: PAPER.second }

/** Paints the numbers of a year on a canvas that has the size of a poster. */
export const paintReview = (context: Context2d, picture: ReviewPicture, pixelRatio: number): void => {
  ground(context, PAPER.ground)
  context.fillStyle = picture.ground
  context.fillRect(0, 0, POSTER_WIDTH, HEAD)
  writeLines(context, linesOf(context, picture.merchant, WIDE, 1, MERCHANT), { ...MERCHANT, x: EDGE, top: EDGE })
  const title = linesOf(context, picture.title, WIDE, 2, TITLE)
  writeLines(context, title, { ...TITLE, x: EDGE, top: HEAD - EDGE - title.length * TITLE.lead })
  picture.rows.forEach(({ figure, label }, at) => {
    const top = HEAD + EDGE + at * ROW
    writeLines(context, linesOf(context, figure, WIDE, 1, FIGURE), { ...FIGURE, x: EDGE, top })
    writeLines(context, linesOf(context, label, WIDE, 1, LABEL), { ...LABEL, x: EDGE, top: top + FIGURE.lead })
  })
  const codeTop = POSTER_HEIGHT - EDGE - CODE
  drawCode(context, picture.address, EDGE, codeTop, pixelRatio)
  const beside = EDGE * 2 + CODE
  const hint = linesOf(context, picture.hint, POSTER_WIDTH - EDGE - beside, 3, HINT)
  writeLines(context, hint, { ...HINT, x: beside, top: codeTop + 4 })
}
