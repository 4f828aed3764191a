import type { Shelf } from './book-types'

const DATABASE = 'foyer-gate'
const STORE = 'book'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })

const put = (store: IDBObjectStore, values: ReadonlyMap<string, unknown>): void => {
  for (const [name, value] of values) {
    if (value === undefined) store.delete(name)
    else store.put(value, name)
  }
}

/** Opens the gate's storage in IndexedDB. Local storage is too small for a list of 60,000 tickets. */
export const openShelf = (): Shelf => {
  let opened: Promise<IDBDatabase> | null = null
  const database = (): Promise<IDBDatabase> => {
    if (opened) return opened
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return (opened = done(request))
  }
  const change = async (work: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(STORE, 'readwrite')
    work(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'))
    })
  }
  return {
    async read() {
      const store = (await database()).transaction(STORE).objectStore(STORE)
      const [names, values] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())])
      return new Map(names.map((name, at) => [String(name), values[at]]))
    },
    write: (changes) => change((store) => put(store, changes)),
    replace: (values) =>
      change((store) => {
        store.clear()
        put(store, values)
      }),
  }
}
