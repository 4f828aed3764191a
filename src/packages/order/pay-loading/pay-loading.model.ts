import type { Services } from '@/components/services'
import { isPaid } from '@/domain/order/state'
import { fiveTimes, isDecided, type Poll, pollOrder } from '../paying/poll-order'
import { successPage } from '../paying/success-page'

type Needs = Pick<Services, 'client' | 'clock' | 'navigate'>

/** Waits for a payment that the host could not speak for. */
export class PayLoadingModel {
  private poll: Poll | null = null
  private gone = false

  constructor(
    private readonly needs: Needs,
    private readonly orderId: string,
  ) {}

  /** Leads to the result of a paid order, else to the order, which goes on asking. Never rejects. */
  readonly start = async (): Promise<void> => {
    const { navigate } = this.needs
    if (!this.orderId) return navigate.redirect('orders')
    this.poll?.stop()
    this.poll = pollOrder(this.needs, this.orderId, { wait: fiveTimes, settled: isDecided })
    const order = await this.poll.settled
    if (this.gone) return
    if (!order || !isPaid(order.orderState)) return this.toOrder()
    const page = await successPage(this.needs, order.firstShowId)
    await navigate.redirect(page, { orderId: this.orderId, orderType: 'ticket' })
  }

  readonly toOrder = (): Promise<void> => {
    const { navigate } = this.needs
    return this.orderId ? navigate.redirect('order-detail', { orderId: this.orderId }) : navigate.redirect('orders')
  }

  dispose(): void {
    this.gone = true
    this.poll?.stop()
  }
}
