import { makeAutoObservable } from 'mobx'
import {
  changeReminder,
  COUPON_EXPIRE,
  remindSubscription,
  type RemindSubscription,
  subscribeRemind,
} from '@/api/benefit-reminder'
import type { OwnCouponDetail } from '@/api/coupon'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { ReminderAction } from '@/domain/coupon/reminders'
import { accountChannels, type NoticeChannel } from '@/domain/notice-channel'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>

interface Change {
  action: ReminderAction
  /** True to change the reminders of all coupons of the buyer. */
  all?: boolean
  /** A time on the day of the next reminder, epoch ms. */
  until?: number
}

/** Model of a coupon's reminder: its time, which the buyer can change, and its channel. */
export class CouponReminderModel {
  open = false
  private readonly subscription: Resource<RemindSubscription>
  /** True after the host's permission prompt was opened, because a screen opens the prompt only once. */
  private prompted = false

  /** @param onChange reloads the coupon */
  constructor(
    private readonly deps: Deps,
    private readonly onChange: () => unknown,
  ) {
    const { platform, screen, stores } = deps
    // Loads the message templates for the host's prompt before the tap.
    this.subscription = screen.query(
      remindSubscription,
      { appId: this.appId, remindSubscribeTypeEnums: COUPON_EXPIRE },
      {
        options: { silent: true },
        when: () => platform.subscribeMessage.exists && stores.user.loggedIn,
      },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Channel of the next reminder; null if no channel is available. */
  get channel(): NoticeChannel | null {
    if (this.subscription.value?.subscribed) return 'SUBSCRIBE_MESSAGE'
    return accountChannels(this.deps.stores.user)[0] ?? null
  }

  show(): void {
    this.open = true
  }

  hide(): void {
    this.open = false
  }

  /**
   * Changes the reminder of one coupon or of all coupons. Must be called in a tap handler, because the host asks for
   * permission to send its message.
   */
  async change({ couponId, couponTemplateId }: OwnCouponDetail, { action, all = false, until }: Change): Promise<void> {
    const { client, dialogs } = this.deps
    this.hide()
    if (action !== 'MUTE') await this.permit(couponTemplateId)
    try {
      await client.call(changeReminder, { source: 'COUPON', targetId: all ? '' : couponId, action, until })
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await this.onChange()
  }

  /**
   * Opens the host's permission prompt, unless the buyer has already permitted a message. Never rejects, because other
   * channels can be used instead.
   */
  private async permit(couponTemplateId: string): Promise<void> {
    const { client, platform, stores } = this.deps
    const { subscribed = true, templateIds = [] } = this.subscription.value ?? {}
    if (subscribed || templateIds.length === 0 || this.prompted) return
    this.prompted = true
    // No `await` may precede this call, because the host opens its prompt only during the tap.
    const { kind } = await platform.subscribeMessage.request(templateIds)
    if (kind !== 'accepted') return
    const facts = { appId: this.appId, openId: stores.user.openId, couponTemplateIds: [couponTemplateId] }
    await client
      .call(subscribeRemind, { ...facts, remindSubscribeTypeEnums: [COUPON_EXPIRE] }, { silent: true })
      .then(this.subscription.load, () => undefined)
  }

  private get appId(): string {
    return this.deps.stores.shop.config?.appId ?? ''
  }
}
