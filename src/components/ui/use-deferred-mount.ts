import { startTransition, useEffect, useState } from 'react'

/** Milliseconds: the frame with the first part goes before. */
export const AFTER_FRAME = 40

/**
 * False in the first render, true soon after. Content beyond the edge of the screen (the fifth card of a row, the third
 * slide) renders in a later task, so that the first screen appears sooner.
 */
export function useDeferredMount(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setMounted(true)), AFTER_FRAME)
    return () => clearTimeout(timer)
  }, [])
  return mounted
}
