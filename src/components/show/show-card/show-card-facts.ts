import { joinFacts } from '@/lib/join-facts'
import type { ShowCard as Show } from '@/api/show-card'
import { lowestPrice, type PriceHiding, type ShownPrice } from '@/domain/price'
import { formatTime, nearDay } from '@/domain/schedule/local-time'
import { showTimeRange } from '@/domain/schedule/show-time'
import { discountTenths, percentOff } from '@/domain/show/discount'
import { saleLabel } from '@/domain/show/sale-label'
import { saleState } from '@/domain/show/status'
import { shownTags } from '@/domain/show/tags'
import type { Translate } from '@/locales/keys'
import { dayText, nearTime } from '../../dates'
import { titledTags } from '../tag-titles'

export interface ShowCardFacts {
  when: string
  location: string
  price: ShownPrice
  /** Text of the state; '' for the plain "on sale". */
  state: string
  /** True if the show is over or canceled, which dims the poster. */
  ended: boolean
  /** True if no ticket is available, which shows the price in a neutral tone. */
  unavailable: boolean
  /** Text of the state with an explanation for the buyer, if the merchant provides one. */
  longState: string
  /** Labels of a discount or an early sale, in the style of marketing labels. */
  offers: string[]
  tags: Show['showTags']
}

/** Maximum number of labels on a card. Offers come first. */
const TAGS = 3
const ENDED = new Set(['cancelled', 'finished', 'notListed'])

/** Returns the content of a show's card at a moment (`now`, epoch ms), in the language of `t`. */
export function showCardFacts(show: Show, t: Translate, now: number, hiding: PriceHiding): ShowCardFacts {
  const { label } = saleState({ ...show, showDetailStatus: show.showStatus }, now)
  const state = stateText(show, label, t, now)
  const when =
    show.displayShowTime ||
    showTimeRange(show.firstShowTime, show.lastShowTime, show.utcOffset) ||
    t('show.dateToBeSet')
  const offers = [
    discountText(show.discount, t),
    show.supportPromotion ? t('show.promotion') : '',
    show.seatPlanDisplayAdvance,
  ].filter(Boolean)
  const location = joinFacts([show.cityName, show.venueName]) || t('show.venueToBeSet')
  return {
    when,
    location,
    price: lowestPrice(show, hiding),
    state,
    ended: ENDED.has(label),
    unavailable: label === 'soldOut' || ENDED.has(label),
    longState: show.showStatusDisplayLong || state,
    offers,
    tags: shownTags(titledTags(show.showTags, t), TAGS - Math.min(offers.length, TAGS)),
  }
}

/** Returns the text of a sale's opening time, if known; '' for a show that is on sale. */
function stateText(show: Show, state: ReturnType<typeof saleState>['label'], t: Translate, now: number): string {
  const buyable = state === 'preSale' || state === 'notYetOnSale'
  const label = buyable ? saleLabel(show, now) : null
  if (label?.kind === 'thisWeek')
    return t('show.sale.thisWeek', { day: t(`date.weekdayShort.${label.weekday}`), time: label.time })
  // A badge on a poster only has space for the time.
  if (label?.kind === 'near' && nearDay(label.at, now, show.utcOffset) === 'today')
    return t('show.sale.today', { time: formatTime(label.at, show.utcOffset, t('date.pattern.time')) })
  if (label?.kind === 'near')
    return t('show.sale.later', { date: nearTime(label.at, { now, utcOffset: show.utcOffset }, t) })
  if (label) return t('show.sale.later', { date: dayText(label.at, { now, utcOffset: show.utcOffset }, t) })
  return state === 'onSale' ? '' : t(`show.state.${state}`)
}

function discountText(ratio: number | null, t: Translate): string {
  const tenths = discountTenths(ratio)
  return tenths === null ? '' : t('show.discount', { tenths, percent: percentOff(ratio) ?? 0 })
}
