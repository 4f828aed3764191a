import type { Clock } from '@/lib/clock'
import type { HostRouter } from './host-router'
import { LOADING_AFTER } from './screen-loading'

export interface CodeWaitDeps {
  host: Pick<HostRouter, 'ready'>
  clock: Clock
  /** Told when a screen's code takes longer than 200 ms, and when that is over. */
  waiting?: (waits: boolean) => void
}

/** Waits for the code of a page (`packages/user/language/language`). Rejects when it cannot be had. */
export const codeOf = async (page: string, { host, clock, waiting }: CodeWaitDeps): Promise<void> => {
  if (!host.ready) return
  const timer = clock.setTimeout(() => waiting?.(true), LOADING_AFTER)
  try {
    await host.ready(page)
  } finally {
    clock.clearTimeout(timer)
    waiting?.(false)
  }
}
