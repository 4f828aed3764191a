import { startTransition, useLayoutEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'

/**
 * Returns true when rendering may start. While the page's skeleton covers the first screen (web), React then renders in
 * short tasks, so that the phone remains responsive.
 *
 * Use it only for a screen or component that starts its own loads, because the delayed render misses the host's "did
 * show" event.
 */
export function useDeferredFirstRender(): boolean {
  const [ready, setReady] = useState(() => !covered())
  useLayoutEffect(() => startTransition(() => setReady(true)), [])
  return ready
}
