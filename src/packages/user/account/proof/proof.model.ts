import { makeAutoObservable } from 'mobx'
import { type Channel, type ProofPurpose, proveContact, sendAccountCode } from '@/api/account'
import { CodeRequest } from '@/components/form/code/code-request'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { Services } from '@/components/services'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'

/** A contact of the account that can receive a code. */
export interface OwnContact {
  channel: Channel
  masked: string
}

export interface ProofOptions {
  purpose: ProofPurpose
  /** Returns the contact that must be verified. If no contact is set, the buyer chooses one. */
  channel?: () => Channel | null
  /** Called with the proof of the verification. If the call rejects, the error is shown at the code input. */
  done: (proof: string) => Promise<unknown>
}

/** Model that verifies the buyer's access to a contact of the account by a code sent to this contact. */
export class ProofModel {
  /** Reason why no code could be sent; null if there was no error. */
  problem: Problem | null = null
  readonly code: CodeStepModel
  private chosen: Channel | null = null
  private readonly request: CodeRequest<{ channel: Channel }>

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock' | 'stores'>,
    private readonly options: ProofOptions,
  ) {
    const { client, clock } = deps
    this.request = new CodeRequest({
      clock,
      send: (target) => client.call(sendAccountCode, target, { inlineErrors: true }),
    })
    this.code = new CodeStepModel(this.request, (code) => this.prove(code))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Contacts that can receive a code, masked because other people may see the screen. */
  get contacts(): readonly OwnContact[] {
    const { cellphone, countryCode, email } = this.deps.stores.user
    const all: OwnContact[] = [
      { channel: 'CELLPHONE', masked: maskPhoneWithArea(cellphone, countryCode) },
      { channel: 'EMAIL', masked: maskEmail(email) },
    ]
    const only = this.options.channel?.() ?? null
    return all.filter(({ channel, masked }) => masked !== '' && (only === null || channel === only))
  }

  /** Contact to which the code is sent; null if the account has no contact. */
  get channel(): Channel | null {
    const chosen = this.contacts.find(({ channel }) => channel === this.chosen)
    return (chosen ?? this.contacts[0])?.channel ?? null
  }

  /** Masked contact to which the code was sent; '' until then. */
  get sentTo(): string {
    const sent = this.request.sent?.target.channel
    return this.contacts.find(({ channel }) => channel === sent)?.masked ?? ''
  }

  choose(channel: Channel): void {
    this.chosen = channel
    this.problem = null
  }

  /** Sends the code. Never rejects. */
  async send(): Promise<void> {
    if (this.channel === null) return
    this.setProblem(null)
    try {
      await this.request.request({ channel: this.channel })
    } catch (error) {
      this.explain(error)
    }
  }

  /** Shows the reason why a verification is required, or required again. */
  explain(error: unknown): void {
    this.setProblem(failureProblem(error))
  }

  /** Goes back to the first step. A code that was already sent remains valid. */
  restart(): void {
    this.problem = null
    this.code.change()
  }

  private setProblem(problem: Problem | null): void {
    this.problem = problem
  }

  private async prove(verifyCode: string): Promise<void> {
    const channel = this.request.sent?.target.channel
    if (!channel) return
    const { purpose, done } = this.options
    const sent = { channel, purpose, verifyCode }
    const { proof } = await this.deps.client.call(proveContact, sent, { inlineErrors: true })
    await done(proof)
  }
}
