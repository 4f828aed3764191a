import { makeAutoObservable, observable, runInAction } from 'mobx'
import { subscribeShow, unsubscribeShow } from '@/api/show-subscription'
import { type ComponentRef, userComponent, type UserComponents } from '@/api/user-component'
import type { NoticeChannel } from '@/domain/notice-channel'
import { NoticeChannels } from '../../reminder/notice-channels'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

const SALE = { subscribeTargetType: 'SALE_REMIND' } as const

/** Channel of the reminder; null if the account has neither phone nor address. */
interface Reminder {
  remindType: NoticeChannel | null
}

/** This buyer's reminders of sales, and their channels. */
export class SaleReminders {
  readonly channels: NoticeChannels
  /** Id of the show whose sheet is open; '' while the sheet is closed. */
  open = ''
  private readonly answer: SharedResource<UserComponents>
  /** Reminders set or removed (null) here, which override an older response. */
  private readonly changed = observable.map<string, Reminder | null>()

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'platform' | 'screen' | 'stores'>,
    component: ComponentRef,
  ) {
    this.answer = deps.screen.query(
      userComponent,
      { param: { components: [component] } },
      { staleTime: STALE_TIME, when: () => deps.stores.user.loggedIn, options: { silent: true } },
    )
    this.channels = new NoticeChannels(deps, ['SALE_REMIND'])
    makeAutoObservable<this, 'answer' | 'changed'>(
      this,
      { answer: false, changed: false },
      { autoBind: true, deep: false },
    )
  }

  /** Returns the reminder of a show's sale; null without a reminder. */
  of(showId: string): Reminder | null {
    if (!this.deps.stores.user.loggedIn) return null
    const changed = this.changed.get(showId)
    if (changed !== undefined) return changed
    const reminders = this.answer.value?.components.flatMap((component) => component.reminders) ?? []
    return reminders.find((each) => each.showId === showId) ?? null
  }

  show(showId: string): void {
    this.open = showId
  }

  hide(): void {
    this.open = ''
  }

  /**
   * Sets a reminder with the best available channel. Call it in the tap handler. A visitor logs in first. The API
   * client shows a refusal.
   */
  async remind(showId: string): Promise<void> {
    const { navigate, stores } = this.deps
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.remind(showId))
    await this.setChannel(showId, await this.channels.best('SALE_REMIND'))
  }

  /** Sets a reminder, or changes its channel. The API client shows a refusal. */
  async setChannel(showId: string, channel: NoticeChannel | undefined): Promise<void> {
    const { remindType } = await this.deps.client.call(subscribeShow, { showId, ...SALE, remindType: channel })
    runInAction(() => void this.changed.set(showId, { remindType }))
  }

  /** Removes a reminder. The API client shows a refusal. */
  async forget(showId: string): Promise<void> {
    await this.deps.client.call(unsubscribeShow, { showId, ...SALE })
    runInAction(() => void this.changed.set(showId, null))
  }
}
