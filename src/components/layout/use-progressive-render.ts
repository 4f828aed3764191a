import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'

/**
 * Milliseconds between two components in a mini program. Its view accepts 20 updates a second, and a component may need
 * several.
 */
const PAUSE = 80

const afterPause: NonNullable<typeof afterFrame> = (draw) => {
  const timer = setTimeout(draw, PAUSE)
  return () => clearTimeout(timer)
}

const later = afterFrame ?? afterPause

/**
 * Returns how many of `total` components to paint: `first` at once, then one more at a time. The web adds one per
 * frame.
 *
 * This shows the first screen sooner and splits long tasks. In a mini program, it also splits the data that is sent to
 * the view.
 */
export function useProgressiveRender(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(
    () => (shown >= total ? undefined : later(() => startTransition(() => setShown(shown + 1)))),
    [shown, total],
  )
  return Math.min(shown, total)
}
