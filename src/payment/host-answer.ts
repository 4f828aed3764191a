import type { Clock, TimerId } from '@/lib/clock'
import type { PayResult } from '@/platform/payment/contract'

/** Timeout of the host's result after it is back in view, ms: cashiers answer soon after closing. */
const TIMEOUT = 2_000

/**
 * Waits for a host's payment. It may never answer: cashiers are killed, and some containers do not call back. Once the
 * app is in view again without an answer, the payment counts as pending, and the order is polled.
 */
export class HostAnswer {
  private giveUp: (() => void) | null = null
  private timer: TimerId | null = null

  constructor(private readonly clock: Clock) {}

  /** Returns the host's answer, or `pending` after the timeout. A later answer is ignored. */
  async of(payment: Promise<PayResult>): Promise<PayResult> {
    let giveUp = (): void => undefined
    const silence = new Promise<PayResult>((resolve) => {
      giveUp = () => resolve({ kind: 'pending' })
    })
    this.giveUp = giveUp
    const answer = await Promise.race([payment, silence])
    // Another payment may be waiting, after the deadline of this one.
    if (this.giveUp === giveUp) {
      this.giveUp = null
      this.clearTimer()
    }
    return answer
  }

  /** Handles the app's return to view. Does nothing without a waiting payment. */
  shown(): void {
    if (!this.giveUp) return
    this.clearTimer()
    this.timer = this.clock.setTimeout(() => this.giveUp?.(), TIMEOUT)
  }

  private clearTimer(): void {
    if (this.timer !== null) this.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
