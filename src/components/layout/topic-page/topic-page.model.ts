import { type Layout, layouts } from '@/api/layout'
import { HANDLES_NOT_FOUND } from '../../screen/failure-message'
import { reloadAt } from '../../screen/reload-at'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000
/** Minutes before the opening at which the calendar reminds. */
const ALARM = 10

/** Id of the topic. On the page of a coupon, also the id of the coupon. */
export interface TopicRequest {
  topicId: string
  couponTemplateId?: string | undefined
}

/** Model of the page of a topic, or of one of its coupons, in the merchant's layout. */
export class TopicPageModel {
  readonly layout: SharedResource<Layout>

  constructor(
    private readonly deps: Pick<ModelDeps, 'clock' | 'platform' | 'screen' | 'stores'>,
    private readonly request: TopicRequest,
  ) {
    const { screen, stores } = deps
    const { topicId, couponTemplateId } = request
    const page = couponTemplateId
      ? ({ page: 'TOPIC_COUPON', topicId, couponTemplateId } as const)
      : ({ page: 'TOPIC', topicId } as const)
    const params = () => ({ ...page, cityId: stores.city.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME, options: HANDLES_NOT_FOUND })
    reloadAt(deps, this.layout, ({ window }) => [window?.opensAt ?? null, window?.closesAt ?? null])
  }

  /** Adds the opening of the topic to the calendar. */
  remind() {
    const { title = '', window } = this.layout.value ?? {}
    if (!window || window.opensAt === null) return null
    const { opensAt, utcOffset } = window
    return this.deps.platform.addToCalendar({
      ...{ id: `topic-${this.request.topicId}`, title, startsAt: opensAt, endsAt: opensAt, utcOffset, location: '' },
      alarmMinutes: ALARM,
    })
  }
}
