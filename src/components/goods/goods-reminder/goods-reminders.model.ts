import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type GoodsReminderList, goodsReminders, removeGoodsReminder, setGoodsReminder } from '@/api/goods-reminder'
import type { NoticeChannel } from '@/domain/notice-channel'
import { NoticeChannels } from '../../reminder/notice-channels'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** A variant that can come back in stock, or goods whose sale is to come if `skuId` is ''. */
export interface ReminderTarget {
  spuId: string
  skuId: string
}

/** Channel of the reminder; null if the account has neither phone nor address. */
type Reminder = Pick<GoodsReminderList['reminders'][number], 'remindType'>

/** Returns the occasion of a reminder of goods. */
export const occasionOf = ({ skuId }: ReminderTarget) => (skuId === '' ? 'SALE_REMIND' : 'GOODS_BACK')

const keyOf = ({ spuId, skuId }: ReminderTarget): string => `${spuId} ${skuId}`

/** This buyer's reminders of goods: back in stock, and the start of a sale. */
export class GoodsRemindersModel {
  readonly channels: NoticeChannels
  /** Target of the sheet; the last one while the sheet closes. */
  shown: ReminderTarget = { spuId: '', skuId: '' }
  isOpen = false
  private readonly answer: SharedResource<GoodsReminderList>
  /** Reminders set or removed (null) here, which override an older response. */
  private readonly changed = observable.map<string, Reminder | null>()

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'platform' | 'screen' | 'stores'>) {
    this.answer = deps.screen.query(
      goodsReminders,
      {},
      { staleTime: STALE_TIME, when: () => deps.stores.user.loggedIn, options: { silent: true } },
    )
    this.channels = new NoticeChannels(deps, ['SALE_REMIND', 'GOODS_BACK'])
    makeAutoObservable<this, 'answer' | 'changed'>(
      this,
      { answer: false, changed: false },
      { autoBind: true, deep: false },
    )
  }

  /** Returns the reminder of a target; null without a reminder. */
  of(target: ReminderTarget): Reminder | null {
    if (!this.deps.stores.user.loggedIn) return null
    const changed = this.changed.get(keyOf(target))
    if (changed !== undefined) return changed
    return this.answer.value?.reminders.find((each) => keyOf(each) === keyOf(target)) ?? null
  }

  /** Opens the sheet of a reminder. */
  show(target: ReminderTarget): void {
    this.shown = target
    this.isOpen = true
  }

  hide(): void {
    this.isOpen = false
  }

  /**
   * Sets a reminder with the best available channel. Call it in the tap handler. A visitor logs in first. The API
   * client shows a refusal.
   */
  async remind(target: ReminderTarget): Promise<void> {
    const { navigate, stores } = this.deps
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.remind(target))
    await this.setChannel(target, await this.channels.best(occasionOf(target)))
  }

  /** Sets a reminder, or changes its channel. The API client shows a refusal. */
  async setChannel(target: ReminderTarget, channel: NoticeChannel | undefined): Promise<void> {
    const { spuId: id, skuId } = target
    const { remindType } = await this.deps.client.call(setGoodsReminder, { id, skuId, remindType: channel })
    runInAction(() => void this.changed.set(keyOf(target), { remindType }))
  }

  /** Removes a reminder. The API client shows a refusal. */
  async forget(target: ReminderTarget): Promise<void> {
    const { spuId: id, skuId } = target
    await this.deps.client.call(removeGoodsReminder, { id, skuId })
    runInAction(() => void this.changed.set(keyOf(target), null))
  }
}
