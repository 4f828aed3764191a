import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'

/** Ms after which the rest is drawn without a frame: pages in the background have none. */
const WITHOUT_FRAME = 200

/**
 * Whether to draw the rest of a screen: not in the frame that answers the tap, which shows its title, but right after it. A screen that
 * nobody tapped for, the first one of a visit, is drawn as a whole.
 */
export function useRestLater(): boolean {
  const [rest, setRest] = useState(covered)
  useEffect(() => {
    if (rest) return undefined
    const draw = (): void => setRest(true)
    let afterPaint: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      afterPaint = setTimeout(draw)
    })
    const timer = setTimeout(draw, WITHOUT_FRAME)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(afterPaint)
      clearTimeout(timer)
    }
  }, [rest])
  return rest
}
