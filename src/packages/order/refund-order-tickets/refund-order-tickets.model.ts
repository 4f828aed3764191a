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

/** Key of the warning about the loss. For tickets that can be rebooked, it also mentions the price difference. */
export type Leaving = 'onceOnly' | 'lastTime' | 'onceOnlyRebook' | 'lastTimeRebook'

/** Model of the refund screen: choose tickets, load a quote, submit once. Also lists earlier refunds. */
export class RefundTicketsModel {
  readonly order: Resource<OrderRefund>
  readonly quote: Resource<RefundQuote>
  readonly choice: UnitSelection<RefundUnit>
  /** Optional reason for the merchant. A refund without a reason is requested with OTHER. */
  reason: RefundReason | null = null
  /** True after a refund on this screen, which then shows the progress first. */
  hasRefunded = false
  private isNew = true
  /** Asks the buyer and refunds the tickets as quoted. Never rejects. */
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
        // Friends' coupons from the packet only end if this refund includes all remaining tickets.
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
        // Loads the progress before the message opens. The form would still be usable below it otherwise.
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

  /** Units that are not refunded yet, including those that cannot be refunded. */
  get units(): readonly RefundUnit[] {
    return (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** Units that the buyer can choose. */
  get open(): readonly RefundUnit[] {
    return openUnits(this.order.value, this.units)
  }

  /**
   * Consequence of omitting tickets from the last possible refund of the session; null if another refund remains
   * possible.
   */
  get leaving(): Leaving | null {
    const { countLeft, perSession, canRebook } = this.order.value ?? {}
    const isPartial = this.open.length > 1 && this.choice.chosen.length < this.open.length
    if (this.change !== 'NONE' || countLeft !== 1 || !isPartial) return null
    const loss = perSession === 1 ? 'onceOnly' : 'lastTime'
    return canRebook ? `${loss}Rebook` : loss
  }

  /** The most important consequence in the confirmation: the loss of omitted tickets, else void paper tickets. */
  private get hint(): Leaving | 'paperVoid' | null {
    return this.leaving ?? (this.order.value?.paperSent ? 'paperVoid' : null)
  }

  /** True if no further refund is possible in this session. */
  get isLast(): boolean {
    return this.change === 'NONE' && this.order.value?.countLeft === 0
  }

  /** The quote for the chosen tickets; null while it loads, and if the choice has changed. */
  get current(): RefundQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /**
   * Returns the time at which the fee of a quote rises, or at which refunds end (`fee` is null). Null without a later
   * change.
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

  /** Updates the choice after loading. For a canceled show, chooses all tickets initially. */
  private update(): void {
    this.choice.refresh(this.isNew && this.change === 'CANCELED')
    this.isNew = false
  }
}
