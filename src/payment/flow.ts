import { makeAutoObservable } from 'mobx'
import { cashiers, type PaymentOption, pay, reserveTime } from '@/api/payment'
import type { Agreement } from '@/api/purchase'
import { PAYMENT_CODES } from '@/domain/business-codes/payment'
import { chooseOption, needsSheet } from '@/domain/payment/options'
import type { Fen } from '@/domain/money'
import type { Clock, TimerId } from '@/lib/clock'
import type { Pay, PayResult } from '@/platform/payment/contract'
import type { Client } from '@/request/client'
import { isRequestError } from '@/request/errors'
import { HostAnswer } from './host-answer'
import type { PayOutcome, PaymentFailure } from './outcome'
import type { Payable, PaymentRequest, RebookedTo } from './payable'
import { PaymentSheet } from './sheet'

/** Properties of the host that the payment depends on. */
interface PaymentContext {
  platform: string
  src: string
  browserType: 'WEIXIN' | 'ALIPAY' | 'OTHER'
  openId: string
  /** Payment product of the host; '' on the open web. */
  ownProduct: string
}

export interface PaymentDeps {
  client: Client
  clock: Clock
  /** Starts the payment in the host. */
  hostPay: Pay
  paymentContext: () => PaymentContext
  /**
   * Identifies the payer, if the host's payment needs an open id that is missing. @returns true if the page is left for
   * this; the buyer later returns to the same screen with the unpaid order
   */
  identifyPayer?: () => Promise<boolean> | undefined
  lastProduct: { read: () => string | null; write: (product: string) => void }
}

/** An agreement that needs the buyer's consent before the payment. */
export interface AgreementQuestion {
  agreement: Agreement
  answer: (agrees: boolean) => void
}

interface Run {
  orderId: string
  outcome: Promise<PayOutcome>
  end: (outcome: PayOutcome) => void
  /** True until the host's payment starts: another screen may still end it. */
  preparing: boolean
}

/** Failures that the caller handles itself. A payment that is already running is not shown as a failure. */
const HANDLED = { inlineErrors: true, handledStatuses: [PAYMENT_CODES.paymentUnderWay] } as const

type Attempt =
  | { ended: true; outcome: PayOutcome }
  | { ended: false; cancelled: true }
  | { ended: false; cancelled: false; failure: PaymentFailure }

/** Content of the payment sheet before the order exists. */
export type Opening = Required<Pick<Payable, 'payAmount' | 'rebookedTo'>>

/** The payment of one order at a time: select, agree, start, report the outcome (shell §4, payment flow). */
export class PaymentFlow {
  /** The open sheet, or null. */
  sheet: PaymentSheet | null = null
  /** Content of the sheet before the order and its payment methods exist; null without such a sheet. */
  opening: Opening | null = null
  /** The agreement that the buyer must currently answer; null without one. */
  question: AgreementQuestion | null = null
  private running: Run | null = null
  private timer: TimerId | null = null
  private readonly hostAnswer: HostAnswer

