import { makeAutoObservable } from 'mobx'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the merchant's agreements and company data. */
export class AgreementSupportModel {
  readonly policies: Resource<PolicyBrief[]>

  constructor(private readonly deps: Pick<ModelDeps, 'screen' | 'stores'>) {
    this.policies = deps.screen.query(defaultPolicies, {}, { options: { inlineErrors: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Company data that the law requires on a website; '' for missing data. */
  get company(): { name: string; about: string; description: string; licence: string; licenceUrl: string } {
    const { config } = this.deps.stores.shop
    return {
      name: config?.shopName ?? '',
      about: config?.shareDescription ?? '',
      description: config?.companyDesc ?? '',
      licence: config?.shopDomainIcpLicense ?? '',
      licenceUrl: config?.shopDomainIcpLicenseUrl ?? '',
    }
  }
}
