import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { afterFrame } from '@/platform/next-frame'

/**
 * Whether to draw the rest of a screen: not in the frame that answers the tap, which shows its title, but right after it (web). A screen
 * that nobody tapped for, the first one of a visit, is drawn as a whole.
 */
export function useRestLater(): boolean {
  const [rest, setRest] = useState(() => afterFrame === null || covered())
  useEffect(() => {
    if (rest || !afterFrame) return undefined
    return afterFrame(() => setRest(true))
  }, [rest])
  return rest
}
