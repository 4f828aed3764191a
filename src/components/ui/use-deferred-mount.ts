import { startTransition, useEffect, useState } from 'react'

/** Delay in milliseconds, long enough to draw the frame with the first part. */
export const AFTER_FRAME = 40

/**
 * Returns false in the first render, and true soon after. Use it for content beyond the edge of the screen, such as the
 * fifth card of a row. Such content renders in a later task, so the first screen appears sooner.
 */
export function useDeferredMount(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setMounted(true)), AFTER_FRAME)
    return () => clearTimeout(timer)
  }, [])
  return mounted
}
