import { startTransition, useLayoutEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'

/**
 * Returns true when rendering may start. Under the page's skeleton (web, first screen) the current frame is not
 * visible. So React renders in short tasks instead of one long task, and the phone remains responsive. Only for a
 * screen or a component that loads by itself: a late one has missed the host's "did show".
 */
export function useDeferredFirstRender(): boolean {
  const [ready, setReady] = useState(() => !covered())
  useLayoutEffect(() => startTransition(() => setReady(true)), [])
  return ready
}
