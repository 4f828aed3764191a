import { type Layout, layouts } from '@/api/layout'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** What the merchant shows below the result. A failure shows nothing: the result stands above it. */
export class ResultLayoutModel {
  readonly layout: Resource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, showId: string) {
    const params = { page: 'PAY_SUCCESS' as const, showIds: showId, cityId: stores.shop.cityId }
    this.layout = screen.query(layouts, params, { options: { silent: true }, staleTime: Infinity })
  }
}
