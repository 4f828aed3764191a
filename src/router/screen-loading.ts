import { makeAutoObservable } from 'mobx'
import { createContext, useContext, useEffect } from 'react'
import type { Clock, TimerId } from '@/lib/clock'

/** Delay until a loading page shows its progress, ms (shell §2). */
export const LOADING_AFTER = 200
/** Time after which a loading page counts as failed, ms (shell §2). */
const TIMEOUT_MS = 10_000

/** The loading state of a whole screen. */
export class ScreenLoading {
  state: 'quiet' | 'loading' | 'gave-up' = 'quiet'
  private pending = 0
  private timers: TimerId[] = []

  constructor(private readonly clock: Clock) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Registers one load.
   * @returns a function that marks the load as finished
   */
  begin(): () => void {
    if (this.pending++ === 0) {
      this.timers = [
        this.clock.setTimeout(() => this.become('loading'), LOADING_AFTER),
        this.clock.setTimeout(() => this.become('gave-up'), TIMEOUT_MS),
      ]
    }
    let open = true
    return () => {
      if (!open) return
      open = false
      if (--this.pending === 0) this.dispose()
    }
  }

  dispose(): void {
    for (const timer of this.timers) this.clock.clearTimeout(timer)
    this.timers = []
    this.become('quiet')
  }

  private become(state: ScreenLoading['state']): void {
    this.state = state
  }
}

export const ScreenLoadingContext = createContext<ScreenLoading | null>(null)

/**
 * Counts the screen as loading while `pending` is true. The progress appears after 200 ms, and the load counts as
 * failed after 10 s.
 */
export const useScreenLoading = (pending: boolean): void => {
  const loading = useContext(ScreenLoadingContext)
  useEffect(() => (pending ? loading?.begin() : undefined), [loading, pending])
}
