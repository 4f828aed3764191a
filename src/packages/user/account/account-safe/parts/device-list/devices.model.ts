import { makeAutoObservable } from 'mobx'
import { endLoginSession, endOtherLoginSessions, type LoginSession, loginSessions } from '@/api/login-session'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { type Ago, agoOf } from '@/domain/schedule/ago'
import { isRequestError } from '@/request/errors'
import { askText, toastText } from '../../../account-messages'
import { ProofModel } from '../../../proof/proof.model'

/** What is to end: one login, by its id and as the buyer reads its device, or all others. */
type Ending = { sessionId: string; device: string } | 'others'

const QUESTIONS = {
  one: { title: 'safe.endAsk', content: 'safe.endNote', confirm: 'safe.end' },
  others: { title: 'safe.endOthersAsk', content: 'safe.endOthersNote', confirm: 'safe.end' },
} as const

/** The logins of the account on all devices, and ending them for a code to the account's own contact. */
export class DevicesModel {
  readonly sessions: Resource<LoginSession[]>
  readonly proof: ProofModel
  /** The sheet that asks for the code. */
  open = false
  /** What ends once the code is there; what was last asked for while the sheet is closed. */
  ending: Ending = 'others'

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'screen' | 'stores'>) {
    this.sessions = deps.screen.query(loginSessions, {})
    this.proof = new ProofModel(deps, { purpose: 'SESSIONS', done: (proof) => this.endBy(proof) })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** There are logins elsewhere. */
  get hasOthers(): boolean {
    return (this.sessions.value ?? []).some(({ current }) => !current)
  }

  /** How long ago it was used. */
  ago({ seenAt }: LoginSession): Ago {
    return agoOf(this.deps.clock.now() - seenAt)
  }

  /** @param device as the buyer reads it */
  end({ sessionId }: LoginSession, device: string): Promise<void> {
    return this.begin({ sessionId, device })
  }

  endOthers(): Promise<void> {
    return this.begin('others')
  }

  close(): void {
    this.open = false
  }

  /** A code is asked for; an account that none can go to is asked whether it was meant. */
  private async begin(ending: Ending): Promise<void> {
    if (this.proof.channel !== null) {
      this.proof.restart()
      this.ending = ending
      this.open = true
      return
    }
    const isMeant = await askText(
      this.deps,
      ending === 'others' ? QUESTIONS.others : { ...QUESTIONS.one, values: { device: ending.device } },
    )
    if (isMeant) await this.finish(ending).catch((error: unknown) => toastFailure(this.deps.dialogs, error))
  }

  /** A code that was right and came to nothing is used up: the next try begins at the beginning. */
  private async endBy(proof: string): Promise<void> {
    try {
      await this.finish(this.ending, proof)
      this.close()
    } catch (error) {
      if (isRequestError(error) && error.statusCode !== ACCOUNT_CODES.proofWrong) {
        this.close()
        toastFailure(this.deps.dialogs, error)
        return
      }
      this.proof.restart()
      this.proof.explain(error)
    }
  }

  /** What was ended elsewhere is no longer there: the list is loaded again in any case. */
  private async finish(ending: Ending, proof?: string): Promise<void> {
    const { client } = this.deps
    const sent = proof ? { proof } : {}
    try {
      if (ending === 'others') {
        const { count } = await client.call(endOtherLoginSessions, sent, { inlineErrors: true })
        toastText(this.deps, 'safe.endedOthers', { count })
      } else {
        await client.call(endLoginSession, { ...sent, sessionId: ending.sessionId }, { inlineErrors: true })
        toastText(this.deps, 'safe.ended')
      }
    } finally {
      await this.sessions.load()
    }
  }
}
