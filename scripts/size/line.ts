/** An item with a size budget: a package, the preloads of a page, or a web file. */
export interface Line {
  target: string
  /** Name of the item in the report: `main`, `packages/order`, `preload of pages/mine/mine`. */
  name: string
  /** Uncompressed size in bytes. */
  bytes: number
  /** Size in bytes after gzip. If present, it is compared with the budget instead of `bytes`. */
  gzip?: number
  budget: number
}

export const counted = ({ bytes, gzip }: Line): number => gzip ?? bytes

export const isOver = (line: Line): boolean => counted(line) > line.budget
