import type { Shelf } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'

/**
 * Creates an in-memory store that copies its values like a browser's.
 * @param full returns true if nothing more can be stored
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
