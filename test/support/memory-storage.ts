import type { HostStorage, StorageBackend } from '@/platform/storage/contract'
import { createStorage } from '@/platform/storage/store'

/** The real storage over a map; pass the map on to simulate a restart of the app. */
export const memoryStorage = (stored = new Map<string, string>()): HostStorage => {
  const shelf: StorageBackend = {
    get: (name) => stored.get(name),
    set: (name, text) => Boolean(stored.set(name, text)),
    remove: (name) => void stored.delete(name),
    names: () => [...stored.keys()],
  }
  return createStorage(shelf)
}
