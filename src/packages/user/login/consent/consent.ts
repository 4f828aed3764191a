import { makeAutoObservable } from 'mobx'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'

/** What one agrees to by logging in; the purchase agreement is asked for when paying. */
const KINDS = ['USER_AGREEMENT', 'PRIVACY']

/** The agreements of a login: ticked by the visitor's own hand, never beforehand. */
export class Consent {
  accepted = false
  /** Agreed to on this device at an earlier login. */
  readonly acceptedBefore: boolean
  private readonly loaded: Resource<PolicyBrief[]>

  constructor(private readonly deps: Pick<ModelDeps, 'dialogs' | 'platform' | 'screen'>) {
    this.loaded = deps.screen.query(defaultPolicies, {}, { options: { silent: true } })
    this.acceptedBefore = deps.platform.storage.read(keys.agreementAccepted) ?? false
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Empty as long as they are not known, or could not be loaded. */
  get policies(): readonly PolicyBrief[] {
    return this.loaded.value?.filter(({ kind }) => KINDS.includes(kind)) ?? []
  }

  /** Their titles in one line; a general word as long as they are not known. */
  get titles(): string {
    const t = texts.translator(userTexts)
    if (this.policies.length === 0) return t('login.consentTitle')
    return this.policies.map(({ title }) => title).join(t('common.separator'))
  }

  set(accepted: boolean): void {
    this.accepted = accepted
    // Fingerprint and tracking wait for this (decision 51).
    if (accepted) this.deps.platform.storage.write(keys.agreementAccepted, true)
  }

  /** Asks where the box is not ticked; agreeing ticks it. @returns whether the login may go on. */
  async ensure(): Promise<boolean> {
    if (this.accepted) return true
    const t = texts.translator(userTexts)
    const agrees = await this.deps.dialogs.confirm({
      title: t('login.consentTitle'),
      content: t('login.consentAsk', { titles: this.titles }),
      confirmText: t('button.agreeAndGoOn'),
    })
    if (agrees) this.set(true)
    return agrees
  }
}
