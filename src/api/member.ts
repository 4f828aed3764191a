import * as v from 'valibot'
import { GROWTH_MOVES } from '@/domain/member/growth'
import { OFFER_BLOCK_REASONS, OFFER_KINDS, PERIOD_SOURCES } from '@/domain/member/level'
import { RIGHT_TARGETS, RIGHT_TYPES } from '@/domain/member/right'
import { get, type NoParams, post } from '@/request/call'
import * as w from './wire'

/** Schema of `MemberRight`. */
export const memberRight = v.object({
  isDisplayToUser: w.flag(),
  isHighlight: w.flag(),
  /** Name of an icon of the storefront. */
  icon: w.text(),
  primeRightTypeName: w.text(),
  /** Short text below the name, such as "5% off". */
  badgeDesc: w.text(),
  /** Level of the right. All fields from here on are not in the specification. */
  level: w.number(1),
  rightType: v.picklist(RIGHT_TYPES),
  detail: w.text(),
  /** How often the right can be used. */
  howOften: w.text(),
  /** Page on which the right is used. */
  target: w.oneOf(RIGHT_TARGETS, 'MEMBER_CENTER'),
})
/** A right of a member level. */
export type MemberRight = v.InferOutput<typeof memberRight>

const levelHead = {
  level: w.count,
  /** '' for buyers without a level. */
  primeLevelName: w.text(),
  /** Share of the price to pay, basis points. */
  rate: w.number(10_000),
  /** The rate as a text, such as "5% off". */
  formatDiscount: w.text(),
}

const memberLevel = v.object({
  ...levelHead,
  /** Growth within 12 months that a buyer needs for the level. */
  growth: w.count,
  /** Price of 12 months, fen; null for a level that is not sold. */
  price: w.priceOrNull,
  /** Number of rights. */
  rightCount: w.count,
})
/** A level of the merchant. */
export type MemberLevel = v.InferOutput<typeof memberLevel>

/** Returns the member levels, the lowest first. The path is not in the specification. */
export const memberLevels = get<NoParams, MemberLevel[]>('user/pub/v3/prime/levels', {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(memberLevel)),
})

/** Returns the rights of a level. The path is not in the specification. */
export const levelRights = get<{ level: number }, MemberRight[]>('user/pub/v3/prime/levels/{level}/rights', {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(memberRight)),
})

const levelOffer = v.object({
  level: w.number(1),
  /** Id of the item to order for the membership. */
  spuId: w.text(),
  /** Reason why the level cannot be bought; NONE if the level can be bought. */
  blockReason: w.oneOf(['NONE', ...OFFER_BLOCK_REASONS], 'NOT_SOLD'),
  /** Start of the renewal for TOO_EARLY, epoch ms. */
  renewFrom: w.momentOrNull,
  kind: w.oneOf(OFFER_KINDS, 'JOIN'),
  /** Price of the new period, the credit for unused days of the present period, and the difference to pay, fen. */
  price: w.priceOrNull,
  credit: w.priceOrNull,
  amount: w.priceOrNull,
  /** Points that the period costs instead; null if points do not buy it. */
  points: w.numberOrNull,
  /** The period, epoch ms; null if the level cannot be bought. */
  startTime: w.momentOrNull,
  endTime: w.momentOrNull,
})
/** The buyer's options to buy a level. Amounts and the period are null if the level cannot be bought. */
export type LevelOffer = v.InferOutput<typeof levelOffer>

const currentLevelSchema = v.object({
  ...levelHead,
  primeRights: w.list(memberRight),
  /** Source of the level; NONE for buyers without a level. All fields from here on are not in the specification. */
  source: w.oneOf(['NONE', ...PERIOD_SOURCES], 'NONE'),
  /** End of the level, including later periods, epoch ms; null without a level. */
  endTime: w.momentOrNull,
  /** Growth that counts now, and growth that will count later. */
  growth: w.count,
  pendingGrowth: w.count,
  /** The next level by growth, with its threshold; null for the highest. */
  next: w.objectOrNull(v.object({ level: w.number(1), primeLevelName: w.text(), growth: w.count })),
  /** The next review of the level, if growth can extend it; null otherwise. */
  review: w.objectOrNull(
    v.object({
      time: w.moment,
      /** Growth that the buyer needs to retain the level, and the growth so far that will count at the review. */
      needed: w.count,
      counted: w.count,
      /** Level after the review if the buyer earns no further growth. */
      nextLevel: w.count,
      nextLevelName: w.text(),
    }),
  ),
  offers: w.list(levelOffer),
})
/** The buyer's member level. Times in epoch ms. */
export type CurrentLevel = v.InferOutput<typeof currentLevelSchema>

