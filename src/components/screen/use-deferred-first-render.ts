import { startTransition, useLayoutEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'

/**
 * Whether to draw yet. Under the page's own shapes (web, first screen) nobody waits for the frame that is being made, so
 * React draws it in short turns instead of one long task, and the phone stays quick. Only for a screen or a part that loads by
 * itself: what is drawn late has missed the host's "did show".
 */
export function useDeferredFirstRender(): boolean {
  const [ready, setReady] = useState(() => !covered())
  useLayoutEffect(() => startTransition(() => setReady(true)), [])
  return ready
}
