import { makeAutoObservable } from 'mobx'
import { cancelOrder, type OrderDetail, orderDetail } from '@/api/order'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderFlags, type OrderFlags } from '@/domain/order/operations'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { payOrder } from '@/payment/pay-order'
import { PendingPayment } from '@/payment/pending-payment'
import { isDecided, type Poll, pollOrder, slowerFromNow } from '@/payment/poll-order'

/** One order: its state, polled while it can be paid, and what can be done with it. */
export class OrderDetailModel {
  readonly order: Resource<OrderDetail>
  private poll: Poll | null = null
  private paying = false

  constructor(
    private readonly deps: ModelDeps,
    private readonly params: { orderId: string; fromPage?: string | undefined },
  ) {
    const { screen, payment } = deps
    const { orderId, fromPage } = params
    this.order = screen.query(orderDetail, { orderId, fromPage }, { options: HANDLES_NOT_FOUND })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => {
      new PendingPayment(deps).clear()
      this.startPolling()
    })
    screen.reaction(() => this.unpaid, this.startPolling)
    screen.onDispose(() => {
      this.poll?.dispose()
      payment.hide()
    })
  }

  get flags(): OrderFlags & { canCancel: boolean } {
    const operations = this.order.value?.orderOperations ?? []
    return { ...orderFlags(operations), canCancel: operations.includes('CANCEL') }
  }

  get hasActions(): boolean {
    return Object.values(this.flags).some(Boolean)
  }

  /** Payment deadline, epoch ms; null when there is nothing to pay. */
  get deadline(): number | null {
    const order = this.order.value
    return order && this.unpaid ? payDeadline(order) : null
  }

  async refresh(): Promise<void> {
    await this.order.load()
    this.startPolling()
  }

  /** Pays what is left and follows the outcome. Never rejects. */
  async pay(): Promise<void> {
    const order = this.order.value
    if (!order || this.paying) return
    this.paying = true
    const step = await payOrder(this.deps, 'order-detail', order)
    this.paying = false
    if (step === 'reload') await this.refresh()
  }

  /** Cancels after a confirmation. Never rejects: a refusal is shown, and the order as it is now. */
  async cancel(): Promise<void> {
    const { client, dialogs } = this.deps
    const t = texts.translator(orderTexts)
    const confirmed = await dialogs.confirm({
      title: t('detail.cancelTitle'),
      content: t('detail.cancelHint'),
      confirmText: t('detail.cancel'),
      cancelText: t('detail.keep'),
      tone: 'danger',
    })
    if (!confirmed) return
    try {
      await client.call(cancelOrder, { orderId: this.params.orderId }, { inlineErrors: true })
      dialogs.toast(t('detail.cancelled'))
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await this.refresh()
  }

  async copy(text: string): Promise<void> {
    const { kind } = await this.deps.platform.clipboard.copy(text)
    this.deps.dialogs.toast(texts.translator()(kind === 'done' ? 'common.copied' : 'error.copyFailed'))
  }

  async toTickets(): Promise<void> {
    const [id] = this.order.value?.voucherIds ?? []
    await (id ? this.deps.navigate.open('ticket-detail-new', { id }) : this.deps.navigate.switchTab('ticket-holder'))
  }

  async toShow(): Promise<void> {
    const showId = this.order.value?.firstShowId
    if (showId) await this.deps.navigate.open('show-detail', { showId })
  }

  private get unpaid(): boolean {
    return this.order.value?.orderState === 'UNPAID'
  }

  /** While the order can be paid, polls it slower and slower (decision 40). */
  private startPolling(): void {
    this.poll?.dispose()
    const order = this.order.value
    if (this.deps.screen.disposed || !order || isDecided(order)) return
    this.poll = pollOrder(this.deps, order.orderId, {
      wait: (attempts) => (isPayable(order, this.deps.clock.now()) ? slowerFromNow(attempts) : null),
      settled: isDecided,
      seen: this.order.put,
    })
  }
}
