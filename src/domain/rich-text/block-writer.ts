import { richAddress } from './allowed'
import type { RichBlock, RichRun, TextBlock } from './blocks'

type Style = 'strong' | 'emphasis' | 'underlined' | 'struck'

const STYLES: ReadonlyMap<string, Style> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['u', 'underlined'],
  ['s', 'struck'],
])

const HEADINGS: ReadonlyMap<string, 1 | 2> = new Map([
  ['h1', 1],
  ['h2', 1],
  ['h3', 2],
  ['h4', 2],
])

const BREAKERS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'section',
  'blockquote',
  'ul',
  'ol',
  'li',
  ...HEADINGS.keys(),
])

const depthOf = (lists: number): 1 | 2 | 3 => (lists > 2 ? 3 : lists > 1 ? 2 : 1)

const NO_BREAK = '\u00a0'

/** Returns true if the runs contain no visible text. */
const isBlank = (runs: readonly RichRun[]): boolean => runs.every(({ text }) => text.trim() === '')

/** Removes the white space at both ends of a block. */
const trimmed = (runs: readonly RichRun[]): RichRun[] =>
  runs
    .map((run, index) => {
      const from = index === 0 ? run.text.replace(/^\s+/, '') : run.text
      return { ...run, text: index === runs.length - 1 ? from.replace(/\s+$/, '') : from }
    })
    .filter(({ text }) => text !== '')

/**
 * Builds blocks from tags and texts, which must be passed in document order. Tolerates missing tags and tags that are
 * closed twice.
 */
export class BlockWriter {
  private readonly blocks: RichBlock[] = []
  private readonly styles: Record<Style, number> = { strong: 0, emphasis: 0, underlined: 0, struck: 0 }
  /** Open lists; the innermost one is last. */
  private readonly lists: { ordered: boolean; count: number }[] = []
  private runs: RichRun[] = []
  private href = ''
  private quotes = 0
  private heading: 1 | 2 | null = null
  private mark: string | null = null

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (BREAKERS.has(tag)) this.flush()
    const style = STYLES.get(tag)
    if (style) this.styles[style] += 1
    this.heading = HEADINGS.get(tag) ?? this.heading
    if (tag === 'br') this.append('\n')
    if (tag === 'blockquote') this.quotes += 1
    if (tag === 'ul' || tag === 'ol') this.lists.push({ ordered: tag === 'ol', count: 0 })
    if (tag === 'li') this.startItem()
    if (tag === 'a') this.href = richAddress(attributes.href ?? '')
    if (tag === 'hr') this.put({ kind: 'rule' })
    const src = tag === 'img' ? richAddress(attributes.src ?? '') : ''
    if (src) this.put({ kind: 'picture', src, alt: attributes.alt ?? '' })
  }

  close(tag: string): void {
    if (BREAKERS.has(tag)) this.flush()
    const style = STYLES.get(tag)
    if (style) this.styles[style] = Math.max(0, this.styles[style] - 1)
    if (HEADINGS.has(tag)) this.heading = null
    if (tag === 'blockquote') this.quotes = Math.max(0, this.quotes - 1)
    if (tag === 'ul' || tag === 'ol') this.lists.pop()
    if (tag === 'li') this.mark = null
    if (tag === 'a') this.href = ''
  }

  /** Appends text to the current block. @param text decoded text; line breaks become spaces */
  write(text: string): void {
    this.append(text.replace(/[ \t\r\n\f]+/g, ' '))
  }

  end(): RichBlock[] {
    this.flush()
    return this.blocks
  }

  private startItem(): void {
    const list = this.lists[this.lists.length - 1]
    if (list) list.count += 1
    this.mark = list?.ordered ? `${list.count}.` : '•'
  }

  private append(text: string): void {
    const { strong, emphasis, underlined, struck } = this.styles
    const look = { strong: strong > 0, emphasis: emphasis > 0, underlined: underlined > 0, struck: struck > 0 }
    this.runs.push({ text: text.split(NO_BREAK).join(' '), ...look, href: this.href })
  }

  private put(block: RichBlock): void {
    this.flush()
    this.blocks.push(block)
  }

  private flush(): void {
    const { runs } = this
    this.runs = []
    if (isBlank(runs)) return
    this.blocks.push(this.blockOf(trimmed(runs)))
  }

  private blockOf(runs: RichRun[]): TextBlock {
    if (this.heading !== null) return { kind: 'heading', level: this.heading, runs }
    if (this.mark !== null) {
      const depth = depthOf(this.lists.length)
      const { mark } = this
      // Only the first paragraph of a list item has a mark.
      this.mark = ''
      return { kind: 'item', mark, depth, runs }
    }
    return { kind: this.quotes > 0 ? 'quote' : 'paragraph', runs }
  }
}
