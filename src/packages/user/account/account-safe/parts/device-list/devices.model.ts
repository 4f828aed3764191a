import { makeAutoObservable } from 'mobx'
import { endLoginSession, endOtherLoginSessions, type LoginSession, loginSessions } from '@/api/login-session'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { agoOf } from '@/domain/schedule/ago'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'

const TERMINALS = ['WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI', 'WEIXIN_H5', 'BANK_H5', 'APP', 'H5', 'PC'] as const

const isTerminal = (code: string): code is (typeof TERMINALS)[number] => (TERMINALS as readonly string[]).includes(code)

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

  /** Where a login is, in words: "Chrome · Windows, desktop web". */
  nameOf({ terminal, device }: LoginSession): string {
    const t = texts.translator(profileTexts)
    const place = isTerminal(terminal) ? t(`safe.terminal.${terminal}`) : ''
    return [device, place].filter((part) => part !== '').join(' · ') || t('safe.unknownDevice')
  }

  /** When it was last used, relative to now. */
  seenAt({ seenAt }: LoginSession): string {
    const t = texts.translator(profileTexts)
    const ago = agoOf(this.deps.clock.now() - seenAt)
    return ago.unit === 'now' ? t('safe.seen.now') : t(`safe.seen.${ago.unit}`, { count: ago.count })
  }

  async end(session: LoginSession): Promise<void> {
    const { client, dialogs } = this.deps
    const t = texts.translator(profileTexts)
    const sure = await dialogs.confirm({
      title: t('safe.endAsk'),
      content: t('safe.endNote', { device: this.nameOf(session) }),
      confirmText: t('safe.end'),
    })
    if (!sure) return
    await this.attempt(async () => {
      await client.call(endLoginSession, { sessionId: session.sessionId }, { inlineErrors: true })
      return t('safe.ended')
    })
  }

  async endOthers(): Promise<void> {
    const { client, dialogs } = this.deps
    const t = texts.translator(profileTexts)
    const sure = await dialogs.confirm({
      title: t('safe.endOthersAsk'),
      content: t('safe.endOthersNote'),
      confirmText: t('safe.end'),
    })
    if (!sure) return
    await this.attempt(async () => {
      const { count } = await client.call(endOtherLoginSessions, {}, { inlineErrors: true })
      return t('safe.endedOthers', { count })
    })
  }

  /** What was ended elsewhere meanwhile is no longer there: the list is loaded again in any case. */
  private async attempt(act: () => Promise<string>): Promise<void> {
    try {
      this.deps.dialogs.toast(await act())
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
    }
    await this.sessions.load()
  }
}
