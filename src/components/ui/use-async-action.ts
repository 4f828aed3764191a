import { when } from 'mobx'
import { useContext, useEffect, useRef, useState } from 'react'
import { ServicesContext } from '../services'

/** Time in milliseconds after which a running operation shows a spinner (shell §9, loading indicator). */
const SLOW_AFTER = 500

export interface AsyncAction {
  /** True between the tap and the end of its operation: further taps are ignored. */
  pending: boolean
  /** True after the operation has run for half a second without an open dialog. Shows a spinner. */
  slow: boolean
  start: () => void
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function'

/** Runs `act` once at a time. `act` may return a promise and must handle its own failures. */
export function useAsyncAction(action: (() => unknown) | undefined): AsyncAction {
  const dialogs = useContext(ServicesContext)?.dialogs
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
    let stopWaiting: () => void = () => undefined
    const wait = (): void => {
      const timer = setTimeout(() => {
        // The time with an open dialog does not count: the delay starts again when the buyer has answered.
        if (dialogs?.current) stopWaiting = when(() => !dialogs.current, wait)
        else if (shown.current) setState('slow')
      }, SLOW_AFTER)
      stopWaiting = () => clearTimeout(timer)
    }
    wait()
    const end = (): void => {
      stopWaiting()
      running.current = false
      if (shown.current) setState('idle')
    }
    result.then(end, end)
  }
  return { pending: state !== 'idle', slow: state === 'slow', start }
}
