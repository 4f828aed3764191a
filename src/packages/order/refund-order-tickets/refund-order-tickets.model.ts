import { makeAutoObservable } from 'mobx'
import {
  applyRefund,
  orderRefund,
  type OrderRefund,
  previewRefund,
  readQuote,
  type Refund,
  type RefundQuote,
  type RefundUnit,
} from '@/api/refund'
import type { Resource } from '@/components/screen/async-resource'
import { OrderNotices } from '@/components/reminder/order-notices'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import type { RefundReason } from '@/domain/refund/state'
import { OrderKeys } from '@/payment/order-keys'
import { tellOtherTabs } from '@/payment/order-news'
import { placeOrder } from '@/payment/place-order'
import { isRequestError } from '@/request/errors'
import { confirmChange, confirmRefund, showApplied, showUnknown } from './refund-questions'

const APPLICATION = {
  call: applyRefund,
  priceCodes: [REFUND_CODES.refundQuoteExpired, REFUND_CODES.refundQuoteChanged],
  handledStatuses: [],
}

const isOpen = ({ hindrance }: RefundUnit): boolean => hindrance === 'NONE'

/** Tickets of an order that are given back: chosen, priced, applied for once; and what became of those before. */
export class RefundTicketsModel {
  readonly order: Resource<OrderRefund>
  readonly quote: Resource<RefundQuote>
  reason: RefundReason | null = null
  /** The buyer tried to send it with something missing. */
  tried = false
  private chosenIds: readonly string[] = []
  private readonly keys: OrderKeys
  private readonly notices: OrderNotices

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    const { client, clock, platform, screen, stores } = deps
    this.order = screen.query(orderRefund, { orderId }, { options: HANDLES_NOT_FOUND, when: () => orderId !== '' })
    this.quote = screen.resource(
      () => client.call(previewRefund, { orderId, unitIds: [...this.chosenIds] }, { inlineErrors: true }),
      { manual: true },
    )
    this.keys = new OrderKeys({
      ...{ storage: platform.storage, clock, userId: stores.user.userId },
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.order.value, this.dropClosed)
    screen.reaction(
      () => this.chosen.map(({ unitId }) => unitId).join(),
      (ids) => ids !== '' && void this.quote.load(),
    )
  }

  get refunds(): readonly Refund[] {
    return this.order.value?.refunds ?? []
  }

  /** Units that are not back yet, those included that cannot come back. */
  get units(): readonly RefundUnit[] {
    return (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** What can be chosen. */
  get open(): readonly RefundUnit[] {
    return this.order.value?.hindrance === 'NONE' ? this.units.filter(isOpen) : []
  }

  get chosen(): readonly RefundUnit[] {
    return this.open.filter(({ unitId }) => this.chosenIds.includes(unitId))
  }

  get allChosen(): boolean {
    return this.open.length > 0 && this.chosen.length === this.open.length
  }

  /** The quote of what is chosen now; null while it is loading, and for another choice. */
  get current(): RefundQuote | null {
    const { value, pending } = this.quote
    const ids = this.chosen.map(({ unitId }) => unitId)
    const fits = value !== null && value.unitIds.length === ids.length && ids.every((id) => value.unitIds.includes(id))
    return fits && !pending ? value : null
  }

  /** When the fee of a quote rises, or refunds end (fee null); null where the quote does not outlast it, or nothing follows. */
  feeAfter({ deadline, expireTime }: RefundQuote): { at: number; fee: number | null } | null {
    const steps = this.order.value?.steps ?? []
    const next = steps[steps.findIndex(({ until }) => until === deadline) + 1]
    return deadline === null || deadline === expireTime || !next ? null : { at: deadline, fee: next.fee }
  }

  isChosen(unitId: string): boolean {
    return this.chosen.some((unit) => unit.unitId === unitId)
  }

  toggle(unitId: string): void {
    this.choose(this.isChosen(unitId) ? this.chosenIds.filter((id) => id !== unitId) : [...this.chosenIds, unitId])
  }

  toggleAll(): void {
    this.choose(this.allChosen ? [] : this.open.map(({ unitId }) => unitId))
  }

  setReason(reason: RefundReason): void {
    this.reason = reason
  }

  /** Asks, and gives the tickets back as quoted. Never rejects. */
  async submit(): Promise<void> {
    this.tried = true
    if (this.chosen.length === 0 || this.reason === null) return
    await this.notices.offer(this.orderId)
    if (!this.current) await this.quote.load()
    const quote = this.current
    if (quote && (await confirmRefund(this.deps.dialogs, quote))) await this.send(quote, this.reason)
  }

  /** Nothing is chosen: what was is given back. */
  private reset(): void {
    this.choose([])
    this.tried = false
  }

  private choose(ids: readonly string[]): void {
    this.chosenIds = ids
  }

  /** What came back since, or was used, is not chosen any more. */
  private dropClosed(order: OrderRefund | null): void {
    if (order)
      this.choose(order.units.filter(isOpen).flatMap(({ unitId }) => this.chosenIds.filter((id) => id === unitId)))
  }

  private async send(quote: RefundQuote, reason: RefundReason): Promise<void> {
    const { client, dialogs } = this.deps
    const content = { orderId: this.orderId, quote: quote.quote, reason }
    const placed = await placeOrder(client, this.keys, APPLICATION, content)
    if (placed.kind === 'created') {
      showApplied(dialogs)
      this.reset()
      tellOtherTabs(this.deps, this.orderId)
    } else if (placed.kind === 'price-changed') return this.renew(quote, placed.error, reason)
    else if (placed.kind === 'unknown') await showUnknown(dialogs)
    else await alertFailure(dialogs, placed.error)
    await this.order.load()
  }

  /** A deadline has passed since the quote: old and new are shown, and nothing is sent without another yes. */
  private async renew(old: RefundQuote, error: unknown, reason: RefundReason): Promise<void> {
    const { dialogs } = this.deps
    const fresh = isRequestError(error) ? readQuote(error.data) : null
    if (!fresh) return alertFailure(dialogs, error)
    this.quote.put(fresh)
    const agreed = await confirmChange(dialogs, old, fresh)
    if (agreed) await this.send(fresh, reason)
    else await this.order.load()
  }
}
