import { policyDetail, type PolicyText } from '@/api/shop'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of one of the merchant's agreements, in the buyer's language. */
export class AgreementModel {
  readonly text: Resource<PolicyText>

  constructor({ screen }: Pick<ModelDeps, 'screen'>, id: string) {
    this.text = screen.query(policyDetail, { id }, { options: { silent: true } })
  }
}
