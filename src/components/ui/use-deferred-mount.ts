import { startTransition, useEffect, useState } from 'react'

/** Milliseconds: the frame with the first part is drawn before. */
export const AFTER_FRAME = 40

/**
 * Returns false in the first render, true soon after. Content beyond the edge of the screen renders in a later task
 * (the fifth card of a row, the third slide). The first screen then appears sooner.
 */
export function useDeferredMount(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setMounted(true)), AFTER_FRAME)
    return () => clearTimeout(timer)
  }, [])
  return mounted
}
