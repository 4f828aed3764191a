import { makeAutoObservable, observable, runInAction } from 'mobx'
import { subscribeShow, unsubscribeShow } from '@/api/show'
import { type ComponentRef, userComponent, type UserComponents } from '@/api/user-component'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** Which sales this buyer is reminded of. */
export class SaleReminders {
  private readonly answer: SharedResource<UserComponents>
  /** Set or taken back here, which counts before an older answer. */
  private readonly changed = observable.map<string, boolean>()

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'screen' | 'stores'>,
    component: ComponentRef,
  ) {
    this.answer = deps.screen.query(
      userComponent,
      { param: { components: [component] } },
      { staleTime: STALE_TIME, when: () => deps.stores.user.loggedIn, options: { silent: true } },
    )
    makeAutoObservable<this, 'answer' | 'changed'>(
      this,
      { answer: false, changed: false },
      { autoBind: true, deep: false },
    )
  }

  has(showId: string): boolean {
    if (!this.deps.stores.user.loggedIn) return false
    const components = this.answer.value?.components ?? []
    return this.changed.get(showId) ?? components.some(({ showIds }) => showIds.includes(showId))
  }

  /** A visitor logs in first; it continues by itself after that. A refusal is shown by the client. */
  async remind(showId: string): Promise<void> {
    const { client, navigate, stores } = this.deps
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.remind(showId))
    await client.call(subscribeShow, { showId, remindType: 'SALE_REMIND', subscribeTargetType: 'SHOW' })
    runInAction(() => void this.changed.set(showId, true))
  }

  /** Takes a reminder back. A refusal is shown by the client. */
  async forget(showId: string): Promise<void> {
    const reminder = { showId, remindType: 'SALE_REMIND', subscribeTargetType: 'SHOW' } as const
    await this.deps.client.call(unsubscribeShow, reminder)
    runInAction(() => void this.changed.set(showId, false))
  }
}
