import { makeAutoObservable } from 'mobx'
import { endLoginSession, endOtherLoginSessions, type LoginSession, loginSessions } from '@/api/login-session'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { askText, toastText } from '../../../account-messages'
import { type Ago, agoOf } from '@/domain/schedule/ago'

/** The logins of the account on all devices, and ending them. */
export class DevicesModel {
  readonly sessions: Resource<LoginSession[]>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'screen'>) {
    this.sessions = deps.screen.query(loginSessions, {})
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
  async end({ sessionId }: LoginSession, device: string): Promise<void> {
    const question = { title: 'safe.endAsk', content: 'safe.endNote', confirm: 'safe.end' } as const
    if (!(await askText(this.deps, { ...question, values: { device } }))) return
    await this.attempt(async () => {
      await this.deps.client.call(endLoginSession, { sessionId }, { inlineErrors: true })
      toastText(this.deps, 'safe.ended')
    })
  }

  async endOthers(): Promise<void> {
    const question = { title: 'safe.endOthersAsk', content: 'safe.endOthersNote', confirm: 'safe.end' } as const
    if (!(await askText(this.deps, question))) return
    await this.attempt(async () => {
      const { count } = await this.deps.client.call(endOtherLoginSessions, {}, { inlineErrors: true })
      toastText(this.deps, 'safe.endedOthers', { count })
    })
  }

  /** What was ended elsewhere is no longer there: the list is loaded again in any case. */
  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
    }
    await this.sessions.load()
  }
}
