import { makeAutoObservable, reaction } from 'mobx'
import { policyDetail, type PolicyText } from '@/api/shop'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** An agreement of the merchant's, in the buyer's language. */
export class AgreementModel {
  readonly text: Loadable<PolicyText>
  private readonly disposeReaction: () => void

  constructor({ client, stores }: Pick<Services, 'client' | 'stores'>, id: string) {
    this.text = new Loadable(() => client.call(policyDetail, { id }, { silent: true }))
    makeAutoObservable<this, 'disposeReaction'>(this, { disposeReaction: false }, { autoBind: true })
    this.disposeReaction = reaction(
      () => stores.preferences.language,
      () => void this.text.load(),
    )
  }

  dispose(): void {
    this.disposeReaction()
  }
}
