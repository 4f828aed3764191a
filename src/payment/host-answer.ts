import type { Clock, TimerId } from '@/lib/clock'
import type { PayResult } from '@/platform/payment/contract'

/**
 * Time for which the host's result is awaited after the app returns to view, in milliseconds. Cashiers return a result
 * soon after closing.
 */
const TIMEOUT = 2_000

/**
 * Waits for the result of a host's payment, which may never arrive: cashiers are killed, and some containers do not
 * call back.
 *
 * If the app returns to view without a result, the payment counts as pending, and the order is polled.
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
    // After the deadline of this payment, another payment may already be waiting.
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
