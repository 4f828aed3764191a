import { type Layout, layouts } from '@/api/layout'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** What the merchant shows to who has just bought. A failure shows nothing: the result stands above it. */
export class AfterModel {
  readonly layout: Loadable<Layout>

  constructor({ client, stores }: Pick<Services, 'client' | 'stores'>, showId: string) {
    const params = { page: 'PAY_SUCCESS' as const, showIds: showId, cityId: stores.shop.cityId }
    this.layout = new Loadable(() => client.call(layouts, params, { silent: true }))
  }
}
