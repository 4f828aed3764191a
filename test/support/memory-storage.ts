import type { HostStorage, StorageBackend } from '@/platform/storage/contract'
import { createStorage } from '@/platform/storage/store'

/** The real storage over a map; pass the map on to simulate a restart of the app. */
export const memoryStorage = (kept = new Map<string, string>()): HostStorage => {
  const shelf: StorageBackend = {
    get: (name) => kept.get(name),
    set: (name, text) => Boolean(kept.set(name, text)),
    remove: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  }
  return createStorage(shelf)
}
