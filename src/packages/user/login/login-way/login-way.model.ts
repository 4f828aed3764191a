import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { Consent } from '../consent/consent'
import { ProviderButtonsModel } from '../provider/provider-buttons.model'

/**
 * Model of the choice of a login method. The shop's methods open other screens; the login by a provider starts on this
 * screen.
 */
export class LoginWayModel {
  readonly consent: Consent
  readonly providers: ProviderButtonsModel

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'stores' | 'dialogs' | 'platform' | 'screen'>,
  ) {
    this.consent = new Consent(deps)
    this.providers = new ProviderButtonsModel(deps, this.consent)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get methods(): readonly ('EMAIL' | 'CELLPHONE')[] {
    const { shop, preferences } = this.deps.stores
    return shop.loginMethods(preferences.language)
  }
}