/**
 * Returns the buyer's member level, the growth that retains it, and the levels that the buyer can buy. Source: domain
 * §7.
 */
export const currentLevel = get<NoParams, CurrentLevel>('user/buyer/v3/current/level', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(currentLevelSchema),
})

const growthAccountSchema = v.object({
  /** Growth of the last 12 months that counts now. */
  value: w.count,
  /** Growth that counts after the sessions. */
  pending: w.count,
  /** Start and end of the present period, epoch ms; null without a period. */
  periodStart: w.momentOrNull,
  periodEnd: w.momentOrNull,
  /** Growth so far that will count at the review of the period. */
  counted: w.count,
  /** Growth that the buyer needs to retain the level; 0 without a level. */
  needed: w.count,
})
/** The growth of the buyer. */
export type GrowthAccount = v.InferOutput<typeof growthAccountSchema>

/** Returns the buyer's growth. The path is not in the specification. */
export const growthAccount = get<NoParams, GrowthAccount>('user/buyer/v3/growth/account', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(growthAccountSchema),
})

const growthRecord = v.object({
  recordId: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(GROWTH_MOVES),
  /** Negative for growth that the buyer no longer has. */
  amount: w.number(),
  time: w.moment,
  /** Time from which the growth counts, epoch ms. */
  countsAt: w.moment,
  /** Show or goods of the order, or the reason of growth that the merchant gave. */
  title: w.text(),
  /** '' without an order. */
  orderId: w.text(),
  orderType: w.orderType,
})
/** A movement of growth. */
export type GrowthRecord = v.InferOutput<typeof growthRecord>

/** Returns a page of the movements of the buyer's growth, newest first. The path is not in the specification. */
export const growthRecords = get<{ offset: number; length: number }, w.Page<GrowthRecord>>(
  'user/buyer/v3/growth/records',
  { auth: 'buyer', importance: 'high', read: w.pageReader(growthRecord) },
)

const growthRuleSchema = v.object({
  /** Thresholds by level. */
  levels: w.list(v.object({ ...levelHead, growth: w.count })),
  /** Length of a level period in months. The growth of the same number of months counts. */
  months: w.number(12),
  /** Days from the end of a session until its growth counts. */
  pendingDays: w.number(3),
  /** Days before the end of a period at which the buyer is notified. */
  noticeDays: w.list(v.number()),
})
/** The merchant's rule for growth. */
export type GrowthRule = v.InferOutput<typeof growthRuleSchema>

/** Returns the merchant's rule for growth. The path is not in the specification. */
export const growthRule = get<NoParams, GrowthRule>('user/pub/v3/growth/rule', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(growthRuleSchema),
})

const templates = v.object({
  /** Templates of the host's prompt; empty without subscribe messages. */
  templateIds: w.list(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))),
  /** True if the next notice about the level is a subscribe message. */
  subscribed: w.flag(),
})
export type LevelTemplates = v.InferOutput<typeof templates>

/**
 * Returns the templates of subscribe messages about the level. The response is not in the specification. Source: domain
 * §7.
 */
export const levelTemplates = get<NoParams, LevelTemplates>('user/buyer/v3/prime/find_wx_mini_app_msg_template', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(templates),
})

/**
 * Records the buyer's consent to the next subscribe message about the level, which goes to the open id of the account.
 * The fields are not in the specification. Source: domain §7.
 */
export const subscribeLevel = post<{ templateIds: string[]; openId: string }, { subscribed: boolean }>(
  'user/buyer/v3/prime/subscribe_wx_mini_app_msg',
  { auth: 'buyer', importance: 'low', read: w.reader(v.object({ subscribed: w.flag() })) },
)
