import { makeAutoObservable } from 'mobx'
import type { Certification } from '@/api/auth'
import { removeCertification } from '@/api/certification'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { type AuthType, AUTH_TYPES, type CertificationState } from '@/domain/identity/certification'
import type { LinkTo } from '@/router/link-to'
import { CERTIFICATION_LINKS } from '../certification-links'
import { CertificationsModel } from '../certifications.model'
import { confirmRemoval, toastText } from '../identity-messages'

/** Model of one certification of the account. */
export class CertificatesDetailModel {
  readonly certifications: CertificationsModel
  readonly type: AuthType | null

  constructor(
    private readonly deps: Pick<
      ModelDeps,
      'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'
    >,
    id: string,
  ) {
    this.type = AUTH_TYPES.find((type) => type === id) ?? null
    this.certifications = new CertificationsModel(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get stored(): Certification | null {
    return this.type && this.certifications.of(this.type)
  }

  get state(): CertificationState {
    return this.type ? this.certifications.state(this.type) : 'none'
  }

  /**
   * Link to the screen that repeats the certification; null while the certification is under review, and if it has
   * passed and cannot be changed.
   */
  get redo(): LinkTo | null {
    if (!this.type || this.state === 'pending') return null
    return this.state !== 'passed' || this.type === 'PERSON' ? CERTIFICATION_LINKS[this.type] : null
  }

  async remove(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    if (!this.type) return
    if (!(await confirmRemoval(this.deps, this.type))) return
    try {
      await client.call(removeCertification, { authType: this.type }, { inlineErrors: true })
    } catch (error) {
      return toastFailure(dialogs, error)
    }
    toastText(this.deps, 'identity.detail.removed')
    await this.deps.stores.userFacts.loadCertifications()
    await navigate.back()
  }
}
