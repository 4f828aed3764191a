import {
  type CurrentLevel,
  currentLevel,
  levelRights,
  type MemberLevel,
  memberLevels,
  type MemberRight,
} from '@/api/member'
import type { BirthdayPackage } from '@/api/member-popup'
import { fen } from '@/domain/money'
import type { Answers } from '../../../support/fake-gateway'

export const rightOf = (rightType: MemberRight['rightType'], more: Partial<MemberRight> = {}): MemberRight => ({
  ...{ rightType, level: 2, icon: 'ticket', primeRightTypeName: '会员价', badgeDesc: '9.5 折' },
  ...{ isDisplayToUser: true, isHighlight: true, detail: '每张票自动按会员价计算', howOften: '不限次数' },
  target: 'SHOWS',
  ...more,
})

const BIRTHDAY = {
  icon: 'gift',
  primeRightTypeName: '生日礼包',
  badgeDesc: '每年一份',
  target: 'MEMBER_CENTER',
} as const

/** Rights of the levels 1 to 3. Level 1 has no birthday gift. */
const RIGHTS = {
  1: [rightOf('DISCOUNT', { level: 1, badgeDesc: '9.8 折' })],
  2: [rightOf('DISCOUNT'), rightOf('BIRTHDAY_GIFT', BIRTHDAY)],
  3: [rightOf('DISCOUNT', { level: 3, badgeDesc: '9.2 折' }), rightOf('BIRTHDAY_GIFT', { ...BIRTHDAY, level: 3 })],
}

const levelOf = (level: number, primeLevelName: string, more: object): MemberLevel => ({
  ...{ level, primeLevelName, rate: 9500, formatDiscount: '9.5 折', growth: 5000, price: fen(299_00), rightCount: 2 },
  ...more,
})

const LEVELS = [
  levelOf(1, '银灯会员', { growth: 1000, price: fen(99_00) }),
  levelOf(2, '金灯会员', {}),
  levelOf(3, '白金灯会员', { growth: 20_000, price: null }),
]

const offer = (level: number, more: object) => ({
  ...{ level, spuId: `MEMBER-${level}`, blockReason: 'NONE', renewFrom: null, kind: 'JOIN', price: null },
  ...{ credit: null, amount: null, startTime: null, endTime: null },
  ...more,
})

/** A buyer with the level Gold. The level can be renewed from 2 October 2099 on, and ends a year later. */
export const ownOf = (more: Partial<CurrentLevel> = {}): CurrentLevel => ({
  ...{ level: 2, primeLevelName: '金灯会员', rate: 9500, formatDiscount: '9.5 折', primeRights: RIGHTS[2] },
  ...{ source: 'GROWN', endTime: Date.UTC(2100, 9, 1, 16), growth: 4_200, pendingGrowth: 0 },
  next: { level: 3, primeLevelName: '白金灯会员', growth: 20_000 },
  review: null,
  offers: [
    offer(1, { blockReason: 'HIGHER' }),
    offer(2, { blockReason: 'TOO_EARLY', renewFrom: Date.UTC(2099, 9, 1, 16) }),
    offer(3, { blockReason: 'NOT_SOLD' }),
  ] as CurrentLevel['offers'],
  ...more,
})

export const offerOf = (level: number, more: object): CurrentLevel['offers'] =>
  [offer(level, more)] as CurrentLevel['offers']

export const giftOf = (state: BirthdayPackage['state']): BirthdayPackage => ({
  state,
  endTime: state === 'NONE' ? 0 : Date.UTC(2099, 4, 6, 16),
  gifts: [{ icon: 'coupon', giftDesc: '生日礼券 20 元' }],
})

/** Responses about the levels and their rights. */
export const levelAnswers = (own: CurrentLevel = ownOf()): Answers => [
  [memberLevels, () => LEVELS],
  [levelRights, ({ level }: { level: number }) => RIGHTS[level as 1]],
  [currentLevel, () => own],
]
