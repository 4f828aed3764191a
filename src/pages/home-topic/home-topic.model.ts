import { type Layout, layouts } from '@/api/layout'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** A topic as the merchant laid it out. */
export class HomeTopicModel {
  readonly layout: SharedResource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, topicId: string) {
    const params = () => ({ page: 'TOPIC' as const, topicId, cityId: stores.shop.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME, options: HANDLES_NOT_FOUND })
  }
}
