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
import { UnitSelection } from '@/components/order/unit-choice/unit-selection'
import { OrderNotices } from '@/components/reminder/order-notices'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import type { RefundReason } from '@/domain/refund/state'
import { broadcastOrderChange } from '@/payment/order-changes'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'
import { confirmChange, confirmRefund, type Leaving, showApplied, showUnknown } from './refund-questions'

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
  readonly choice: UnitSelection<RefundUnit>
  /** For the merchant, as the buyer likes: a refund without one is applied for with OTHER. */
  reason: RefundReason | null = null
  private readonly keys: SubmissionKeys
  private readonly notices: OrderNotices

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    const { client, clock, platform, screen, stores } = deps
    this.order = screen.query(orderRefund, { orderId }, { options: HANDLES_NOT_FOUND, when: () => orderId !== '' })
    this.choice = new UnitSelection<RefundUnit>(this)
    this.quote = screen.resource(
      () => client.call(previewRefund, { orderId, unitIds: this.choice.chosenIds }, { inlineErrors: true }),
      { manual: true },
    )
    this.keys = new SubmissionKeys({
      ...{ storage: platform.storage, clock, userId: stores.user.userId },
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.order.value, this.update)
    screen.reaction(
      () => this.choice.chosenIds.join(),
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

  /** What a buyer loses by leaving tickets out of their last refund of the session; null where another one stays possible. */
  get leaving(): Leaving | null {
    const { change, countLeft, perSession, canRebook } = this.order.value ?? {}
    const isPartial = this.open.length > 1 && this.choice.chosen.length < this.open.length
    if (change !== 'NONE' || countLeft !== 1 || !isPartial) return null
    const words = perSession === 1 ? 'onceOnly' : 'lastTime'
    return canRebook ? `${words}Rebook` : words
  }

  /** No ticket of the session can be refunded any more. */
  get isLast(): boolean {
    const { change, countLeft } = this.order.value ?? {}
    return change === 'NONE' && countLeft === 0
  }

  /** The quote of what is chosen now; null while it is loading, and for another choice. */
  get current(): RefundQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /** When the fee of a quote rises, or refunds end (fee null); null where the quote does not outlast it, or nothing follows. */
  feeAfter({ deadline, expireTime }: RefundQuote): { at: number; fee: number | null } | null {
    const steps = this.order.value?.steps ?? []
    const next = steps[steps.findIndex(({ until }) => until === deadline) + 1]
    return deadline === null || deadline === expireTime || !next ? null : { at: deadline, fee: next.fee }
  }

  setReason(reason: RefundReason): void {
    this.reason = reason
  }

  /** Asks, and gives the tickets back as quoted. Never rejects. */
  async submit(): Promise<void> {
    this.choice.tried = true
    if (this.choice.chosen.length === 0) return
    await this.notices.offer(this.orderId)
    if (!this.current) await this.quote.load()
    const quote = this.current
    if (quote && (await confirmRefund(this.deps.dialogs, quote, this.leaving)))
      await this.send(quote, this.reason ?? 'OTHER')
  }

  private update(order: OrderRefund | null): void {
    if (order) this.choice.renew(false)
  }

  private async send(quote: RefundQuote, reason: RefundReason): Promise<void> {
    const { client, dialogs } = this.deps
    const content = { orderId: this.orderId, quote: quote.quote, reason }
    const submitted = await submitOnce(client, this.keys, APPLICATION, content)
    if (submitted.kind === 'created') {
      this.choice.reset()
      broadcastOrderChange(this.deps, this.orderId)
      // First the progress, then the message: a form that can be used again would stand below it.
      await this.order.load()
      return showApplied(dialogs)
    } else if (submitted.kind === 'price-changed') return this.renew(quote, submitted.error, reason)
    else if (submitted.kind === 'unknown') await showUnknown(dialogs)
    else await alertFailure(dialogs, submitted.error)
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
