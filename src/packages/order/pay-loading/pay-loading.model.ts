import type { ModelDeps } from '@/components/screen/use-model'
import { followOutcome, outcomeOfOrder } from '@/payment/outcome-navigation'
import { fiveTimes, isDecided, type Poll, pollOrder } from '@/payment/poll-order'
import { successPage } from '@/payment/success-page'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'dialogs' | 'screen'>

/** Waits for a payment whose outcome the host did not report. */
export class PayLoadingModel {
  private poll: Poll | null = null

  constructor(
    private readonly deps: Deps,
    private readonly orderId: string,
  ) {
    deps.screen.onShow(() => this.poll ?? void this.start())
    deps.screen.onDispose(() => this.poll?.dispose())
  }

  readonly toOrder = (): Promise<void> => {
    const { navigate } = this.deps
    return this.orderId ? navigate.redirect('order-detail', { orderId: this.orderId }) : navigate.redirect('orders')
  }

  /**
   * Polls the order, then opens the success page if it is paid, else the order, which continues polling. Never rejects.
   */
  private async start(): Promise<void> {
    const { orderId, deps } = this
    if (!orderId) return this.toOrder()
    this.poll = pollOrder(deps, orderId, { wait: fiveTimes, settled: isDecided })
    const order = await this.poll.settled
    if (deps.screen.disposed) return
    await followOutcome(deps, 'pay-loading', {
      outcome: outcomeOfOrder(orderId, order),
      page: () => successPage(deps, order?.firstShowId ?? ''),
    })
  }
}
