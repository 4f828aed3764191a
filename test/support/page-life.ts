import { useEffect, useRef } from 'react'

/*
 * Taro's lifecycle hooks in tests. The real ones wait for a page that Taro's router made; here a mounted component hears
 * of a moment when a test says so: `happen('useDidHide')`.
 */

type Listener = (payload?: unknown) => unknown

const listeners = new Map<string, Set<Listener>>()

const listen = (moment: string, listener: Listener): (() => void) => {
  const all = listeners.get(moment) ?? new Set()
  listeners.set(moment, all.add(listener))
  return () => void all.delete(listener)
}

/** A hook like `useDidShow` that hears its moment for as long as its component is mounted. */
export const lifecycleHook = (moment: string) =>
  function useMoment(listener: Listener): void {
    const newest = useRef(listener)
    newest.current = listener
    useEffect(() => listen(moment, (payload) => newest.current(payload)), [])
  }

/**
 * Lets a moment happen for everything that is mounted.
 * @param moment the hook's name: `useDidShow`, `useDidHide`, `useReachBottom`, `usePullDownRefresh`, `useShareAppMessage` …
 * @returns what the listeners returned (what a page shares).
 */
export const happen = (moment: string, payload?: unknown): unknown[] =>
  [...(listeners.get(moment) ?? [])].map((listener) => listener(payload))
