import { makeAutoObservable } from 'mobx'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'

/**
 * Kinds of agreements that a login requires. The purchase agreement is not included, because the buyer accepts it with
 * a payment.
 */
const KINDS = ['USER_AGREEMENT', 'PRIVACY']

/** Consent to the agreements of a login. Only the visitor checks the box; it is never prefilled. */
export class Consent {
  accepted = false
  /** True if the agreements were accepted on this device at an earlier login. */
  readonly acceptedBefore: boolean
  private readonly loaded: Resource<PolicyBrief[]>

  constructor(private readonly deps: Pick<ModelDeps, 'dialogs' | 'stores' | 'screen'>) {
    this.loaded = deps.screen.query(defaultPolicies, {}, { options: { silent: true } })
    this.acceptedBefore = deps.stores.measuring.accepted
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Agreements that the visitor must accept; empty while they load, and after a failure. */
  get policies(): readonly PolicyBrief[] {
    return this.loaded.value?.filter(({ kind }) => KINDS.includes(kind)) ?? []
  }

  /** Returns the titles of the agreements in one line. Returns a generic title while they load. */
  get titles(): string {
    const t = texts.translator(userTexts)
    if (this.policies.length === 0) return t('login.consentTitle')
    return this.policies.map(({ title }) => title).join(t('common.separator'))
  }

  /** Returns the titles of the agreements in a form for use within a sentence. */
  private get phrase(): string {
    const t = texts.translator(userTexts)
    const titles = this.policies.map(({ title }) => t('common.titled', { title }))
    const last = titles.pop()
    if (last === undefined) return t('login.consentTitle')
    return titles.length === 0 ? last : t('common.and', { first: titles.join(t('common.separator')), last })
  }

  set(accepted: boolean): void {
    this.accepted = accepted
    // Consent permits the device fingerprint and tracking (decision 51).
    if (accepted) this.deps.stores.measuring.accept()
  }

  /**
   * Asks for consent if the box is not checked. Consent checks the box.
   * @returns true if the login may continue
   */
  async ensure(): Promise<boolean> {
    if (this.accepted) return true
    const t = texts.translator(userTexts)
    const agrees = await this.deps.dialogs.confirm({
      title: t('login.consentTitle'),
      content: t('login.consentAsk', { titles: this.phrase }),
      confirmText: t('button.agreeAndGoOn'),
    })
    if (agrees) this.set(true)
    return agrees
  }
}
