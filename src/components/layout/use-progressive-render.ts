import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'

/** Ms between components in a mini program. Its view accepts 20 updates a second, a component may need several. */
const PAUSE = 80

const afterPause: NonNullable<typeof afterFrame> = (draw) => {
  const timer = setTimeout(draw, PAUSE)
  return () => clearTimeout(timer)
}

const later = afterFrame ?? afterPause

/**
 * Returns the number of `total` components to paint: `first` of them at once, the others one by one, on the web a frame
 * apart.
 * The first screen appears sooner, no task is long, and a mini program's view gets its data in small updates.
 */
export function useProgressiveRender(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(
    () => (shown >= total ? undefined : later(() => startTransition(() => setShown(shown + 1)))),
    [shown, total],
  )
  return Math.min(shown, total)
}
