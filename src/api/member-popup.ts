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

const popupId = v.pipe(v.string(), v.nonEmpty())

const popSettingSchema = v.object({
  /** The newest rise of the level that no device has shown; null without a rise. */
  levelUpgrade: w.objectOrNull(
    v.object({ popupId, level: w.number(1), primeLevelName: w.text(), primeRights: w.list(memberRight) }),
  ),
  /** The gift that the buyer can collect, with the end of the collection, epoch ms; null without a gift. */
  birthday: w.objectOrNull(v.object({ popupId, endTime: w.moment, gifts: w.list(gift) })),
})
/** The popups that are due. */
export type PopSetting = v.InferOutput<typeof popSettingSchema>
export type LevelUpgrade = NonNullable<PopSetting['levelUpgrade']>
export type BirthdayNews = NonNullable<PopSetting['birthday']>

/** Returns the popups that are due (decision 94). The response is not in the specification. Source: domain §7. */
export const popSetting = get<NoParams, PopSetting>('user/buyer/v3/query/pop/setting', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(popSettingSchema),
})

/**
 * Marks a popup as shown. Returns true for the one device that may show it, and false for all later calls. The path is
 * not in the specification.
 */
export const takePopup = post<{ popupId: string }, boolean>('user/buyer/v3/prime/popups/{popupId}/show', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.flag()),
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

const birthdayGiftSchema = v.object({
  /**
   * OPEN: the buyer can collect the gift until `endTime`. TAKEN: the buyer has collected the gift. NONE: no gift can
   * be collected now.
   */
  state: w.oneOf(['NONE', 'OPEN', 'TAKEN'], 'NONE'),
  /** End of the collection, epoch ms; 0 for NONE. */
  endTime: w.moment,
  /** Gifts of the buyer's level; empty for levels without gifts. */
  gifts: w.list(gift),
})
/** The birthday gift of the buyer. */
export type BirthdayPackage = v.InferOutput<typeof birthdayGiftSchema>

/** Returns the buyer's birthday gift. The path is not in the specification. */
export const birthdayGift = get<NoParams, BirthdayPackage>('user/buyer/v3/prime/birthday_gift', {
  auth: 'buyer',
  importance: 'medium',
  read: w.reader(birthdayGiftSchema),
})

/**
 * Collects the birthday gift. Repeated requests with the same key collect once. The path is not in the specification.
 */
export const collectBirthdayGift = post<{ idempotencyKey: string }, BirthdayPackage>(
  'user/buyer/v3/prime/birthday_gift',
  { auth: 'buyer', importance: 'high', read: w.reader(birthdayGiftSchema) },
)
