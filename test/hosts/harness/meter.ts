import type { Kind } from './kinds'

/**
 * Limits of a host. Source: the vendors' documents. A bank's container documents no limits, so the lowest limits of the
 * other hosts apply.
 */
export interface Limits {
  setDataPerSecond: number
  /** Maximum size of the data of one setData call, bytes. */
  setDataBytes: number
  nodes: number
  depth: number
  children: number
  requests: number
  /** Maximum size of one stored value, and of the whole storage, bytes. */
  storageKey: number
  storage: number
  stack: number
}

const KB = 1024
const SHARED = {
  setDataPerSecond: 20,
  setDataBytes: 256 * KB,
  nodes: 1000,
  depth: 30,
  children: 60,
  requests: 10,
  storage: 10 * KB * KB,
  stack: 10,
}
export const LIMITS: Record<Kind, Limits> = {
  weapp: { ...SHARED, storageKey: KB * KB },
  alipay: { ...SHARED, storageKey: 200 * KB },
  bank: { ...SHARED, storageKey: 200 * KB },
}

/** Size of the data of one setData call. */
export interface Update {
  page: string
  bytes: number
  /** Time since the mini program started, ms. */
  at: number
  hidden: boolean
}

/** The highest measured value for each limit. */
export type Peak = Omit<Limits, 'setDataPerSecond' | 'setDataBytes'>

/** Measures how much the mini program uses its host. Reports each exceeded limit. */
export class Meter {
  readonly updates: Update[] = []
  readonly peak: Peak = { nodes: 0, depth: 0, children: 0, requests: 0, storageKey: 0, storage: 0, stack: 0 }
  /** The page or storage key at which each of the highest values was measured. */
  readonly where: Partial<Record<keyof Peak, string>> = {}
  private running = 0
  private readonly started = performance.now()

  constructor(private readonly limits: Limits) {}

  update(page: string, bytes: number, hidden: boolean): void {
    this.updates.push({ page, bytes, hidden, at: performance.now() - this.started })
  }

  requestStarts(): void {
    this.running += 1
    this.rise('requests', this.running, '')
  }

  requestEnds(): void {
    this.running -= 1
  }

  stored(key: string, bytes: number, all: number): void {
    this.rise('storageKey', bytes, key)
    this.rise('storage', all, key)
  }

  stacked(count: number, page: string): void {
    this.rise('stack', count, page)
  }

  /**
   * Measures the element tree of a page: the number of elements, the depth, and the largest number of children of one
   * element.
   */
  measure(page: string, tree: Element): void {
    let nodes = 0
    const walk = (element: Element, depth: number): void => {
      nodes += 1
      this.rise('depth', depth, page)
      this.rise('children', element.children.length, page)
      for (const child of element.children) walk(child, depth + 1)
    }
    walk(tree, 0)
    this.rise('nodes', nodes, page)
  }

  /**
   * Number and bytes of all updates so far, and the highest number of updates of one page within one second. Pages are
   * counted separately, because each page has its own view.
   */
  get updating(): { calls: number; bytes: number; busiest: number } {
    const pages = [...new Set(this.updates.map(({ page }) => page))]
    const busiest = pages.map((page) => {
      const times = this.updates.filter((each) => each.page === page).map(({ at }) => at)
      return Math.max(...times.map((at, from) => times.slice(from).filter((each) => each < at + 1000).length))
    })
    const bytes = this.updates.reduce((sum, each) => sum + each.bytes, 0)
    return { calls: this.updates.length, bytes, busiest: Math.max(0, ...busiest) }
  }

  /** Returns a sentence for each exceeded limit; empty if no limit is exceeded. */
  get excesses(): string[] {
    const { limits, peak, updating } = this
    const found: string[] = []
    const over = (what: string, is: number, most: number, where = '') => {
      if (is > most) found.push(`${what}: ${is}, at most ${most}${where && ` (${where})`}`)
    }
    over('setData calls within a second', updating.busiest, limits.setDataPerSecond)
    const largest = this.updates.reduce<Update | null>(
      (most, each) => (each.bytes > (most?.bytes ?? 0) ? each : most),
      null,
    )
    over('bytes of one setData', largest?.bytes ?? 0, limits.setDataBytes, largest?.page)
    const hidden = this.updates.filter((each) => each.hidden)
    over('setData of a hidden page', hidden.length, 0, [...new Set(hidden.map(({ page }) => page))].join(', '))
    for (const name of ['nodes', 'depth', 'children', 'requests', 'storageKey', 'storage', 'stack'] as const)
      over(name, peak[name], limits[name], this.where[name])
    return found
  }

  private rise(name: keyof Peak, value: number, where: string): void {
    if (value <= this.peak[name]) return
    this.peak[name] = value
    this.where[name] = where
  }
}