  constructor(private readonly deps: PaymentDeps) {
    this.hostAnswer = new HostAnswer(deps.clock)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Opens the sheet as soon as the buyer taps, before the order and its payment methods are known. `start` fills the
   * sheet, `hide` closes it.
   *
   * Does nothing if no amount is due. Does nothing in hosts with their own payment either, which need no sheet.
   * @param rebookedTo session of a rebooking, if the amount is its price difference
   */
  open(payAmount: Fen, rebookedTo: RebookedTo | null = null): void {
    if (payAmount > 0 && !this.running && !this.deps.paymentContext().ownProduct)
      this.opening = { payAmount, rebookedTo }
  }

  /** Pays an order. A second call for the same order returns the same outcome. Never rejects. */
  start(order: PaymentRequest): Promise<PayOutcome> {
    if (order.payAmount <= 0) {
      this.opening = null
      return Promise.resolve({ kind: 'free', orderId: order.orderId })
    }
    if (this.running?.orderId === order.orderId) return this.running.outcome
    this.endPreparing()
    let end!: (outcome: PayOutcome) => void
    const outcome = new Promise<PayOutcome>((resolve) => (end = resolve))
    const run: Run = { orderId: order.orderId, outcome, end, preparing: true }
    this.running = run
    this.prepare(order, run).catch((error: unknown) => {
      const attempt = afterRefusal(error, order.orderId)
      this.finish(attempt.ended ? attempt.outcome : afterFailure(attempt, order.orderId), run)
    })
    return outcome
  }

  /** Closes the sheet because another screen takes over. A payment that has started continues. */
  hide(): void {
    this.opening = null
    this.endPreparing()
  }

  private endPreparing(): void {
    const { running, sheet } = this
    if (running && (sheet ? !sheet.busy : running.preparing)) this.finish({ kind: 'hidden', orderId: running.orderId })
  }

  /** Handles the app's return to view. The payment of a host may then never return a result (see `HostAnswer`). */
  shown(): void {
    this.hostAnswer.shown()
  }

  private async prepare(order: PaymentRequest, run: Run): Promise<void> {
    if (await this.deps.identifyPayer?.()) return this.finish({ kind: 'hidden', orderId: order.orderId }, run)
    const paymentContext = this.deps.paymentContext()
    const { platform, src, browserType } = paymentContext
    const [options, deadline] = await Promise.all([
      this.deps.client.call(
        cashiers,
        { transactionIds: order.transactionIds, platform, src, browserType },
        // The failure is shown by the screen that started the payment.
        HANDLED,
      ),
      this.deadlineOf(order),
    ])
    if (this.running !== run) return
    const chosen = chooseOption(options, {
      platformProduct: paymentContext.ownProduct,
      lastProduct: this.deps.lastProduct.read(),
    })
    if (!chosen)
      return this.finish({ kind: 'failed', orderId: order.orderId, reason: 'no way to pay', message: '' }, run)
    this.endAt(deadline, run)
    if (needsSheet(options, paymentContext.ownProduct))
      return this.openSheet(order, options, chosen.paymentProduct, deadline)
    if (order.agreement?.mustAgree && !(await this.ask(order.agreement))) {
      return this.finish({ kind: 'cancelled', orderId: order.orderId }, run)
    }
    run.preparing = false
    const attempt = await this.attempt(order, chosen.paymentProduct)
    this.finish(attempt.ended ? attempt.outcome : afterFailure(attempt, order.orderId), run)
  }

  private openSheet(order: PaymentRequest, options: PaymentOption[], chosen: string, deadline: number | null): void {
    this.opening = null
    this.sheet = new PaymentSheet(order, options, chosen, deadline, {
      submit: () => void this.submit(),
      cancel: () => this.finish({ kind: 'cancelled', orderId: order.orderId }),
    })
  }

  /** Ends the flow at the payment deadline, even if the host's payment has returned no result. */
  private endAt(deadline: number | null, run: Run): void {
    if (deadline === null) return
    const { clock } = this.deps
    const left = Math.max(0, deadline - clock.now())
    this.timer = clock.setTimeout(() => this.finish({ kind: 'expired', orderId: run.orderId }, run), left)
  }

  private async submit(): Promise<void> {
    const { sheet } = this
    if (!sheet || this.question) return
    const { order } = sheet
    if (!sheet.agreed && order.agreement) {
      const agreed = await this.ask(order.agreement)
      // The deadline may have passed, or another screen has taken over.
      if (this.sheet !== sheet) return
      sheet.setAgreed(agreed)
      if (!agreed) return
    }
    sheet.setBusy(true)
    const attempt = await this.attempt(order, sheet.chosen)
    sheet.setBusy(false)
    if (attempt.ended) return this.finish(attempt.outcome)
    // A cancelled payment shows no message, because the buyer cancelled it (shell §8).
    if (!attempt.cancelled) sheet.fail(attempt.failure)
  }

  /** Pays with one payment product. After a failure, the flow stays open for another try. */
  private async attempt(order: PaymentRequest, paymentProduct: string): Promise<Attempt> {
    const { orderId, transactionIds, returnUrl, cancelUrl } = order
    const { platform, src, openId } = this.deps.paymentContext()
    try {
      const answer = await this.deps.client.call(
        pay,
        {
          transactionIds,
          platform,
          src,
          paymentProduct,
          returnUrl,
          isNewCyy: true,
          ...(openId ? { openId } : {}),
          ...(cancelUrl ? { cancelUrl } : {}),
        },
        HANDLED,
      )
      this.deps.lastProduct.write(paymentProduct)
      return judge(
        await this.hostAnswer.of(
          this.deps.hostPay({ paymentProduct, info: answer.paymentInfo ?? answer.paymentInfoMap }),
        ),
        orderId,
      )
    } catch (error) {
      return afterRefusal(error, orderId)
    }
  }

  /** Asks the buyer for consent to an agreement, with links to its policies. @returns true if they agree */
  ask(agreement: Agreement): Promise<boolean> {
    return new Promise((resolve) =>
      this.setQuestion({
        agreement,
        answer: (agrees) => {
          this.setQuestion(null)
          resolve(agrees)
        },
      }),
    )
  }

  private setQuestion(question: AgreementQuestion | null): void {
    this.question = question
  }

  private async deadlineOf(order: PaymentRequest): Promise<number | null> {
    const [transactionId] = order.transactionIds
    if (!transactionId) return null
    // Without the deadline the sheet still opens: the gateway decides if the order can be paid.
    const answer = await this.deps.client.call(reserveTime, { transactionId }, { silent: true }).catch(() => null)
    return answer && answer.time > 0 ? answer.time : null
  }

  private finish(outcome: PayOutcome, run = this.running): void {
    if (!run || this.running !== run) return
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
    this.sheet = null
    this.opening = null
    this.running = null
    this.question?.answer(false)
    run.end(outcome)
  }
}

const failureOf = (error: unknown): PaymentFailure =>
  isRequestError(error)
    ? {
        reason: 'refused',
        message: error.message,
        ...(error.statusCode === undefined ? {} : { statusCode: error.statusCode }),
        ...(error.handled && { handled: true }),
      }
    : { reason: 'refused', message: '' }

const judge = (result: PayResult, orderId: string): Attempt => {
  switch (result.kind) {
    case 'paid':
    case 'pending':
    case 'left':
      return { ended: true, outcome: { kind: result.kind, orderId } }
    case 'cancelled':
      return { ended: false, cancelled: true }
    case 'failed':
      return { ended: false, cancelled: false, failure: { reason: result.reason, message: '' } }
  }
}

/**
 * Returns the result of a refused payment. If another payment of the order is running, this is not a failure, and the
 * outcome is pending.
 */
const afterRefusal = (error: unknown, orderId: string): Attempt =>
  isRequestError(error) && error.statusCode === PAYMENT_CODES.paymentUnderWay
    ? { ended: true, outcome: { kind: 'pending', orderId } }
    : { ended: false, cancelled: false, failure: failureOf(error) }

const afterFailure = (attempt: Extract<Attempt, { ended: false }>, orderId: string): PayOutcome =>
  attempt.cancelled ? { kind: 'cancelled', orderId } : { kind: 'failed', orderId, ...attempt.failure }
