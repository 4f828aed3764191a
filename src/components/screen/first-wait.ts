import { useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { HOLD } from '@/platform/first-paint/contract'

/** Maximum time that the page's own shapes cover a screen, ms: they hide its notice about a slow network. */
const COVERED_FOR = 1000

/**
 * For a screen before its first answer is here: when it is the first screen of all, what the page came with, shapes or more, is left
 * standing over it, for a second at most.
 * @returns the id of an element that is drawn as long as the screen waits; undefined when nothing covers it any more
 */
export const useFirstWait = (): string | undefined => {
  const [holds, setHolds] = useState(covered)
  useEffect(() => {
    const timer = setTimeout(() => setHolds(false), COVERED_FOR)
    return () => clearTimeout(timer)
  }, [])
  return holds ? HOLD : undefined
}
