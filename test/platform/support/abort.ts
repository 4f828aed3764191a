import type { AbortLike } from '@/platform/transport/contract'

/** Creates an abort signal, and a function that triggers it. Mini programs have no `AbortController`. */
export const createAbort = (): { signal: AbortLike; abort: () => void } => {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    abort: () => {
      if (aborted) return
      aborted = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}
