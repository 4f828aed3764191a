import * as v from 'valibot'
import type { ReminderAction } from '@/domain/coupon/reminders'
import { get, post } from '@/request/call'
import * as w from './wire'

/** Type of subscribe messages that remind of expiring coupons. */
export const COUPON_EXPIRE = 'COUPON_TEMPLATE_EXPIRE'

const subscription = v.object({
  subscribed: w.flag(),
  /** Templates of the host's prompt; empty without subscribe messages. The field is not in the specification. */
  templateIds: w.list(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))),
})
export type RemindSubscription = v.InferOutput<typeof subscription>

/**
 * Returns whether the next reminder is a subscribe message, and the templates for the host's prompt. Source: shell §7,
 * shop.
 */
export const remindSubscription = get<{ appId: string; remindSubscribeTypeEnums: string }, RemindSubscription>(
  'user/buyer/v1/shop/mini_remind_subscribe',
  { auth: 'buyer', importance: 'low', read: w.reader(subscription) },
)

/**
 * Records the buyer's consent to the next subscribe message, which goes to the open id of the account. Source: shell
 * §7, shop.
 */
export const subscribeRemind = post<
  {
    appId: string
    openId: string
    remindSubscribeTypeEnums: string[]
    couponTemplateIds: string[]
    /** The order of a bought package of coupons, and the id that binds it to orders that were paid together. */
    itemOrderId?: string
    bindId?: string
  },
  { subscribed: boolean }
>('user/buyer/v1/shop/mini_remind_subscribe', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ subscribed: w.flag() })),
})

/**
 * Postpones, stops or restores the reminders of a coupon. Without a `targetId`, stops or restores the reminders of all
 * coupons. `until` is a moment on the day of the next reminder, epoch ms. The path is not in the specification.
 */
export const changeReminder = post<
  { source: 'COUPON'; targetId: string; action: ReminderAction; until?: number | undefined },
  void
>('user/buyer/v3/benefit_reminders', { auth: 'buyer', importance: 'high', read: w.nothing })
