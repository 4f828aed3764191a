import type { Context2d } from '@/lib/drawing-surface'
import { drawCode, EDGE, PAPER, POSTER_HEIGHT, POSTER_WIDTH, writeLines } from '@/components/poster/paint'
import { wrapText } from '@/components/poster/wrap-text'

/** Content of the picture of a year: figures, nothing about the buyer. */
export interface ReviewPicture {
  title: string
  rows: readonly { figure: string; label: string }[]
  merchant: string
  /** What the code is for. */
  hint: string
  /** The address in the code. */
  address: string
  /** `#rrggbb`, readable under white. */
  ground: string
}

const HEAD = 132
const ROW = 46
const CODE = 76

/** Paints a year's figures on a surface of the size of a poster. */
export const paintReview = (context: Context2d, picture: ReviewPicture, pixelRatio: number): void => {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = PAPER.ground
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.fillStyle = picture.ground
  context.fillRect(0, 0, POSTER_WIDTH, HEAD)
  const fit = (text: string, width: number, most: number, size: number, weight: 400 | 600): string[] => {
    writeLines(context, [], { x: 0, top: 0, size, lead: size, weight })
    return wrapText(text, width, most, (part) => context.measureText(part).width)
  }
  const wide = POSTER_WIDTH - EDGE * 2
  writeLines(context, fit(picture.merchant, wide, 1, 12, 400), {
    x: EDGE,
    top: EDGE,
    size: 12,
    lead: 18,
    colour: PAPER.ground,
  })
  const title = fit(picture.title, wide, 2, 26, 600)
  writeLines(context, title, {
    x: EDGE,
    top: HEAD - EDGE - title.length * 32,
    size: 26,
    lead: 32,
    weight: 600,
    colour: PAPER.ground,
  })
  picture.rows.forEach(({ figure, label }, at) => {
    const top = HEAD + EDGE + at * ROW
    writeLines(context, fit(figure, wide, 1, 20, 600), { x: EDGE, top, size: 20, lead: 24, weight: 600 })
    writeLines(context, fit(label, wide, 1, 11, 400), {
      x: EDGE,
      top: top + 24,
      size: 11,
      lead: 15,
      colour: PAPER.second,
    })
  })
  const codeTop = POSTER_HEIGHT - EDGE - CODE
  drawCode(context, picture.address, EDGE, codeTop, pixelRatio)
  const beside = EDGE * 2 + CODE
  writeLines(context, fit(picture.hint, POSTER_WIDTH - EDGE - beside, 3, 12, 400), {
    x: beside,
    top: codeTop + 4,
    size: 12,
    lead: 17,
    colour: PAPER.second,
  })
}
