import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { afterFrame } from '@/platform/next-frame'

/**
 * Returns true when the rest of a screen may render. It may not in the frame after the tap, which shows its title, but
 * may right after it (web). The first screen of a visit, without a tap, renders as a whole.
 */
export function useRestLater(): boolean {
  const [rest, setRest] = useState(() => afterFrame === null || covered())
  useEffect(() => {
    if (rest || !afterFrame) return undefined
    return afterFrame(() => setRest(true))
  }, [rest])
  return rest
}
