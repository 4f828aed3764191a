import { makeAutoObservable, runInAction } from 'mobx'
import { makePayCode, payCode, type PayCodeState } from '@/api/payment'
import type { CodeQuestion } from '@/payment/flow'
import { CODE_WAIT } from '@/domain/typed/one-time-code'
import type { CodeSender } from '../../form/code/code-request'
import { CodeStepModel } from '../../form/code/code-step.model'
import type { Services } from '../../services'

/** Time in milliseconds within which repeated taps send one code. */
const DEBOUNCE = 500

/** Model of the verification-code popup of a partner payment (domain §2). */
export class PartnerCodeModel implements CodeSender {
  readonly step: CodeStepModel
  /** State of the code at the gateway; null before it is loaded. */
  state: PayCodeState | null = null
  private tappedAt = 0

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock'>,
    private readonly question: CodeQuestion,
  ) {
    this.step = new CodeStepModel(this, (code) => this.pay(code), false)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    void this.load()
  }

  get isSent(): boolean {
    return this.resendFrom > 0
  }

  get resendFrom(): number {
    return this.state?.resendFrom ?? 0
  }

  async resend(): Promise<boolean> {
    const { client, clock } = this.deps
    const { partner, transactionIds } = this.question
    const now = clock.now()
    if (now < this.resendFrom || now < this.tappedAt + DEBOUNCE) return false
    this.tappedAt = now
    const { countdown } = await client.call(makePayCode, { partner, transactionIds }, { inlineErrors: true })
    runInAction(() => {
      const resendFrom = clock.now() + (countdown || CODE_WAIT) * 1000
      this.state = { cellphone: '', triesLeft: 0, ...this.state, resendFrom }
    })
    // Does not wait for the state, so that the caller clears the input at once and the buyer can already enter the
    // code.
    void this.load()
    return true
  }

  change(): void {
    this.question.cancel()
  }

  private async pay(code: string): Promise<void> {
    try {
      await this.question.pay(code)
    } catch (error) {
      await this.load()
      throw error
    }
  }

  /** Loads phone, countdown and tries. Without them, a code can still be requested. Never rejects. */
  private async load(): Promise<void> {
    const { partner, transactionIds } = this.question
    const sent = { partner, transactionIds: transactionIds.join() }
    const state = await this.deps.client.call(payCode, sent, { silent: true }).catch(() => null)
    if (state) runInAction(() => (this.state = state))
  }
}
