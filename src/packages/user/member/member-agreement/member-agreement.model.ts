import { makeAutoObservable } from 'mobx'
import { agreeToMembership, type MemberAgreement, memberAgreement } from '@/api/member-agreement'
import { toastFailure } from '@/components/screen/notify-failure'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the membership agreement and the buyer's consent to a version of the agreement. */
export class MemberAgreementModel {
  readonly agreement: SharedResource<MemberAgreement>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'screen'>) {
    this.agreement = deps.screen.query(memberAgreement, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Accepts the displayed version. If the request fails, reloads the agreement, because a newer version may have
   * replaced this one.
   */
  async agree(): Promise<void> {
    const { version } = this.agreement.value ?? {}
    if (version === undefined) return
    try {
      this.agreement.put(await this.deps.client.call(agreeToMembership, { version }, { inlineErrors: true }))
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
      await this.agreement.load()
    }
  }
}
