/** One thing that has a budget: a package, what a page preloads, a file of the web. */
export interface Line {
  target: string
  /** As printed: `main`, `packages/order`, `preload of pages/mine/mine`. */
  name: string
  /** Uncompressed. */
  bytes: number
  /** What is held against the budget where it is not `bytes`: bytes after gzip. */
  gzip?: number
  budget: number
}

export const counted = ({ bytes, gzip }: Line): number => gzip ?? bytes

export const isOver = (line: Line): boolean => counted(line) > line.budget
