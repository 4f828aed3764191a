import { type Layout, layouts } from '@/api/layout'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the merchant's layout below the payment result. If the layout fails to load, only the result is shown. */
export class ResultLayoutModel {
  readonly layout: Resource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, showId: string) {
    const params = { page: 'PAY_SUCCESS' as const, showIds: showId, cityId: stores.city.cityId }
    this.layout = screen.query(layouts, params, { options: { silent: true }, staleTime: Infinity })
  }
}
