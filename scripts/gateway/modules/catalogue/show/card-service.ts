import { fen, type PriceInfo, toPriceInfo } from '../../../../../src/domain/money'
import type { Language } from '../../../core/localized-text'
import { categoryOf } from './category-service'
import { dateLine } from './date-service'
import { foundPart } from './found-part-service'
import type { ShowRow } from './query-service'
import type { ShowStatus } from '../../../../../src/api/show-card'
import { showStatusAt } from './status-service'
import { texts } from './texts'
import { knownFees } from './fee-service'

/** Returns the parts of a displayed price from an amount in fen, or null if there is no amount. */
export const priceInfo = (amount: number | null): PriceInfo | null =>
  amount === null ? null : toPriceInfo(fen(amount), { prefix: '¥' })

interface NamePart {
  type: 'TEXT' | 'HIGHLIGHT'
  value: string
}

/** Splits a name around the keyword, so that the client can highlight the match. */
const nameParts = (name: string, keyword: string): NamePart[] => {
  const found = foundPart(name, keyword)
  if (!found) return [{ type: 'TEXT', value: name }]
  const [at, end] = found
  const parts: NamePart[] = [
    { type: 'TEXT', value: name.slice(0, at) },
    { type: 'HIGHLIGHT', value: name.slice(at, end) },
    { type: 'TEXT', value: name.slice(end) },
  ]
  return parts.filter(({ value }) => value !== '')
}

/** Returns the name, picture, venue and time of a show, which every response about a show contains. */
export const showFacts = (show: ShowRow, lang: Language) => ({
  showId: show.show_id,
  showName: show.name[lang],
  posterUrl: show.poster_url,
  posterColor: show.poster_color,
  firstShowTime: show.first_time,
  lastShowTime: show.last_time,
  utcOffset: show.utc_offset,
  venueId: show.venue_id,
  venueName: show.venue_name[lang],
  cityName: show.city_name[lang],
  backendCategory: categoryOf(show.category, lang),
  showTags: show.tags.map(({ type, title }) => ({ type, title: title[lang] })),
  advertise: show.advertise[lang],
})

/** Returns the status of a show with an explanation for buyers, or '' if the short text is sufficient. */
const longStatus = (show: ShowRow, status: ShowStatus, lang: Language): string => {
  if (status === 'CANCELED') return texts.translate(lang, 'card.cancelled')
  if (status === 'DELAY') return texts.translate(lang, 'card.delayed')
  if (status !== 'SOLD_OUT' && status !== 'LACK_OF_TICKET') return ''
  if (show.wait_list) return texts.translate(lang, 'card.waitList')
  return status === 'LACK_OF_TICKET' ? texts.translate(lang, 'card.lack') : ''
}

/** Returns true if members can buy earlier and the public sale has not started. */
const membersFirst = ({ members_from, sale_time }: ShowRow, now: number): boolean =>
  members_from !== null && sale_time !== null && Number(members_from) < sale_time && now < sale_time

/** Returns the privileges that reduce tickets of a show, and the lowest rate of a member level. */
export const memberPriceFacts = (show: ShowRow) => ({
  discountPrivilegeIds: show.discount_privilege_ids,
  levelRate: show.level_rate,
})

/** Serializes the card of a show (contract: api/show-card). */
export const cardOf = (show: ShowRow, lang: Language, now: number, keyword = '') => {
  const status = showStatusAt(show, now)
  return {
    ...showFacts(show, lang),
    showNameArr: nameParts(show.name[lang], keyword.trim()),
    venueNameArr: nameParts(show.venue_name[lang], keyword.trim()),
    showStatus: status,
    showStatusDisplayLong: longStatus(show, status, lang),
    isSensitive: show.sensitive,
    supportPromotion: show.has_promotion,
    seatPlanDisplayAdvance: membersFirst(show, now) ? texts.translate(lang, 'card.membersFirst') : '',
    seatPlanDisplayDesc: show.seat_pick_type === 'SUPPORT_NONE' ? '' : texts.translate(lang, 'card.pickSeats'),
    displayShowTime: dateLine(lang, { first: show.first_time, last: show.last_time, utcOffset: show.utc_offset }, now),
    saleTime: show.sale_time,
    minOriginalPriceInfo: priceInfo(show.min_price),
    maxOriginalPriceInfo: priceInfo(show.max_price),
    ...knownFees(show),
    ...memberPriceFacts(show),
    customPrice: show.custom_price,
    isFree: show.is_free,
    soldOut: status === 'SOLD_OUT',
    discount: show.discount,
    supportSeatPicking: show.seat_pick_type !== 'SUPPORT_NONE',
    existWaitList: show.wait_list,
  }
}
export type SerializedShowCard = ReturnType<typeof cardOf>
