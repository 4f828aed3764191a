import { startTransition, useEffect, useState } from 'react'

/** Milliseconds: the frame with the first part goes before. */
export const AFTER_FRAME = 40

/**
 * False when a component is drawn first, true soon after. What lies beyond the edge of the screen (the fifth card of a row,
 * the third slide) is drawn in a turn of its own, so that the first screen is there sooner.
 */
export function useDeferredMount(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setMounted(true)), AFTER_FRAME)
    return () => clearTimeout(timer)
  }, [])
  return mounted
}
