import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'

/** Ms between two parts in a mini program, whose view takes 20 pieces of data a second; a part may need more than one. */
const PAUSE = afterFrame === null ? 80 : 0

/**
 * How many of `total` parts to paint: `first` of them at once, the others one a task. The first screen is there sooner,
 * no task is long, and a mini program's view gets its data in small pieces.
 */
export function useProgressiveRender(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), PAUSE)
    return () => clearTimeout(timer)
  }, [shown, total])
  return Math.min(shown, total)
}
