import { makeAutoObservable } from 'mobx'
import { type Channel, type ProofPurpose, proveContact, sendAccountCode } from '@/api/account'
import { CodeRequest } from '@/components/form/code/code-request'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { Services } from '@/components/services'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'

/** A contact of the account that a code can go to. */
export interface OwnContact {
  channel: Channel
  masked: string
}

export interface ProofOptions {
  purpose: ProofPurpose
  /** The one contact that is to be proven; any of the account's by default. */
  channel?: () => Channel | null
  /** What is done with the proof. A rejection is shown at the code. */
  done: (proof: string) => Promise<unknown>
}

/** Proves by a code that the account's own contact is in the buyer's hands. */
export class ProofModel {
  /** Why no code could be sent. */
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

  /** Where a code can go, masked: others may see the screen. */
  get contacts(): readonly OwnContact[] {
    const { cellphone, countryCode, email } = this.deps.stores.user
    const all: OwnContact[] = [
      { channel: 'CELLPHONE', masked: maskPhoneWithArea(cellphone, countryCode) },
      { channel: 'EMAIL', masked: maskEmail(email) },
    ]
    const only = this.options.channel?.() ?? null
    return all.filter(({ channel, masked }) => masked !== '' && (only === null || channel === only))
  }

  /** Where the code goes; null when the account has nothing to prove. */
  get channel(): Channel | null {
    const chosen = this.contacts.find(({ channel }) => channel === this.chosen)
    return (chosen ?? this.contacts[0])?.channel ?? null
  }

  /** Where the code went, masked; '' before. */
  get sentTo(): string {
    const sent = this.request.sent?.target.channel
    return this.contacts.find(({ channel }) => channel === sent)?.masked ?? ''
  }

  choose(channel: Channel): void {
    this.chosen = channel
    this.problem = null
  }

  /** Never rejects. */
  async send(): Promise<void> {
    if (this.channel === null) return
    this.setProblem(null)
    try {
      await this.request.request({ channel: this.channel })
    } catch (error) {
      this.explain(error)
    }
  }

  /** Shows why it has to be done, or done again. */
  explain(error: unknown): void {
    this.setProblem(failureProblem(error))
  }

  /** Back to the beginning; a code that was sent may still be used. */
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
