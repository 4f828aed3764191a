import { useEffect, useRef, useState } from 'react'

/** Ms after which an operation shows that it is busy (shell §9, loading indicator). */
const SLOW_AFTER = 500

export interface AsyncAction {
  /** True between the tap and the end of its operation: further taps are ignored. */
  pending: boolean
  /** True after half a second, for a spinner. */
  slow: boolean
  start: () => void
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function'

/** Runs `act` once at a time. `act` may return a promise and must handle its own failures. */
export function useAsyncAction(action: (() => unknown) | undefined): AsyncAction {
  const [state, setState] = useState<'idle' | 'pending' | 'slow'>('idle')
  const running = useRef(false)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const start = (): void => {
    if (running.current) return
    const result = action?.()
    if (!isPromise(result)) return
    running.current = true
    setState('pending')
    const timer = setTimeout(() => shown.current && setState('slow'), SLOW_AFTER)
    const end = (): void => {
      clearTimeout(timer)
      running.current = false
      if (shown.current) setState('idle')
    }
    result.then(end, end)
  }
  return { pending: state !== 'idle', slow: state === 'slow', start }
}
