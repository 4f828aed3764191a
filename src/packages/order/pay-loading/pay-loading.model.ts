import type { Services } from '@/components/services'
import { isPaid } from '@/domain/order/state'
import { fiveTimes, isDecided, type Poll, pollOrder } from '../checkout/poll-order'
import { successPage } from '../checkout/success-page'

type Deps = Pick<Services, 'client' | 'clock' | 'navigate'>

/** Waits for a payment that the host could not speak for. */
export class PayLoadingModel {
  private poll: Poll | null = null
  private disposed = false

  constructor(
    private readonly deps: Deps,
    private readonly orderId: string,
  ) {}

  /** Leads to the result of a paid order, else to the order, which goes on asking. Never rejects. */
  readonly start = async (): Promise<void> => {
    const { navigate } = this.deps
    if (!this.orderId) return navigate.redirect('orders')
    this.poll?.dispose()
    this.poll = pollOrder(this.deps, this.orderId, { wait: fiveTimes, settled: isDecided })
    const order = await this.poll.settled
    if (this.disposed) return
    if (!order || !isPaid(order.orderState)) return this.toOrder()
    const page = await successPage(this.deps, order.firstShowId)
    await navigate.redirect(page, { orderId: this.orderId, orderType: 'ticket' })
  }

  readonly toOrder = (): Promise<void> => {
    const { navigate } = this.deps
    return this.orderId ? navigate.redirect('order-detail', { orderId: this.orderId }) : navigate.redirect('orders')
  }

  dispose(): void {
    this.disposed = true
    this.poll?.dispose()
  }
}
