import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'

/** Model of the settings screen. Logs the buyer out after the buyer confirms. */
export class SettingModel {
  constructor(private readonly deps: Pick<ModelDeps, 'navigate' | 'stores' | 'dialogs'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
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
