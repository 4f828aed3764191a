import type { Context2d } from '@/lib/drawing-surface'
import type { CanvasPicture } from '@/platform/canvas/contract'
import { CODE, cover, drawCode, EDGE, ground, linesOf, PAPER, POSTER_WIDTH, type Type, writeLines } from './brush'

/** Content of the picture, without data of the user. */
export interface PosterFacts {
  /** Caption above the name, such as `I’m going`. */
  lead?: string
  name: string
  date: string
  venue: string
  /** Formatted price, such as `from ¥380`; '' if the merchant shows no price. */
  price: string
  merchant: string
  /** Text beside the code, which explains its purpose. */
  hint: string
  /** The address in the code. */
  address: string
  picture: CanvasPicture | null
  /** Background color as `#rrggbb`, shown instead of a missing picture. */
  ground: string
  /** The merchant's color, readable on white. */
  accent: string
}

const PICTURE = { x: 0, y: 0, width: POSTER_WIDTH, height: 308 }
const LEAD: Type = { size: 12, lead: 18, weight: 600 }
const NAME: Type = { size: 17, lead: 23, weight: 600 }
const FACT: Type = { size: 12, lead: 17, colour: PAPER.second }
const MERCHANT: Type = { size: 11, lead: 15, colour: PAPER.second }
const HINT: Type = { size: 10, lead: 15, colour: PAPER.second }
/** Top of the last line, in CSS pixels. */
const FOOT = 448

/** Paints the share picture on a surface of `POSTER_WIDTH` × `POSTER_HEIGHT` CSS pixels. */
export const paintPoster = (context: Context2d, facts: PosterFacts, pixelRatio: number): void => {
  ground(context, PAPER.ground)
  const frame = facts.lead ? { ...PICTURE, height: PICTURE.height - LEAD.lead } : PICTURE
  context.fillStyle = facts.ground
  context.fillRect(frame.x, frame.y, frame.width, frame.height)
  if (facts.picture) cover(context, facts.picture, frame)
  if (facts.lead) {
    const lead = linesOf(context, facts.lead, POSTER_WIDTH - EDGE * 2, 1, LEAD)
    writeLines(context, lead, { ...LEAD, colour: facts.accent, x: EDGE, top: frame.height + 10 })
  }

  const column = POSTER_WIDTH - EDGE * 3 - CODE
  const name = linesOf(context, facts.name, POSTER_WIDTH - EDGE * 2, 2, NAME)
  const below = writeLines(context, name, { ...NAME, x: EDGE, top: PICTURE.height + 12 }) + 6
  let next = below
  for (const text of [facts.date, facts.venue].filter(Boolean))
    next = writeLines(context, linesOf(context, text, column, 2, FACT), { ...FACT, x: EDGE, top: next })
  if (facts.price) {
    const price: Type = { size: 16, lead: 22, weight: 600, colour: facts.accent }
    writeLines(context, linesOf(context, facts.price, column, 1, price), { ...price, x: EDGE, top: next + 4 })
  }
  drawCode(context, facts.address, POSTER_WIDTH - EDGE - CODE, below, pixelRatio)
  writeLines(context, linesOf(context, facts.merchant, column, 1, MERCHANT), { ...MERCHANT, x: EDGE, top: FOOT })
  context.textAlign = 'right'
  const hint = linesOf(context, facts.hint, POSTER_WIDTH / 2, 1, HINT)
  writeLines(context, hint, { ...HINT, x: POSTER_WIDTH - EDGE, top: FOOT })
}
