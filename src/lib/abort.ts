/** The part of `AbortController` that this project needs. Mini programs have no `AbortController`. */
export interface AbortSource {
  readonly signal: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void): void
    removeEventListener(type: 'abort', listener: () => void): void
  }
  /** Aborts the operation. Further calls have no effect. */
  abort(): void
}

/** Creates a controller whose signal aborts an operation. */
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
