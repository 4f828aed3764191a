import { useEffect, useRef } from 'react'

/*
 * Fakes of Taro's lifecycle hooks. The real hooks need a page that Taro's router has created. With the fakes, a test
 * calls the hooks of a mounted component: `happen('useDidHide')`.
 */

type Listener = (payload?: unknown) => unknown

const listeners = new Map<string, Set<Listener>>()

const listen = (moment: string, listener: Listener): (() => void) => {
  const all = listeners.get(moment) ?? new Set()
  listeners.set(moment, all.add(listener))
  return () => void all.delete(listener)
}

/** Creates a fake of a hook such as `useDidShow`. Its listener can be called while the component is mounted. */
export const lifecycleHook = (moment: string) =>
  function useMoment(listener: Listener): void {
    const newest = useRef(listener)
    newest.current = listener
    useEffect(() => listen(moment, (payload) => newest.current(payload)), [])
  }

/**
 * Calls a lifecycle hook of all mounted components.
 * @param moment name of the hook: `useDidShow`, `useDidHide`, `useReachBottom`, `usePullDownRefresh`,
 * `useShareAppMessage` …
 * @returns the values that the listeners return, such as the content that a page shares
 */
export const happen = (moment: string, payload?: unknown): unknown[] =>
  [...(listeners.get(moment) ?? [])].map((listener) => listener(payload))
