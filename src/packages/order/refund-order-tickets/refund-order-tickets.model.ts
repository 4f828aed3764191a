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
import { showRefunded } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import type { RefundReason } from '@/domain/refund/state'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'

const APPLICATION = {
  call: applyRefund,
  priceCodes: [REFUND_CODES.refundQuoteExpired, REFUND_CODES.refundQuoteChanged],
  handledStatuses: [],
}

/**
 * Key of the warning about the loss. If the tickets can be rebooked, the warning also mentions the price difference.
 */
export type Leaving = 'onceOnly' | 'lastTime' | 'onceOnlyRebook' | 'lastTimeRebook'

/** Model of the refund screen: the choice of tickets, the quote and the submission. It also lists earlier refunds. */
export class RefundTicketsModel {
  readonly order: Resource<OrderRefund>
  readonly quote: Resource<RefundQuote>
  readonly choice: UnitSelection<RefundUnit>
  /** Optional reason for the merchant. If it is not set, the refund is requested with the reason `OTHER`. */
  reason: RefundReason | null = null
  /** True after a refund on this screen. The screen then shows the progress of refunds first. */
  hasRefunded = false
  private isNew = true
  /** Refunds the tickets as quoted after the buyer confirms. Never rejects. */
  readonly submit: () => Promise<void>

  constructor(
    deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    const { client, clock, platform, screen, stores } = deps
    this.order = screen.query(orderRefund, { orderId }, { options: HANDLES_NOT_FOUND, when: () => orderId !== '' })
    this.choice = new UnitSelection<RefundUnit>(this)
    this.quote = screen.resource(
      () => client.call(previewRefund, { orderId, unitIds: this.choice.chosenIds }, { inlineErrors: true }),
      { manual: true },
    )
    const keys = new SubmissionKeys({
      ...{ storage: platform.storage, clock, userId: stores.user.userId },
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.submit = createSubmit(deps, {
      ...{ texts: refundTexts, orderId, choice: this.choice },
      quote: () => this.current,
      loadQuote: () => this.quote.load(),
      question: ({ qty, amount, ways, packetShares }) => ({
        content: {
          key: this.change === 'CANCELED' ? 'refund.askCanceled' : 'refund.ask',
          values: { count: qty, amount: formatMoney(amount), method: ways.map(({ method }) => method).join(' / ') },
        },
        // Coupons in the friends' packet end only if this refund includes all remaining tickets.
        hint:
          packetShares > 0
            ? { key: 'refund.packetAsk', values: { count: packetShares } }
            : this.hint && { key: `refund.${this.hint}` },
        tone: 'danger',
      }),
      send: ({ quote }) => submitOnce(client, keys, APPLICATION, { orderId, quote, reason: this.sentReason }),
      renew: (error, { amount: from }) => {
        const quote = isRequestError(error) ? readQuote(error.data) : null
        if (quote) this.quote.put(quote)
        return quote && { quote, from, to: quote.amount }
      },
      onDone: async (_, { amount }) => {
        this.choice.reset()
        this.setRefunded()
        // Loads the progress before the message opens. Otherwise the form below the message could still be used.
        await this.order.load()
        showRefunded(deps.dialogs, refundTexts, amount)
      },
      onFailure: () => this.order.load(),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.order.value,
      (order) => order && this.update(),
    )
    screen.reaction(
      () => this.choice.chosenIds.join(),
      (ids) => ids !== '' && void this.quote.load(),
    )
  }

  /** Change of the show. A canceled or postponed show requires no reason. */
  get change(): OrderRefund['change'] {
    return this.order.value?.change ?? 'NONE'
  }

  private get sentReason(): RefundReason {
    return this.change === 'NONE' ? (this.reason ?? 'OTHER') : 'SHOW_CHANGED'
  }

  get refunds(): readonly Refund[] {
    return this.order.value?.refunds ?? []
  }

  /** Units that are not refunded yet, including units that cannot be refunded. */
  get units(): readonly RefundUnit[] {
    return (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** Units that the buyer can choose. */
  get open(): readonly RefundUnit[] {
    return openUnits(this.order.value, this.units)
  }

  /**
   * Consequence of leaving out tickets, if this is the last possible refund of the session. Null if another refund is
   * possible.
   */
  get leaving(): Leaving | null {
    const { countLeft, perSession, canRebook } = this.order.value ?? {}
    const isPartial = this.open.length > 1 && this.choice.chosen.length < this.open.length
    if (this.change !== 'NONE' || countLeft !== 1 || !isPartial) return null
    const loss = perSession === 1 ? 'onceOnly' : 'lastTime'
    return canRebook ? `${loss}Rebook` : loss
  }

  /**
   * The most important consequence, which the confirmation shows: tickets that lose their refund, else paper tickets
   * that become void.
   */
  private get hint(): Leaving | 'paperVoid' | null {
    return this.leaving ?? (this.order.value?.paperSent ? 'paperVoid' : null)
  }

  /** True if no further refund is possible in this session. */
  get isLast(): boolean {
    return this.change === 'NONE' && this.order.value?.countLeft === 0
  }

  /** The quote for the chosen tickets; null while it loads, and until it matches a changed choice. */
  get current(): RefundQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /**
   * Returns the time at which the refund fee rises. If refunds end at this time, `fee` is null. Returns null if the fee
   * does not change later.
   */
  feeAfter({ deadline }: RefundQuote): { at: number; fee: number | null } | null {
    const steps = this.order.value?.steps ?? []
    const next = steps[steps.findIndex(({ until }) => until === deadline) + 1]
    return deadline === null || !next ? null : { at: deadline, fee: next.fee }
  }

  setReason(reason: RefundReason): void {
    this.reason = reason
  }

  private setRefunded(): void {
    this.hasRefunded = true
  }

  /** Updates the choice after loading. For a canceled show, all tickets are initially chosen. */
  private update(): void {
    this.choice.refresh(this.isNew && this.change === 'CANCELED')
    this.isNew = false
  }
}
