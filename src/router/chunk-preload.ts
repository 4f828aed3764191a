import type { Clock } from '@/lib/clock'
import type { HostRouter } from './host-router'
import { LOADING_AFTER } from './screen-loading'

export interface ChunkPreloadDeps {
  host: Pick<HostRouter, 'ready'>
  clock: Clock
  /**
   * Shows the loading progress of a screen's code after 200 ms.
   * @returns a function that hides the progress
   */
  wait?: () => () => void
}

/** Loads the code of a page, such as `packages/user/language/language`. Rejects when the code cannot be loaded. */
export const preloadChunk = async (page: string, { host, clock, wait }: ChunkPreloadDeps): Promise<void> => {
  if (!host.ready) return
  let end: (() => void) | undefined
  const timer = clock.setTimeout(() => (end = wait?.()), LOADING_AFTER)
  try {
    await host.ready(page)
  } finally {
    clock.clearTimeout(timer)
    end?.()
  }
}
