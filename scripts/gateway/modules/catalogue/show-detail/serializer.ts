import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { memberPriceFacts, priceInfo, showFacts } from '../show/card-service'
import { whiteTagsIn } from '../privilege/tag-service'
import { captchaSwitchOf } from '../show/captcha-window-service'
import { dateLine } from '../show/date-service'
import type { ShowRow } from '../show/query-service'
import type { SessionRow } from '../session/query-service'
import { utcZone } from '../show/utc-zone-service'
import { sessionStatusAt, showStatusAt } from '../show/status-service'
import { texts } from './texts'
import { expressFee, knownFees } from '../show/fee-service'

/** Returns the hint that times are local for a visitor in another time zone, else ''. */
const localTimeText = (offset: number, visitorOffset: number | null, lang: Language): string =>
  visitorOffset === null || visitorOffset === offset
    ? ''
    : texts.translate(lang, 'localTime', { zone: utcZone(offset) })

/** Serializes the static part of a show (contract: api/show ShowStatic). */
export const serializeStatic = (show: ShowRow, lang: Language, now: number, visitorOffset: number | null) => ({
  ...showFacts(show, lang),
  showDate: dateLine(lang, { first: show.first_time, last: show.last_time, utcOffset: show.utc_offset }, now),
  showDuration: show.duration,
  venueAddress: show.venue_address[lang],
  venueLat: show.venue_lat,
  venueLng: show.venue_lng,
  cityId: show.city_id,
  seatPickType: show.seat_pick_type,
  localTimeText: localTimeText(show.utc_offset, visitorOffset, lang),
  jumpUrlInfo: show.jump_url === null ? null : { url: show.jump_url },
  minLimitAge: show.min_age,
  performers: show.performers.map(({ role, name }) => ({ role: role[lang], name: name[lang] })),
  alertText: show.alert?.[lang] ?? '',
  fraudWarning: show.fraud_warning,
  whiteTags: whiteTagsIn(show.white_tag, lang),
})

/** Serializes the short form of a show (contract: api/show-brief ShowBrief). */
export const serializeBrief = (show: ShowRow, lang: Language) => ({
  showId: show.show_id,
  showName: show.name[lang],
  posterUrl: show.poster_url,
  posterColor: show.poster_color,
  venueName: show.venue_name[lang],
  cityName: show.city_name[lang],
})

/** Returns a text about how many of the future sessions are on sale, or '' for all or none. */
const partialSale = (show: ShowRow, sessions: readonly SessionRow[], lang: Language, now: number): string => {
  const states = sessions.map((session) => sessionStatusAt(show, session, now)).filter((state) => state !== 'COMPLETED')
  const count = states.filter((state) => state === 'ON_SALE').length
  return count === 0 || count === states.length
    ? ''
    : texts.translate(lang, 'partialSale', { count, total: states.length })
}

/** Serializes the sale state of a show at `now` (contract: api/show ShowDynamic). */
export const serializeDynamic = (show: ShowRow, sessions: readonly SessionRow[], lang: Language, now: number) => {
  const status = showStatusAt(show, now)
  const closed = status === 'PRE_SALE' && show.sale_time !== null
  return {
    showId: show.show_id,
    showDetailStatus: status,
    soldOut: status === 'SOLD_OUT',
    minOriginalPriceInfo: priceInfo(show.min_price),
    maxOriginalPriceInfo: priceInfo(show.max_price),
    customPrice: show.custom_price,
    isFree: show.is_free,
    discount: show.discount,
    saleTime: show.sale_time,
    latestSaleTime: show.sale_until,
    saleTimeCountdown: closed ? (show.sale_time as number) - now : null,
    existWaitList: show.wait_list,
    hotMode: show.hot_mode,
    captchaSwitch: captchaSwitchOf(show),
    partialOnSaleText: partialSale(show, sessions, lang, now),
    ...knownFees(show),
    ...memberPriceFacts(show),
    expressFee: expressFee(show),
    buttonText: show.button?.[lang] ?? '',
  }
}

/** Serializes the blocks of a show's description (contract: api/show). */
export const serializeDescription = ({ description }: ShowRow, lang: Language) =>
  description.map((block) => {
    if (block.type === 'IMAGE') return { ...block, alt: block.alt[lang] }
    if (block.type === 'RICH_TEXT') return { type: block.type, html: block.html[lang] }
    return { type: block.type, text: block.text[lang] }
  })

/** Serializes a promotion (contract: api/show). */
export const serializePromotion = (
  { promotion_id, category, title, description }: Row<'promotions'>,
  lang: Language,
) => ({
  promotionId: promotion_id,
  category,
  title: title[lang],
  description: description[lang],
})
