import { type Fen, formatFen } from '../../../src/domain/money'
import { allIn } from '../../../src/domain/order/all-in'
import { lowestPrice, type PricedShow, type ShownPrice } from '../../../src/domain/price'
import { formatTime } from '../../../src/domain/schedule/local-time'
import type { ShowCard } from '../../../src/api/show-card'
import { joinFacts } from '../../../src/lib/join-facts'
import { isGroupShow } from '../../../src/domain/show/show-id'
import { html, type Html } from '../markup'
import type { PageRequest } from './content'

/** Returns the displayed price, which the merchant may hide. */
export const priceOf = (priced: PricedShow, { shop }: Pick<PageRequest, 'shop'>): ShownPrice =>
  lowestPrice(priced, { hidden: shop.hiddenTicketPrice, text: shop.hiddenTicketPriceText })

/** Returns the highest price including the fees of one ticket, in fen, or null if unknown. */
export const highestPrice = (priced: PricedShow): Fen | null =>
  priced.maxOriginalPriceInfo && allIn(priced.maxOriginalPriceInfo, 1, priced)

/**
 * Returns the price as a text, such as `¥380`, `¥180 - ¥980`, "free" or "to be announced". Returns '' if the merchant
 * hides the price.
 */
export const priceText = (priced: PricedShow, request: Pick<PageRequest, 'shop' | 't' | 'language'>): string => {
  const { t, language } = request
  const price = priceOf(priced, request)
  const amount = (value: Fen): string => t('price.amount', { amount: formatFen(value, language) })
  switch (price.kind) {
    case 'hidden':
      return ''
    case 'replaced':
      return price.text
    case 'undetermined':
      return t('price.undetermined')
    case 'free':
      return t('price.free')
    case 'amount':
      return price.from
        ? `${amount(price.amount)} - ${amount(highestPrice(priced) ?? price.amount)}`
        : amount(price.amount)
  }
}

/** Returns the price of a show card. If there are several prices, it is the lowest price: `¥180 起`. */
export const startingPrice = (priced: PricedShow, request: Pick<PageRequest, 'shop' | 't' | 'language'>): string => {
  const price = priceOf(priced, request)
  return price.kind === 'amount' && price.from
    ? request.t('price.fromAmount', { amount: formatFen(price.amount, request.language) })
    : priceText(priced, request)
}

/**
 * Formats a time as ISO 8601 in the show's time zone: `2026-12-05T19:30:00+08:00`.
 * @param utcOffset minutes east of UTC
 */
export const isoTime = (time: number, utcOffset: number): string => {
  const minutes = Math.abs(utcOffset)
  const two = (value: number): string => String(value).padStart(2, '0')
  const offset = `${utcOffset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${formatTime(time, utcOffset, 'YYYY-MM-DDTHH:mm:ss')}${offset}`
}

/** Returns the address of a show's or a group's page. */
export const showLink = ({ link }: Pick<PageRequest, 'link'>, showId: string): string =>
  link(isGroupShow(showId) ? 'group-show-detail' : 'show-detail', { showId })

/** Returns a list of links to shows with name, time, venue and price. Lists each show only once. */
export const showList = (shows: readonly ShowCard[], request: PageRequest): Html => {
  const once = [...new Map(shows.map((show) => [show.showId, show])).values()]
  return html`<ul>
    ${once.map((show) => {
      const facts = [show.displayShowTime, show.cityName, show.venueName, priceText(show, request)]
      return html`<li>
        <a href="${showLink(request, show.showId)}">${show.showName}</a>
        <span>${joinFacts(facts)}</span>
      </li> `
    })}
  </ul>`
}

/** Returns the addresses of shows as structured data (schema.org). */
export const showListData = (shows: readonly ShowCard[], origin: string, request: PageRequest): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: [...new Set(shows.map(({ showId }) => showId))].map((showId, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: new URL(showLink(request, showId), origin).href,
  })),
})
