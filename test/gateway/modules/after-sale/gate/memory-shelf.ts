import type { Shelf } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'

/**
 * Creates a store in memory. Like a browser's store, it copies the values.
 * @param full returns true if the store is full
 */
export const memoryShelf = (full: () => boolean = () => false): Shelf => {
  const stored = new Map<string, unknown>()
  const put = (values: ReadonlyMap<string, unknown>): void => {
    if (full()) throw new Error('quota')
    for (const [name, value] of structuredClone([...values])) {
      if (value === undefined) stored.delete(name)
      else stored.set(name, value)
    }
  }
  return {
    read: async () => new Map(structuredClone([...stored])),
    write: async (changes) => put(changes),
    replace: async (values) => {
      stored.clear()
      put(values)
    },
  }
}
