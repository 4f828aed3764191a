import type { Clock } from '@/lib/clock'
import type { HostRouter } from './host-router'
import { LOADING_AFTER } from './screen-loading'

export interface ChunkPreloadDeps {
  host: Pick<HostRouter, 'ready'>
  clock: Clock
  /** Shows after 200 ms that the code of a screen is loading. @returns hides it. */
  wait?: () => () => void
}

/** Loads the code of a page (`packages/user/language/language`). Rejects when it cannot be loaded. */
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
