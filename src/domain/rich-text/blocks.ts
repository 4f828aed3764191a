/** Text with a single style. */
export interface RichRun {
  text: string
  strong: boolean
  emphasis: boolean
  underlined: boolean
  struck: boolean
  /** Link address that was checked by `richAddress`; '' for text without a link. */
  href: string
}

/** A block of a rich text. Blocks are never nested, so deeply nested markup cannot exhaust the memory of a device. */
export type RichBlock =
  | { kind: 'paragraph' | 'quote'; runs: RichRun[] }
  | { kind: 'heading'; level: 1 | 2; runs: RichRun[] }
  /** A list item. `mark` is `•` or the item's number. */
  | { kind: 'item'; mark: string; depth: 1 | 2 | 3; runs: RichRun[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'rule' }

export type TextBlock = Extract<RichBlock, { runs: RichRun[] }>
