import { makeAutoObservable } from 'mobx'
import { agreeToMembership, type MemberAgreement, memberAgreement } from '@/api/member-agreement'
import { toastFailure } from '@/components/screen/notify-failure'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** The membership agreement, and the buyer's consent to its version. */
export class MemberAgreementModel {
  readonly agreement: SharedResource<MemberAgreement>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'screen'>) {
    this.agreement = deps.screen.query(memberAgreement, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Agrees to the version on the screen. Loads the agreement again if a newer version has replaced it. */
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
