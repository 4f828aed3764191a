/** What an `AbortController` has that mini programs, which have none, need too. */
interface AbortSource {
  readonly signal: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void): void
    removeEventListener(type: 'abort', listener: () => void): void
  }
  /** Once; more does nothing. */
  abort(): void
}

/** A signal that ends something under way. */
export const createAbort = (): AbortSource => {
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
    },
  }
}
