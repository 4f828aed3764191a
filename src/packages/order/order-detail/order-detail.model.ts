import { makeAutoObservable, runInAction } from 'mobx'
import { cancelOrder, type OrderDetail, orderDetail } from '@/api/order'
import { failureMessage, HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { Loadable } from '@/components/loading/loadable'
import { paymentErrorKey } from '@/components/order/payment-sheet/payment-error'
import type { Services } from '@/components/services'
import { fen } from '@/domain/money'
import { orderFlags, type OrderFlags } from '@/domain/order/operations'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import { singleFlight } from '@/lib/single-flight'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { isHandled } from '@/request/errors'
import { PendingPayment } from '../checkout/pending-payment'
import { isDecided, type Poll, pollOrder, slowerFromNow } from '../checkout/poll-order'
import { startPayment } from '../checkout/start-payment'

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'payment' | 'platform' | 'dialogs'>

/** One order: its state, which it keeps asking for while it can be paid, and what can be done with it. */
export class OrderDetailModel {
  readonly order: Loadable<OrderDetail>
  /** Called when the screen opens and each time it is back in view. Never rejects. */
  readonly shown: () => Promise<void>
  private poll: Poll | null = null
  private disposed = false
  private paying = false

  constructor(
    private readonly deps: Deps,
    private readonly params: { orderId: string; fromPage?: string | undefined },
  ) {
    const { orderId, fromPage } = params
    this.order = new Loadable(() =>
      deps.client.call(orderDetail, { orderId, ...(fromPage ? { fromPage } : {}) }, HANDLES_NOT_FOUND),
    )
    this.shown = singleFlight(() => this.refresh())
    makeAutoObservable<this, 'deps' | 'params' | 'poll' | 'disposed' | 'paying'>(
      this,
      { order: false, shown: false, deps: false, params: false, poll: false, disposed: false, paying: false },
      { autoBind: true },
    )
  }

  get flags(): OrderFlags & { canCancel: boolean } {
    const operations = this.order.value?.orderOperations ?? []
    return { ...orderFlags(operations), canCancel: operations.includes('CANCEL') }
  }

  /** Until when the order is kept, epoch ms; null when it is not waiting for money. */
  get deadline(): number | null {
    const order = this.order.value
    return order?.orderState === 'UNPAID' ? payDeadline(order) : null
  }

  /** Loads the order and, while it waits for money in time, keeps asking slower and slower (decision 40). */
  async refresh(): Promise<void> {
    const { clock, stores, platform } = this.deps
    // back from the agreement: the sheet is open, and the poll goes on
    if (this.paying && this.deps.payment.sheet) return
    new PendingPayment({ storage: platform.storage, clock, userId: stores.user.userId }).clear()
    await this.order.load()
    this.watch()
  }

  /** Pays the rest and leads on by how it ended. Never rejects. */
  async pay(): Promise<void> {
    const order = this.order.value
    if (!order || this.paying) return
    this.paying = true
    const { outcome, page } = await startPayment(this.deps, {
      orderId: order.orderId,
      showId: order.firstShowId,
      transactionIds: order.unPaidTransactionIds.length > 0 ? order.unPaidTransactionIds : [order.transactionId],
      payAmount: order.payAmount ?? fen(0),
      agreement: order.agreement,
    })
    this.paying = false
    const { navigate, dialogs } = this.deps
    if (this.disposed) return
    if (outcome.kind === 'paid' || outcome.kind === 'free') {
      return navigate.redirect(page, { orderId: order.orderId, orderType: 'ticket' })
    }
    if (outcome.kind === 'pending') return navigate.redirect('pay-loading', { orderId: order.orderId })
    if (outcome.kind === 'failed')
      await dialogs.alert({ content: outcome.message || texts.translator()(paymentErrorKey(outcome)) })
    await this.refresh()
  }

  /** Asks first. Never rejects: a refusal is told, and the order shown as it is now. */
  async cancel(): Promise<void> {
    const { client, dialogs } = this.deps
    const t = texts.translator(orderTexts)
    const sure = await dialogs.confirm({
      title: t('detail.cancelTitle'),
      content: t('detail.cancelHint'),
      confirmText: t('detail.cancel'),
      cancelText: t('detail.keep'),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await client.call(cancelOrder, { orderId: this.params.orderId }, { inlineErrors: true })
      dialogs.toast(t('detail.cancelled'))
    } catch (error) {
      const { message, key } = failureMessage(error)
      if (!isHandled(error)) dialogs.toast(message || t(key))
    }
    await this.refresh()
  }

  async copy(text: string): Promise<void> {
    const t = texts.translator()
    const { kind } = await this.deps.platform.clipboard.copy(text)
    this.deps.dialogs.toast(t(kind === 'done' ? 'common.copied' : 'error.copyFailed'))
  }

  async toTickets(): Promise<void> {
    const [id] = this.order.value?.voucherIds ?? []
    await (id ? this.deps.navigate.open('ticket-detail-new', { id }) : this.deps.navigate.switchTab('ticket-holder'))
  }

  async toShow(): Promise<void> {
    const showId = this.order.value?.firstShowId
    if (showId) await this.deps.navigate.open('show-detail', { showId })
  }

  dispose(): void {
    this.disposed = true
    this.poll?.dispose()
    this.deps.payment.hide()
  }

  private watch(): void {
    this.poll?.dispose()
    const order = this.order.value
    if (this.disposed || !order || isDecided(order)) return
    const inTime = () => isPayable(order, this.deps.clock.now())
    this.poll = pollOrder(this.deps, order.orderId, {
      wait: (attempts) => (inTime() ? slowerFromNow(attempts) : null),
      settled: isDecided,
      seen: (now) => runInAction(() => this.order.put(now)),
    })
  }
}
