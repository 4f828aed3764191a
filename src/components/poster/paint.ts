import { encode } from 'uqr'
import type { Context2d } from '@/lib/drawing-surface'
import type { CanvasPicture } from '@/platform/canvas/contract'
import { wrapText } from './wrap-text'

/** Content of the picture; nothing about the user. */
export interface PosterFacts {
  name: string
  date: string
  venue: string
  /** Ready to show (`from ¥380`); '' where the merchant shows none. */
  price: string
  merchant: string
  /** Beside the code: what it is for. */
  hint: string
  /** The address in the code. */
  address: string
  picture: CanvasPicture | null
  /** `#rrggbb`, shown without the picture. */
  ground: string
  /** The merchant's colour, readable on white. */
  accent: string
}

/** CSS pixels. */
export const POSTER_WIDTH = 264
export const POSTER_HEIGHT = 474
const PICTURE_HEIGHT = 308
export const EDGE = 16
const CODE = 76

/** White in both themes: the picture is seen outside the storefront. */
export const PAPER = { ground: '#ffffff', ink: '#1b1917', second: '#5e5953' } as const
const FACES = '"PingFang SC", -apple-system, "Noto Sans SC", "Noto Sans CJK SC", "Segoe UI", Roboto, sans-serif'

const font = (size: number, weight: 400 | 600 = 400): string => `${weight} ${size}px ${FACES}`

/** Fills the frame with the middle of the picture. */
const cover = (context: Context2d, { width, height, source }: CanvasPicture): void => {
  const scale = Math.max(POSTER_WIDTH / width, PICTURE_HEIGHT / height)
  const [w, h] = [POSTER_WIDTH / scale, PICTURE_HEIGHT / scale]
  context.drawImage(source, (width - w) / 2, (height - h) / 2, w, h, 0, 0, POSTER_WIDTH, PICTURE_HEIGHT)
}

/** Writes lines downwards from `top`. @returns the top of the next line */
export const writeLines = (
  context: Context2d,
  lines: readonly string[],
  {
    x,
    top,
    size,
    lead,
    weight = 400,
    colour = PAPER.ink,
  }: {
    x: number
    top: number
    size: number
    lead: number
    weight?: 400 | 600
    colour?: string
  },
): number => {
  context.font = font(size, weight)
  context.fillStyle = colour
  lines.forEach((line, at) => context.fillText(line, x, top + at * lead + (lead - size) / 2 + size * 0.86))
  return top + lines.length * lead
}

/** A QR code whose cells are whole pixels of the bitmap: grey seams confuse scanners. */
export const drawCode = (context: Context2d, text: string, x: number, y: number, pixelRatio: number): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const cell = Math.max(1, Math.floor((CODE * pixelRatio) / size)) / pixelRatio
  const inset = (CODE - cell * size) / 2
  const onPixel = (at: number): number => Math.round(at * pixelRatio) / pixelRatio
  const [left, top] = [onPixel(x + inset), onPixel(y + inset)]
  context.fillStyle = PAPER.ink
  data.forEach((row, down) =>
    row.forEach((dark, across) => {
      if (dark) context.fillRect(left + across * cell, top + down * cell, cell, cell)
    }),
  )
}

/** Paints the share picture on a surface of `POSTER_WIDTH` × `POSTER_HEIGHT` CSS pixels. */
export const paintPoster = (context: Context2d, facts: PosterFacts, pixelRatio: number): void => {
  const wrap = (text: string, width: number, most: number, size: number, weight: 400 | 600 = 400): string[] => {
    context.font = font(size, weight)
    return wrapText(text, width, most, (part) => context.measureText(part).width)
  }
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = PAPER.ground
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.fillStyle = facts.ground
  context.fillRect(0, 0, POSTER_WIDTH, PICTURE_HEIGHT)
  if (facts.picture) cover(context, facts.picture)

  const column = POSTER_WIDTH - EDGE * 3 - CODE
  const codeLeft = POSTER_WIDTH - EDGE - CODE
  const name = wrap(facts.name, POSTER_WIDTH - EDGE * 2, 2, 17, 600)
  const below = writeLines(context, name, { x: EDGE, top: PICTURE_HEIGHT + 12, size: 17, lead: 23, weight: 600 }) + 6
  let next = below
  for (const text of [facts.date, facts.venue].filter(Boolean))
    next = writeLines(context, wrap(text, column, 2, 12), {
      x: EDGE,
      top: next,
      size: 12,
      lead: 17,
      colour: PAPER.second,
    })
  if (facts.price)
    writeLines(context, wrap(facts.price, column, 1, 16, 600), {
      x: EDGE,
      top: next + 4,
      size: 16,
      lead: 22,
      weight: 600,
      colour: facts.accent,
    })
  drawCode(context, facts.address, codeLeft, below, pixelRatio)
  const foot = POSTER_HEIGHT - EDGE - 10
  writeLines(context, wrap(facts.merchant, column, 1, 11), {
    x: EDGE,
    top: foot,
    size: 11,
    lead: 15,
    colour: PAPER.second,
  })
  context.textAlign = 'right'
  writeLines(context, wrap(facts.hint, POSTER_WIDTH / 2, 1, 10), {
    x: POSTER_WIDTH - EDGE,
    top: foot,
    size: 10,
    lead: 15,
    colour: PAPER.second,
  })
}
