/** A binary heap. The root is the first entry according to `before`. Insertion and removal take O(log n). */
export interface Heap<Entry> {
  readonly first: Entry | undefined
  push(entry: Entry): void
  /** Removes and returns the first entry; undefined if the heap is empty. */
  pop(): Entry | undefined
}

/** Creates a heap. @param before returns true if `a` comes before `b`; the order of equal entries is not defined */
export const createHeap = <Entry>(before: (a: Entry, b: Entry) => boolean): Heap<Entry> => {
  const entries: Entry[] = []

  /** Moves an entry up to its correct position. */
  const rise = (entry: Entry, from: number): void => {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!before(entry, entries[parent]!)) break
      entries[at] = entries[parent]!
      at = parent
    }
    entries[at] = entry
  }

  /** Moves an entry down to its correct position. */
  const sink = (entry: Entry): void => {
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      if (left >= entries.length) break
      const right = left + 1
      const child = right < entries.length && before(entries[right]!, entries[left]!) ? right : left
      if (!before(entries[child]!, entry)) break
      entries[at] = entries[child]!
      at = child
    }
    entries[at] = entry
  }

  return {
    get first() {
      return entries[0]
    },
    push: (entry) => rise(entry, entries.length),
    pop: () => {
      const [first] = entries
      const last = entries.pop()
      if (last !== undefined && entries.length > 0) sink(last)
      return first
    },
  }
}
