import { type Layout, layouts } from '@/api/layout'
import { HANDLES_NOT_FOUND } from '../../screen/failure-message'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** Id of the topic. On the page of a coupon, also the id of the coupon. */
export interface TopicRequest {
  topicId: string
  couponTemplateId?: string | undefined
}

/** Model of the page of a topic, or of one of its coupons, in the merchant's layout. */
export class TopicPageModel {
  readonly layout: SharedResource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, { topicId, couponTemplateId }: TopicRequest) {
    const page = couponTemplateId
      ? ({ page: 'TOPIC_COUPON', topicId, couponTemplateId } as const)
      : ({ page: 'TOPIC', topicId } as const)
    const params = () => ({ ...page, cityId: stores.city.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME, options: HANDLES_NOT_FOUND })
  }
}
