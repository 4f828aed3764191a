/** An item with a budget: a package, the preloads of a page, or a file of the web. */
export interface Line {
  target: string
  /** Name as printed: `main`, `packages/order`, `preload of pages/mine/mine`. */
  name: string
  /** Uncompressed size. */
  bytes: number
  /** Bytes after gzip, compared with the budget instead of `bytes`. */
  gzip?: number
  budget: number
}

export const counted = ({ bytes, gzip }: Line): number => gzip ?? bytes

export const isOver = (line: Line): boolean => counted(line) > line.budget
