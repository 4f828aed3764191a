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

/** The login to end: its id and the displayed device. `others` means all other logins. */
type Ending = { sessionId: string; device: string } | 'others'

const QUESTIONS = {
  one: { title: 'safe.endAsk', content: 'safe.endNote', confirm: 'safe.end' },
  others: { title: 'safe.endOthersAsk', content: 'safe.endOthersNote', confirm: 'safe.end' },
} as const

/** Model of the account's logins on all devices. It ends logins after the buyer enters a verification code. */
export class DevicesModel {
  readonly sessions: Resource<LoginSession[]>
  readonly proof: ProofModel
  /** True while the sheet for the code is open. */
  open = false
  /** Logins that end after the code is verified. While the sheet is closed, the logins of the last request. */
  ending: Ending = 'others'

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'screen' | 'stores'>) {
    this.sessions = deps.screen.query(loginSessions, {})
    this.proof = new ProofModel(deps, { purpose: 'SESSIONS', done: (proof) => this.endBy(proof) })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if there are other logins. */
  get hasOthers(): boolean {
    return (this.sessions.value ?? []).some(({ current }) => !current)
  }

  /** Returns the text for the time since the login was last used. */
  ago({ seenAt }: LoginSession): Ago {
    return agoOf(this.deps.clock.now() - seenAt)
  }

  /** Ends a login after verification. @param device displayed name of the device */
  end({ sessionId }: LoginSession, device: string): Promise<void> {
    return this.begin({ sessionId, device })
  }

  endOthers(): Promise<void> {
    return this.begin('others')
  }

  close(): void {
    this.open = false
  }

  /** Opens the verification by code. If the account has no contact, shows a confirmation dialog instead. */
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

  /** A failed request uses up the verified code, so the next attempt starts with a new code. */
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

  /** Reloads the list even after a failure, because the login may have ended elsewhere. */
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
