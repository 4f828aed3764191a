import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { HOLD } from '@/platform/first-paint/contract'

/**
 * Maximum time in milliseconds that the page's skeleton covers a screen, because it also covers the notice about a slow
 * network.
 */
const COVERED_FOR = 1000

/**
 * Shows the page's skeleton or server-rendered content over the first screen until its first response, for at most a
 * second.
 * @returns the id of an element to render until then; undefined when nothing covers the screen any longer
 */
export const useFirstWait = (): string | undefined => {
  const [holds, setHolds] = useState(covered)
  useEffect(() => {
    const timer = setTimeout(() => setHolds(false), COVERED_FOR)
    return () => clearTimeout(timer)
  }, [])
  return holds ? HOLD : undefined
}
