import { encode } from 'uqr'
import type { Context2d } from '@/lib/drawing-surface'
import type { CanvasPicture } from '@/platform/canvas/contract'
import { wrapText } from './wrap-text'

/** Size of every picture that is drawn on the device, CSS pixels. */
export const POSTER_WIDTH = 264
export const POSTER_HEIGHT = 474
export const EDGE = 16

/** White in both themes, because the picture is used outside the storefront. */
export const PAPER = { ground: '#ffffff', ink: '#1b1917', second: '#5e5953' } as const
const FACES = '"PingFang SC", -apple-system, "Noto Sans SC", "Noto Sans CJK SC", "Segoe UI", Roboto, sans-serif'

/** Typography of a text. */
export interface Type {
  /** CSS pixels. */
  size: number
  /** Height of a line, CSS pixels. */
  lead: number
  weight?: 400 | 600
  colour?: string
}

const setType = (context: Context2d, { size, weight = 400, colour = PAPER.ink }: Type): void => {
  context.font = `${weight} ${size}px ${FACES}`
  context.fillStyle = colour
}

/** Starts a picture: fills the surface with one color, and aligns text to its baseline. */
export const ground = (context: Context2d, colour: string): void => {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
}

/**
 * Splits a text into at most `most` lines of the given width. The last line ends with an ellipsis if the text is
 * longer.
 */
export const linesOf = (context: Context2d, text: string, width: number, most: number, type: Type): string[] => {
  setType(context, type)
  return wrapText(text, width, most, (part) => context.measureText(part).width)
}

/** Writes lines downwards from `top`. @returns the top of the next line */
export const writeLines = (
  context: Context2d,
  lines: readonly string[],
  { x, top, ...type }: Type & { x: number; top: number },
): number => {
  const { size, lead } = type
  setType(context, type)
  lines.forEach((line, at) => context.fillText(line, x, top + at * lead + (lead - size) / 2 + size * 0.86))
  return top + lines.length * lead
}

/** A box, CSS pixels. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the picture centered and cropped so that it covers the frame. */
export const cover = (context: Context2d, { width, height, source }: CanvasPicture, frame: Frame): void => {
  const scale = Math.max(frame.width / width, frame.height / height)
  const [w, h] = [frame.width / scale, frame.height / scale]
  context.drawImage(source, (width - w) / 2, (height - h) / 2, w, h, frame.x, frame.y, frame.width, frame.height)
}

/** Side of a code, CSS pixels. */
export const CODE = 76

/** Draws a QR code whose cells are whole pixels of the bitmap, because blurred edges confuse scanners. */
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
