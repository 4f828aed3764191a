import { type ComponentRef, userComponent, type UserComponents } from '@/api/user-component'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** Which of a component's coupons the buyer has received; none for visitors, and while it is not known. */
export class ReceivedCoupons {
  private readonly answer: SharedResource<UserComponents>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, component: ComponentRef) {
    this.answer = screen.query(
      userComponent,
      { param: { components: [component] } },
      { staleTime: STALE_TIME, when: () => stores.user.loggedIn, options: { silent: true } },
    )
  }

  has(couponTemplateId: string): boolean {
    const components = this.answer.value?.components ?? []
    return components.some(({ couponTemplateIds }) => couponTemplateIds.includes(couponTemplateId))
  }
}
