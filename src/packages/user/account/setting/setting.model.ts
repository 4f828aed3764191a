import { makeAutoObservable } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import type { TextKey } from '@/locales/keys'
import { texts } from '@/locales/texts'

const SILENT = { silent: true } as const

/** A fact of the account; an empty value is said to be not set. */
export interface AccountFact {
  label: TextKey<typeof userTexts>
  value: string
  /** Not set, and can be bound on this host. */
  bindable?: boolean
}

/** Account, preferences, agreements, and the way out. */
export class SettingModel {
  readonly profile: Resource<Profile>
  private readonly agreements: Resource<PolicyBrief[]>

  constructor(private readonly deps: Pick<ModelDeps, 'navigate' | 'stores' | 'dialogs' | 'platform' | 'screen'>) {
    const { screen } = deps
    this.profile = screen.query(profile, {}, { options: SILENT, when: () => this.loggedIn })
    this.agreements = screen.query(defaultPolicies, {}, { options: SILENT })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get policies(): readonly PolicyBrief[] {
    return this.agreements.value ?? []
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
        value: maskPhoneWithArea(phone, user.countryCode),
        bindable: phone === '' && this.deps.platform.host.isMini,
      },
      { label: 'setting.email', value: maskEmail(email), bindable: email === '' },
      { label: 'setting.level', value: known?.primeLevelName ?? '' },
    ]
  }

  async logout(): Promise<void> {
    const { dialogs, navigate, stores } = this.deps
    const t = texts.translator(userTexts)
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
}
