/** A piece of text with a single style. */
export interface RichRun {
  text: string
  strong: boolean
  emphasis: boolean
  underlined: boolean
  struck: boolean
  /** Checked address (`richAddress`); '' for text without a link. */
  href: string
}

/** A block of a rich text. Blocks are never nested, so deep markup cannot exhaust a host. */
export type RichBlock =
  | { kind: 'paragraph' | 'quote'; runs: RichRun[] }
  | { kind: 'heading'; level: 1 | 2; runs: RichRun[] }
  /** `mark`: `•` or the number. */
  | { kind: 'item'; mark: string; depth: 1 | 2 | 3; runs: RichRun[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'rule' }

export type TextBlock = Extract<RichBlock, { runs: RichRun[] }>
