import { spuOfLevel } from '../../../../../src/domain/member/level'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { formatDiscount, FULL_RATE } from '../../base/member/level-service'
import { serializeRight } from '../../base/member/right-service'
import type { GrowthRow } from './growth-service'
import type { MemberState } from './read-service'

/** Serializes the name and rate of a level. An undefined row means a buyer without a level. */
const serializeHead = (row: Row<'member_levels'> | undefined, lang: Language) => ({
  ...{ level: row?.level ?? 0, primeLevelName: row?.name[lang] ?? '', rate: row?.rate ?? FULL_RATE },
  formatDiscount: row ? formatDiscount(row.rate, lang) : '',
})

const serializeOffer = ({ row: { level, price }, offer }: MemberState['offers'][number]) => ({
  ...{ level, spuId: spuOfLevel(level) },
  ...('blockReason' in offer
    ? {
        ...offer,
        kind: 'JOIN' as const,
        price,
        credit: null,
        amount: null,
        points: null,
        startTime: null,
        endTime: null,
      }
    : { ...offer, blockReason: 'NONE' as const, renewFrom: null }),
})

/** Serializes a buyer's level (contract: api/member CurrentLevel). */
export const serializeCurrentLevel = (
  { levels, level, period, endTime, growth, pending, review, offers }: MemberState,
  rights: readonly Row<'member_rights'>[],
  lang: Language,
) => {
  const own = levels.find((each) => each.level === level)
  // The highest level has no next level.
  const next = levels.find((each) => each.level > level)
  const head = serializeHead(own, lang)
  return {
    ...head,
    primeRights: rights.map((right) => serializeRight(right, head.rate, lang)),
    source: period?.source ?? 'NONE',
    ...{ endTime, growth, pendingGrowth: pending },
    next: next ? { level: next.level, primeLevelName: next.name[lang], growth: next.growth } : null,
    review: review && {
      ...review,
      nextLevelName: levels.find((each) => each.level === review.nextLevel)?.name[lang] ?? '',
    },
    offers: offers.map(serializeOffer),
  }
}

/** Serializes a buyer's growth (contract: api/member GrowthAccount). */
export const serializeGrowth = ({ growth, pending, period, review }: MemberState) => ({
  ...{ value: growth, pending },
  ...{ periodStart: period?.startTime ?? null, periodEnd: review?.time ?? null },
  ...{ counted: review?.counted ?? growth, needed: review?.needed ?? 0 },
})

/** Serializes a movement of growth (contract: api/member GrowthRecord). */
export const serializeGrowthRecord = (record: GrowthRow, lang: Language) => ({
  ...{ recordId: String(record.record_id), kind: record.kind, amount: record.amount, time: record.at },
  ...{
    countsAt: record.counts_at,
    title: (record.show_name ?? record.item_name ?? record.reason)?.[lang] ?? '',
    orderId: record.order_id ?? '',
    orderType: record.item_name ? ('goods' as const) : ('ticket' as const),
  },
})

/** Serializes a level of the growth rule (contract: api/member GrowthRule). */
export const serializeThreshold = (row: Row<'member_levels'>, lang: Language) => ({
  ...serializeHead(row, lang),
  growth: row.growth,
})
