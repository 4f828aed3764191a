import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'

/** Ms between two parts in a mini program, whose view takes 20 pieces of data a second; a part may need more than one. */
const PAUSE = 80

const afterPause: NonNullable<typeof afterFrame> = (draw) => {
  const timer = setTimeout(draw, PAUSE)
  return () => clearTimeout(timer)
}

const later = afterFrame ?? afterPause

/**
 * How many of `total` parts to paint: `first` of them at once, the others one after the other, on the web a frame apart: what is drawn
 * is seen before the next one is. The first screen is there sooner, no task is long, and a mini program's view gets its data in
 * small pieces.
 */
export function useProgressiveRender(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(
    () => (shown >= total ? undefined : later(() => startTransition(() => setShown(shown + 1)))),
    [shown, total],
  )
  return Math.min(shown, total)
}
