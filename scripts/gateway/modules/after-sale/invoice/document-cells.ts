/** A field of the printed invoice: its name and its value. */
export interface Cell {
  /** Share of the row's width, from 0 to 1. */
  width: number
  /** Lines of text. The first line is the field's name. */
  lines: readonly string[]
  right?: boolean
}

interface Frame {
  /** Left edge in points. */
  left: number
  top: number
  width: number
  line: string
  ink: string
}

type Pdf = PDFKit.PDFDocument

const PADDING = 6
const GAP = 3
const SIZE = 8.5

const heightOf = (pdf: Pdf, cell: Cell, width: number): number =>
  cell.lines.reduce((sum, text) => sum + pdf.heightOfString(text, { width: width - 2 * PADDING }) + GAP, 2 * PADDING)

const drawCell = (
  pdf: Pdf,
  { lines, right }: Cell,
  at: { x: number; y: number; width: number },
  frame: Frame,
): void => {
  let { y } = at
  y += PADDING
  for (const [index, text] of lines.entries()) {
    const options = { width: at.width - 2 * PADDING, align: right ? ('right' as const) : ('left' as const) }
    pdf.fillColor(index === 0 && lines.length > 1 ? frame.line : frame.ink).text(text, at.x + PADDING, y, options)
    y += pdf.heightOfString(text, options) + GAP
  }
}

/** Returns the height of a row, which is that of its highest field, in points. */
const rowHeight = (pdf: Pdf, row: readonly Cell[], width: number): number =>
  Math.max(...row.map((cell) => heightOf(pdf, cell, cell.width * width)))

/** Returns the height of rows of fields in points, before they are drawn. @param width width of the rows, points */
export const heightOfCells = (pdf: Pdf, rows: readonly Cell[][], width: number): number => {
  pdf.fontSize(SIZE)
  return rows.reduce((sum, row) => sum + rowHeight(pdf, row, width), 0)
}

/**
 * Draws rows of fields. Each row is as high as its highest field.
 * @returns bottom edge of the rows, in points from the top
 */
export const drawCells = (pdf: Pdf, rows: readonly Cell[][], frame: Frame): number => {
  pdf.fontSize(SIZE)
  let y = frame.top
  for (const row of rows) {
    const height = rowHeight(pdf, row, frame.width)
    let x = frame.left
    for (const cell of row) {
      const width = cell.width * frame.width
      pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor(frame.line).stroke()
      drawCell(pdf, cell, { x, y, width }, frame)
      x += width
    }
    y += height
  }
  return y
}
