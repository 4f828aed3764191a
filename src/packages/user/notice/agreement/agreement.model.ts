import { makeAutoObservable, reaction } from 'mobx'
import { policyDetail, type PolicyText } from '@/api/shop'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** An agreement of the merchant's, in the buyer's language. */
export class AgreementModel {
  readonly text: Loadable<PolicyText>
  private readonly stop: () => void

  constructor({ client, stores }: Pick<Services, 'client' | 'stores'>, id: string) {
    this.text = new Loadable(() => client.call(policyDetail, { id }, { silent: true }))
    makeAutoObservable<this, 'stop'>(this, { stop: false }, { autoBind: true })
    this.stop = reaction(
      () => stores.preferences.language,
      () => void this.text.load(),
    )
  }

  dispose(): void {
    this.stop()
  }
}
