import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { type AuthType, AUTH_TYPES, type CertificationState } from '@/domain/identity/certification'
import { type LinkTo, linkTo } from '@/router/link-to'
import { CERTIFICATION_LINKS } from '../certification-links'
import { CertificationsModel } from '../certifications.model'

/** A kind of certification: its state, the masked name, and the screen that starts or shows the certification. */
export interface CertificateRow {
  type: AuthType
  state: CertificationState
  masked: string
  to: LinkTo
}

/** Model of the account's certifications: existing certifications, and kinds that can be started. */
export class CertificatesModel {
  readonly certifications: CertificationsModel

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'screen' | 'stores'>) {
    this.certifications = new CertificationsModel(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get rows(): readonly CertificateRow[] {
    return AUTH_TYPES.filter((type) => this.offers(type) || this.certifications.of(type)).map((type) => {
      const stored = this.certifications.of(type)
      return {
        type,
        state: this.certifications.state(type),
        masked: stored ? [stored.name, stored.idNo].filter(Boolean).join(' ') : '',
        to: stored ? linkTo('certificates-detail', { id: type }) : CERTIFICATION_LINKS[type],
      }
    })
  }

  /**
   * Returns true if the merchant offers the kind. A kind that is switched off cannot be started, but existing
   * certifications of this kind are still shown.
   */
  private offers(type: AuthType): boolean {
    const { config } = this.deps.stores.shop
    if (type === 'PERSON') return true
    return (type === 'STUDENT' ? config?.studentCertification : config?.supportFaceAuth) ?? false
  }
}
