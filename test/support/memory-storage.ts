import type { HostStorage, StorageBackend } from '@/platform/storage/contract'
import { createStorage } from '@/platform/storage/store'

/** Creates the real storage with a map as its backend. Reusing the map simulates a restart of the app. */
export const memoryStorage = (stored = new Map<string, string>()): HostStorage => {
  const shelf: StorageBackend = {
    get: (name) => stored.get(name),
    set: (name, text) => Boolean(stored.set(name, text)),
    remove: (name) => void stored.delete(name),
    names: () => [...stored.keys()],
  }
  return createStorage(shelf)
}
