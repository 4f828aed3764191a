import type { Clock, TimerId } from '@/lib/clock'
import type { PayResult } from '@/platform/payment/contract'

/** Time that the host has for its result after it is back in view, ms: cashiers answer within moments of closing. */
const TIMEOUT = 2_000

/**
 * Waits for a host's payment, which may never answer: cashiers are killed, and some containers forget to call back.
 * Once the app is in view again and no answer comes, the payment counts as pending: the order is asked then.
 */
export class HostAnswer {
  private giveUp: (() => void) | null = null
  private timer: TimerId | null = null

  constructor(private readonly clock: Clock) {}

  /** The host's answer, or `pending` after the timeout. A later answer is ignored. */
  async of(payment: Promise<PayResult>): Promise<PayResult> {
    let giveUp = (): void => undefined
    const silence = new Promise<PayResult>((resolve) => {
      giveUp = () => resolve({ kind: 'pending' })
    })
    this.giveUp = giveUp
    const answer = await Promise.race([payment, silence])
    // another payment may wait by now, where this one's time to pay ran out
    if (this.giveUp === giveUp) {
      this.giveUp = null
      this.clearTimer()
    }
    return answer
  }

  /** The app came into view. Harmless when nothing is waited for. */
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
