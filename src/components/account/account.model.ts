import { makeAutoObservable } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import type { SharedResource } from '../screen/shared-resource'
import type { ModelDeps } from '../screen/use-model'

/** The logged-in buyer: name, picture and level. */
export class AccountModel {
  readonly profile: SharedResource<Profile>

  constructor(private readonly deps: Pick<ModelDeps, 'navigate' | 'stores' | 'screen'>) {
    this.profile = deps.screen.query(profile, {}, { when: () => this.loggedIn, options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get nickname(): string {
    const { user } = this.deps.stores
    return this.profile.value?.nickname || user.nickname || this.account
  }

  get avatar(): string {
    return this.profile.value?.avatar || this.deps.stores.user.avatar
  }

  /** Name of the buyer's membership level; '' without a level. */
  get level(): string {
    return this.profile.value?.primeLevelName || this.deps.stores.userFacts.privileges?.primeLevelName || ''
  }

  /** The account's login contact, masked. */
  get account(): string {
    const { cellphone, email } = this.deps.stores.user
    return cellphone ? maskPhone(cellphone) : maskEmail(email)
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }
}
