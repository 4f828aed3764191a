import { makeAutoObservable } from 'mobx'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'

/** The merchant's agreements, and the way out of the account. */
export class SettingModel {
  private readonly agreements: Resource<PolicyBrief[]>

  constructor(private readonly deps: Pick<ModelDeps, 'navigate' | 'screen' | 'stores' | 'dialogs'>) {
    this.agreements = deps.screen.query(defaultPolicies, {}, { options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** None while they are not loaded: the screen that the row below them opens has them with a way to try again. */
  get policies(): readonly PolicyBrief[] {
    return this.agreements.value ?? []
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
