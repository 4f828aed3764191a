import type { StorageBackend } from './contract'
import { createStorage } from './store'

/**
 * Used when storage is blocked (a private window, a web view's settings), which throws on first access. It lasts until
 * the page closes.
 */
const memory = new Map<string, string>()

const local = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

const backend: StorageBackend = {
  get: (name) => local()?.getItem(name) ?? memory.get(name),
  set: (name, text) => {
    const store = local()
    if (!store) {
      memory.set(name, text)
      return 'unsupported'
    }
    store.setItem(name, text)
    return 'stored'
  },
  remove: (name) => {
    memory.delete(name)
    local()?.removeItem(name)
  },
  names: () => [...Object.keys(local() ?? {}), ...memory.keys()],
}

export const storage = createStorage(backend)
