import * as v from 'valibot'
import { get, type NoParams, post, put } from '@/request/call'
import { memberRight } from './member'
import * as w from './wire'

const gift = v.object({
  /** Name of an icon of the storefront. */
  icon: w.text(),
  giftDesc: w.text(),
})
/** A part of the birthday gift. */
export type BirthdayGift = v.InferOutput<typeof gift>

const popSettingSchema = v.object({
  /** The newest rise of the level that the buyer has not seen; null without one. */
  levelUpgrade: w.objectOrNull(
    v.object({
      /** Id of the change of the level. */
      changeId: v.pipe(v.string(), v.nonEmpty()),
      level: w.number(1),
      primeLevelName: w.text(),
      primeRights: w.list(memberRight),
    }),
  ),
  /** The gift that the buyer can collect; null without one. */
  birthday: w.objectOrNull(
    v.object({
      gifts: w.list(gift),
      /** End of the collection, epoch ms. */
      endTime: w.moment,
    }),
  ),
})
/** The popups that are due. */
export type PopSetting = v.InferOutput<typeof popSettingSchema>

/** Returns the popups that are due. The response is this project's. Source: domain §7. */
export const popSetting = get<NoParams, PopSetting>('user/buyer/v3/query/pop/setting', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(popSettingSchema),
})

/** Stops the popup of a higher level for the account. Returns true if it is stopped. Source: domain §7. */
export const stopUpgradePopup = put<NoParams, boolean>('user/buyer/v3/prime/no_longer_remind_user_level_upgrade', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.flag()),
})

/** Stops the popup of the birthday gift for the account. Returns true if it is stopped. Source: domain §7. */
export const stopBirthdayPopup = put<NoParams, boolean>('user/buyer/v3/prime/no_longer_remind_user_birthday', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.flag()),
})

/** Collects the birthday gift. Repeated requests with the same key collect once. The path is this project's. */
export const collectBirthdayGift = post<{ idempotencyKey: string }, { gifts: BirthdayGift[] }>(
  'user/buyer/v3/prime/birthday_gift',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ gifts: w.list(gift) })) },
)
