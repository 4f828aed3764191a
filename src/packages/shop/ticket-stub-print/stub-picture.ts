import {
  cover,
  ground,
  linesOf,
  PAPER,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Type,
  writeLines,
} from '@/components/poster/brush'
import type { Context2d } from '@/lib/drawing-surface'
import type { CanvasPicture } from '@/platform/canvas/contract'
import { posterGround } from '@/styles/poster-ground'
import { cutOut, rings } from './stub-paper'

/** A label and its value on a ticket stub. */
export interface StubFact {
  label: string
  value: string
  /** Maximum number of lines; default 1. */
  lines?: number
}

/** Content of the picture of a stub, without a gate code. The holder's name is optional. */
export interface StubPicture {
  name: string
  venue: string
  /** Rows of facts. A row contains one fact, or two facts side by side. */
  rows: readonly (readonly [StubFact] | readonly [StubFact, StubFact])[]
  merchant: string
  /** Dominant color of the poster, `#rrggbb`; dark gray for any other value. */
  color: string
}

const PAPER_COLOUR = '#fdfbf7'
/** Position of the ticket on the background, CSS px. */
const TICKET = { x: 20, y: 20, width: POSTER_WIDTH - 40, height: 406 }
const INSET = 8
const COLUMN = TICKET.width - 32
const LEFT = TICKET.x + 16
const SECOND_LEFT = LEFT + COLUMN * 0.62

const NAME: Type = { size: 18, lead: 24, weight: 600 }
const NAME_LINES = 3
/** Smaller font for a long name. The name is truncated only if it does not fit even in this font. */
const LONG_NAME: Type = { size: 14, lead: 19, weight: 600 }
const LONG_NAME_LINES = 5
const VENUE: Type = { size: 11, lead: 16, colour: PAPER.second }
const LABEL: Type = { size: 9, lead: 13, colour: PAPER.second }
const VALUE: Type = { size: 13, lead: 18, weight: 600 }
const MERCHANT: Type = { size: 11, lead: 16, colour: '#ffffff' }
const ROW_GAP = 8
/** Distance between the perforation and the text above and below, CSS px. */
const AIR = 14

interface Row {
  facts: readonly { label: string; lines: string[]; x: number }[]
  height: number
}

const rowOf = (context: Context2d, row: StubPicture['rows'][number]): Row => {
  const [first, second] = row
  const gap = 10
  const width = second ? SECOND_LEFT - LEFT - gap : COLUMN
  const facts = [{ label: first.label, lines: linesOf(context, first.value, width, first.lines ?? 1, VALUE), x: LEFT }]
  if (second) {
    const lines = linesOf(context, second.value, LEFT + COLUMN - SECOND_LEFT, second.lines ?? 1, VALUE)
    facts.push({ label: second.label, lines, x: SECOND_LEFT })
  }
  const lines = Math.max(...facts.map((fact) => fact.lines.length))
  return { facts, height: LABEL.lead + lines * VALUE.lead }
}

/** Splits the name into lines in a large font, or in a smaller font if the name is too long. */
const nameOf = (context: Context2d, name: string): { lines: string[]; type: Type } => {
  const lines = linesOf(context, name, COLUMN, NAME_LINES + 1, NAME)
  if (lines.length <= NAME_LINES) return { lines, type: NAME }
  return { lines: linesOf(context, name, COLUMN, LONG_NAME_LINES, LONG_NAME), type: LONG_NAME }
}

/**
 * Paints a stub on a canvas of `POSTER_WIDTH` × `POSTER_HEIGHT` CSS px: a ticket on a background in the poster's color.
 * The poster fills the height that the text does not use.
 */
export const paintStub = (context: Context2d, stub: StubPicture, picture: CanvasPicture | null): void => {
  const mount = posterGround(stub.color)
  ground(context, mount)
  const rows = stub.rows.map((row) => rowOf(context, row))
  const name = nameOf(context, stub.name)
  const venue = linesOf(context, stub.venue, COLUMN, 2, VENUE)

  const bottom = TICKET.y + TICKET.height
  const below = rows.reduce((sum, { height }) => sum + height, 0) + ROW_GAP * (rows.length - 1)
  const tear = bottom - AIR - below - AIR
  const title = tear - AIR - (name.lines.length * name.type.lead + 2 + venue.length * VENUE.lead)
  const frame = {
    x: TICKET.x + INSET,
    y: TICKET.y + INSET,
    width: TICKET.width - INSET * 2,
    height: title - 12 - TICKET.y - INSET,
  }
  cutOut(context, TICKET, tear, PAPER_COLOUR)
  context.fillStyle = mount
  context.fillRect(frame.x, frame.y, frame.width, frame.height)
  if (picture) cover(context, picture, frame)
  else rings(context, frame)

  const underName = writeLines(context, name.lines, { ...name.type, x: LEFT, top: title }) + 2
  writeLines(context, venue, { ...VENUE, x: LEFT, top: underName })
  let top = tear + AIR
  for (const { facts, height } of rows) {
    for (const { label, lines, x } of facts) {
      writeLines(context, linesOf(context, label, COLUMN, 1, LABEL), { ...LABEL, x, top })
      writeLines(context, lines, { ...VALUE, x, top: top + LABEL.lead })
    }
    top += height + ROW_GAP
  }
  const merchant = linesOf(context, stub.merchant, TICKET.width, 1, MERCHANT)
  writeLines(context, merchant, { ...MERCHANT, x: TICKET.x, top: POSTER_HEIGHT - 34 })
}
