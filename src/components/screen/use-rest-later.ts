import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { afterFrame } from '@/platform/next-frame'

/**
 * Returns true when the rest of a screen may render. The first frame after the tap shows only the screen's title; the
 * rest follows in the next frame (web). The first screen of a visit renders as a whole.
 */
export function useRestLater(): boolean {
  const [rest, setRest] = useState(() => afterFrame === null || covered())
  useEffect(() => {
    if (rest || !afterFrame) return undefined
    return afterFrame(() => setRest(true))
  }, [rest])
  return rest
}
