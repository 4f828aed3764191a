import { useEffect, useRef } from 'react'

/*
 * Taro's lifecycle hooks in tests. The real ones need a page that Taro's router created. Here a test calls the hooks of
 * a mounted component: `happen('useDidHide')`.
 */

type Listener = (payload?: unknown) => unknown

const listeners = new Map<string, Set<Listener>>()

const listen = (moment: string, listener: Listener): (() => void) => {
  const all = listeners.get(moment) ?? new Set()
  listeners.set(moment, all.add(listener))
  return () => void all.delete(listener)
}

/** Creates a hook like `useDidShow` that is called while its component is mounted. */
export const lifecycleHook = (moment: string) =>
  function useMoment(listener: Listener): void {
    const newest = useRef(listener)
    newest.current = listener
    useEffect(() => listen(moment, (payload) => newest.current(payload)), [])
  }

/**
 * Calls a lifecycle hook of all mounted components.
 * @param moment the hook's name: `useDidShow`, `useDidHide`, `useReachBottom`, `usePullDownRefresh`,
 * `useShareAppMessage` …
 * @returns the results of the listeners (the shared content of a page).
 */
export const happen = (moment: string, payload?: unknown): unknown[] =>
  [...(listeners.get(moment) ?? [])].map((listener) => listener(payload))
