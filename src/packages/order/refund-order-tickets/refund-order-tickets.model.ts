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
import { showDone } from '@/components/after-sale/questions'
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

/** Key of the text that names the loss; of tickets that can be rebooked it warns of the price difference, too. */
export type Leaving = 'onceOnly' | 'lastTime' | 'onceOnlyRebook' | 'lastTimeRebook'

/** Model of the refund screen: choose tickets, quote, submit once. Also lists earlier refunds. */
export class RefundTicketsModel {
  readonly order: Resource<OrderRefund>
  readonly quote: Resource<RefundQuote>
  readonly choice: UnitSelection<RefundUnit>
  /** Optional reason for the merchant. A refund without a reason is requested with OTHER. */
  reason: RefundReason | null = null
  /** True after tickets were refunded on this screen, which then shows their progress first. */
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
        // The friends' coupons only end if no ticket is left out.
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
      onDone: async () => {
        this.choice.reset()
        this.setRefunded()
        // Loads the progress before the message, so that no usable form is below the message.
        await this.order.load()
        showDone(deps.dialogs, refundTexts)
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

  /** The show's change. A canceled or postponed show needs no reason. */
  get change(): OrderRefund['change'] {
    return this.order.value?.change ?? 'NONE'
  }

  private get sentReason(): RefundReason {
    return this.change === 'NONE' ? (this.reason ?? 'OTHER') : 'SHOW_CHANGED'
  }

  get refunds(): readonly Refund[] {
    return this.order.value?.refunds ?? []
  }

  /** Units that are not refunded, including those that cannot be. */
  get units(): readonly RefundUnit[] {
    return (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** Units that can be chosen. */
  get open(): readonly RefundUnit[] {
    return openUnits(this.order.value, this.units)
  }

  /** Losses from leaving tickets out of the last refund of the session; null while another refund stays possible. */
  get leaving(): Leaving | null {
    const { countLeft, perSession, canRebook } = this.order.value ?? {}
    const isPartial = this.open.length > 1 && this.choice.chosen.length < this.open.length
    if (this.change !== 'NONE' || countLeft !== 1 || !isPartial) return null
    const loss = perSession === 1 ? 'onceOnly' : 'lastTime'
    return canRebook ? `${loss}Rebook` : loss
  }

  /** The most important consequence in the question: losses by leaving tickets out, else void paper tickets. */
  private get hint(): Leaving | 'paperVoid' | null {
    return this.leaving ?? (this.order.value?.paperSent ? 'paperVoid' : null)
  }

  /** No ticket of the session can be refunded any more. */
  get isLast(): boolean {
    return this.change === 'NONE' && this.order.value?.countLeft === 0
  }

  /** The quote for the chosen tickets; null while the quote loads or belongs to another choice. */
  get current(): RefundQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /** Returns the time when a quote's fee rises, or refunds end (fee null). Returns null without a later change. */
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

  /** Updates the choice. Initially chooses all tickets of a canceled show. */
  private update(): void {
    this.choice.refresh(this.isNew && this.change === 'CANCELED')
    this.isNew = false
  }
}
