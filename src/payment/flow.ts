import { makeAutoObservable } from 'mobx'
import { cashiers, type PaymentOption, reserveTime } from '@/api/payment'
import type { Agreement } from '@/api/purchase'
import { isCodeRefusal } from '@/domain/business-codes/login'
import { chooseOption, needsSheet } from '@/domain/payment/options'
import type { BuyerChoices } from '@/domain/payment/pay-fields'
import { needsCode } from '@/domain/payment/products'
import type { Fen } from '@/domain/money'
import type { TimerId } from '@/lib/clock'
import type { PaymentDeps } from './deps'
import { afterFailure, afterRefusal, type Attempt, attemptPayment, HANDLED } from './attempt'
import { HostAnswer } from './host-answer'
import type { PayOutcome } from './outcome'
import type { Payable, PaymentRequest, RebookedTo } from './payable'
import { PaymentSheet } from './sheet'

/** An agreement to which the buyer must consent before the payment. */
export interface AgreementQuestion {
  agreement: Agreement
  answer: (agrees: boolean) => void
}

interface Run {
  orderId: string
  outcome: Promise<PayOutcome>
  end: (outcome: PayOutcome) => void
  /** True until the payment in the host starts. During this time, another screen can end the flow. */
  preparing: boolean
}

/** A question for the verification code that a payment needs (domain §2, verification-code popup). */
export interface CodeQuestion {
  partner: string
  transactionIds: string[]
  payAmount: Fen
  /**
   * Pays with the code. If the code is wrong, rejects with the gateway's error, so that the buyer can correct the
   * code.
   */
  pay: (code: string) => Promise<void>
  /** Closes the code popup and shows the payment methods again. */
  cancel: () => void
}

/** Content of the payment sheet before the order exists. */
export type Opening = Required<Pick<Payable, 'payAmount' | 'rebookedTo'>>

/** Pays one order at a time: payment method, agreement, payment, outcome (shell §4, payment flow). */
export class PaymentFlow {
  /** The open sheet, or null. */
  sheet: PaymentSheet | null = null
  /**
   * Content of the sheet before the order and its payment methods exist; null if the sheet is closed or the order
   * exists.
   */
  opening: Opening | null = null
  /** The agreement that the buyer must currently answer; null if there is no question. */
  question: AgreementQuestion | null = null
  /** The verification code that the buyer must currently enter; null if no code is required. */
  code: CodeQuestion | null = null
  private running: Run | null = null
  private timer: TimerId | null = null
  private readonly hostAnswer: HostAnswer

  constructor(private readonly deps: PaymentDeps) {
    this.hostAnswer = new HostAnswer(deps.clock)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Opens the sheet immediately after the buyer's tap, before the order and its payment methods are known. `start`
   * shows the payment methods in the sheet, and `hide` closes it.
   *
   * Does nothing if no amount is due. Does nothing in hosts that have their own payment, because they need no sheet.
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

  /** Closes the sheet, because another screen is opened. A payment that has started continues. */
  hide(): void {
    this.opening = null
    this.endPreparing()
  }

  private endPreparing(): void {
    const { running, sheet } = this
    if (running && (sheet ? !sheet.busy : running.preparing)) this.finish({ kind: 'hidden', orderId: running.orderId })
  }

  /**
   * Must be called when the app is shown again. The payment of a host may then never return a result (see
   * `HostAnswer`).
   */
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
        // The screen that started the payment shows the failure.
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
    const attempt = await this.attempt(order, { paymentProduct: chosen.paymentProduct })
    this.finish(attempt.ended ? attempt.outcome : afterFailure(attempt, order.orderId), run)
  }

  private openSheet(order: PaymentRequest, options: PaymentOption[], chosen: string, deadline: number | null): void {
    this.opening = null
    this.sheet = new PaymentSheet(order, options, chosen, deadline, {
      submit: () => void this.submit(),
      cancel: () => this.finish({ kind: 'cancelled', orderId: order.orderId }),
    })
  }

  /** Ends the flow at the payment deadline, even if the payment in the host has returned no result. */
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
      // Ends if the deadline has passed in the meantime, or if another screen was opened.
      if (this.sheet !== sheet) return
      sheet.setAgreed(agreed)
      if (!agreed) return
    }
    if (needsCode(sheet.chosen)) return this.askCode(sheet)
    await this.pay(sheet)
  }

  /** Requests the verification code of the chosen product. Entering the code starts the payment. */
  private askCode(sheet: PaymentSheet): void {
    const { transactionIds, payAmount } = sheet.order
    this.setCode({
      ...{ partner: sheet.chosen, transactionIds, payAmount },
      pay: (verificationCode) => this.pay(sheet, verificationCode),
      cancel: () => this.setCode(null),
    })
  }

  /**
   * Pays with the chosen product. If the gateway refuses the verification code, rejects with that error and leaves the
   * sheet open.
   */
  private async pay(sheet: PaymentSheet, verificationCode?: string): Promise<void> {
    sheet.setBusy(true)
    const attempt = await this.attempt(sheet.order, { ...sheet.choices, ...(verificationCode && { verificationCode }) })
    sheet.setBusy(false)
    // The deadline may have passed, and another payment may be running.
    if (this.sheet !== sheet) return
    if (attempt.ended) return this.finish(attempt.outcome)
    if (verificationCode && !attempt.cancelled && isCodeRefusal(attempt.failure.statusCode)) throw attempt.error
    this.setCode(null)
    // A canceled payment shows no message, because the buyer canceled it (shell §8).
    if (!attempt.cancelled) sheet.fail(attempt.failure)
  }

  private attempt(order: PaymentRequest, choices: BuyerChoices): Promise<Attempt> {
    return attemptPayment(this.deps, this.hostAnswer, order, choices)
  }

  private setCode(code: CodeQuestion | null): void {
    this.code = code
  }

  /** Asks the buyer for consent to an agreement, with links to its policies. @returns true if the buyer agrees */
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
    // If the deadline is unknown, the sheet still opens, because the gateway decides if the order can be paid.
    const answer = await this.deps.client.call(reserveTime, { transactionId }, { silent: true }).catch(() => null)
    return answer && answer.time > 0 ? answer.time : null
  }

  private finish(outcome: PayOutcome, run = this.running): void {
    if (!run || this.running !== run) return
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
    this.sheet = null
    this.opening = null
    this.code = null
    this.running = null
    this.question?.answer(false)
    run.end(outcome)
  }
}
