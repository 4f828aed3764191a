import type { Language } from '../../core/localized-text'
import { priceInfo, showFacts } from './card-service'
import { captchaSwitchOf } from './captcha-window-service'
import { dateLine } from './date-service'
import type { ShowRow } from './query-service'
import { showStatusAt } from './status-service'
import type { PromotionTable } from './tables'
import notes from './data/notes.json'

/** What of a show seldom changes (contract: api/show ShowStatic). */
export const serializeStatic = (show: ShowRow, lang: Language) => ({
  ...showFacts(show, lang),
  showDate: dateLine(lang, show.first_time, show.last_time, show.utc_offset),
  showDuration: show.duration,
  venueAddress: show.venue_address[lang],
  venueLat: show.venue_lat,
  venueLng: show.venue_lng,
  cityId: show.city_id,
  seatPickType: show.seat_pick_type,
  minLimitAge: show.min_age,
  performers: show.performers.map(({ role, name }) => ({ role: role[lang], name: name[lang] })),
  alertText: show.alert?.[lang] ?? '',
})

/** How a show sells at `now` (contract: api/show ShowDynamic). */
export const serializeDynamic = (show: ShowRow, lang: Language, now: number) => {
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
    saleTimeCountdown: closed ? (show.sale_time as number) - now : null,
    saleShowSessionId: '',
    onSaleShowCount: status === 'ON_SALE' ? show.session_count : 0,
    existWaitList: show.wait_list,
    hotMode: show.hot_mode,
    captchaSwitch: captchaSwitchOf(show),
    remindType: status === 'PRE_SALE' ? 'SALE_REMIND' : show.wait_list ? 'WAIT_LIST' : 'LACK_REGISTER',
    partialOnSaleText: '',
    buttonText: show.button?.[lang] ?? '',
  }
}

/** The service notes of a show with their descriptions (contract: api/show). */
export const serializeNotes = (codes: readonly string[], lang: Language) =>
  codes.map((code) => {
    const { title, description, supported } = notes[code as keyof typeof notes]
    return { code, title: title[lang], description: description[lang], supported }
  })

/** The blocks of a show's description (contract: api/show). */
export const serializeDescription = ({ description }: ShowRow, lang: Language) =>
  description.map((block) => {
    if (block.type === 'IMAGE') return { ...block, alt: block.alt[lang] }
    if (block.type === 'RICH_TEXT') return { type: block.type, html: block.html[lang] }
    return { type: block.type, text: block.text[lang] }
  })

/** A promotion (contract: api/show). */
export const serializePromotion = ({ promotion_id, category, title, description }: PromotionTable, lang: Language) => ({
  promotionId: promotion_id,
  category,
  title: title[lang],
  description: description[lang],
})
