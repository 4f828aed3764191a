import { makeAutoObservable, reaction } from 'mobx'
import { type Layout, layouts } from '@/api/layout'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'

/** A topic as the merchant laid it out. */
export class HomeTopicModel {
  readonly layout: Loadable<Layout>
  private readonly disposeReaction: () => void

  constructor({ client, stores }: Pick<Services, 'client' | 'stores'>, topicId: string) {
    this.layout = new Loadable(() =>
      client.call(layouts, { page: 'TOPIC', topicId, cityId: stores.shop.cityId }, HANDLES_NOT_FOUND),
    )
    makeAutoObservable<this, 'disposeReaction'>(this, { disposeReaction: false }, { autoBind: true })
    this.disposeReaction = reaction(
      () => [stores.shop.cityId, stores.preferences.language].join(),
      () => void this.layout.load(),
    )
  }

  dispose(): void {
    this.disposeReaction()
  }
}
