import type { CardKind } from '../../../../../src/domain/card/card-facts'
import type { ItemRefundRule } from '../../../../../src/domain/refund/item'
import type { Fen } from '../../../../../src/domain/money'
import type { UseLimits } from '../../../../../src/domain/pricing/coupon-facts'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import rows from './data/cards.json'
import type { CardRight } from './tables'

/**
 * A card in the data file, which contains only values that differ from the defaults. Times are in days relative to the
 * seed.
 */
interface Source {
  id: string
  kind: CardKind
  name: LocalizedText
  promotion: LocalizedText
  picture?: string
  /** Price in fen; 0 for a card that costs only points. */
  price: Fen
  /** Points that the card costs in addition. */
  points?: number
  worth?: Fen
  times?: number
  rate?: number
  cut?: Fen
  /** Rule that limits the shows, with its lists. All shows by default. */
  rule?: string
  limits?: Partial<UseLimits>
  refundRule?: ItemRefundRule
  perPerson?: number
  stock?: number
  enabled?: boolean
  valid?: [number, number]
  validDays?: number
  sale?: [number, number]
  rights?: CardRight[]
}
const sources = rows as unknown as readonly Source[]

const NO_LIMITS: UseLimits = {
  ...{ showIds: [], showSessionIds: [], seatPlanIds: [], venueIds: [] },
  ...{ showTypes: [], tagIds: [], itemIds: [], categoryIds: [] },
}

/** Writes the cards of the merchant, with days relative to `now`. */
export const seedCardTemplates = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const moments = (days: [number, number] | undefined): [number, number] | [null, null] =>
    days ? [midnight + days[0] * DAY, midnight + days[1] * DAY] : [null, null]
  const cards = sources.map((source, sort) => {
    const { id, kind, name, promotion, picture, price, rule = 'ALL_SHOW', limits, rights = [], points = 0 } = source
    const [validFrom, validUntil] = moments(source.valid)
    const [saleFrom, saleTo] = moments(source.sale)
    const range = { useCouponRule: rule, couponUseLimitVO: limits ? { ...NO_LIMITS, ...limits } : null }
    return {
      card_id: id,
      kind,
      name: json(name),
      promotion: json(promotion),
      picture: picture ? mediaAddress(picture) : '',
      price_mode: points === 0 ? ('CASH' as const) : price === 0 ? ('POINT' as const) : ('CASH_POINT' as const),
      price,
      point_price: points,
      worth: source.worth ?? null,
      times: source.times ?? null,
      rate: source.rate ?? null,
      cut: source.cut ?? null,
      range: json(range),
      refund_rule: source.refundRule ?? 'UNUSED_7_DAYS',
      per_person: source.perPerson ?? null,
      stock: source.stock ?? null,
      enabled: source.enabled ?? true,
      valid_from: validFrom,
      valid_until: validUntil,
      valid_days: source.validDays ?? null,
      sale_from: saleFrom,
      sale_to: saleTo,
      rights: json(rights),
      sort,
    }
  })
  await tx.insertInto('card_templates').values(cards).execute()
}
