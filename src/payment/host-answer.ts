import type { Clock, TimerId } from '@/lib/clock'
import type { PayResult } from '@/platform/payment/contract'

/**
 * Time to wait for the host's result after the app is shown again, in milliseconds. Cashiers return a result soon after
 * they close.
 */
const TIMEOUT = 2_000

/**
 * Waits for the result of a host's payment, which may never arrive. The system can end a cashier app, and some
 * containers do not call back.
 *
 * If the app is shown again and no result arrives, the payment is `pending`, and the order is polled.
 */
export class HostAnswer {
  private giveUp: (() => void) | null = null
  private timer: TimerId | null = null

  constructor(private readonly clock: Clock) {}

  /** Returns the host's result, or `pending` after the timeout. Ignores a later result. */
  async of(payment: Promise<PayResult>): Promise<PayResult> {
    let giveUp = (): void => undefined
    const silence = new Promise<PayResult>((resolve) => {
      giveUp = () => resolve({ kind: 'pending' })
    })
    this.giveUp = giveUp
    const answer = await Promise.race([payment, silence])
    // When this timer fires, another payment may already be waiting.
    if (this.giveUp === giveUp) {
      this.giveUp = null
      this.clearTimer()
    }
    return answer
  }

  /** Must be called when the app is shown again. Does nothing if no payment is waiting. */
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
