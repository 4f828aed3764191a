import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import type { TextKey } from '@/locales/keys'
import { texts } from '@/locales/texts'

/** A fact of the account; an empty value is said to be not set. */
export interface AccountFact {
  label: TextKey<'user'>
  value: string
  /** Not set, and can be bound on this host. */
  bindable?: boolean
}

/** Account, preferences, agreements, and the way out. */
export class SettingModel {
  readonly profile: Loadable<Profile>
  policies: PolicyBrief[] = []
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'dialogs' | 'platform'>) {
    this.profile = new Loadable(() => deps.client.call(profile, {}, { silent: true }))
    makeAutoObservable<this, 'deps' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false, profile: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => [deps.stores.user.userId, deps.stores.preferences.language],
      () => void this.load(),
      { fireImmediately: true },
    )
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** What the account is known by, masked: a phone lies open on many tables. */
  get facts(): AccountFact[] {
    const { user } = this.deps.stores
    const known = this.profile.value
    const phone = user.cellphone || known?.cellphone || ''
    const email = user.email || known?.email || ''
    return [
      { label: 'setting.nickname', value: known?.nickname || user.nickname },
      {
        label: 'setting.phone',
        value: phone && `+${user.countryCode || '86'} ${maskPhone(phone)}`,
        bindable: phone === '' && this.deps.platform.host.isMini,
      },
      { label: 'setting.email', value: email && maskEmail(email), bindable: email === '' },
      { label: 'setting.level', value: known?.primeLevelName ?? '' },
    ]
  }

  dispose(): void {
    this.disposeReaction()
  }

  async logout(): Promise<void> {
    const { dialogs, navigate, stores } = this.deps
    const t = texts.translator('user')
    const sure = await dialogs.confirm({
      title: t('setting.logoutAsk'),
      content: t('setting.logoutNote'),
      confirmText: t('setting.logout'),
      cancelText: t('setting.stay'),
      tone: 'danger',
    })
    if (!sure) return
    stores.user.logout()
    dialogs.toast(t('setting.logoutDone'))
    await navigate.switchTab('mine')
  }

  private async load(): Promise<void> {
    this.profile.reset()
    if (this.loggedIn) void this.profile.load()
    const policies = await this.deps.client.call(defaultPolicies, {}, { silent: true }).catch(() => [])
    runInAction(() => (this.policies = policies))
  }
}
