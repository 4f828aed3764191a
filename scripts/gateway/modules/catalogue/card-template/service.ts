import { type SqlBool, sql } from 'kysely'
import { type CardBlock, cardBlock } from '../../../../../src/domain/card/sale'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { categoryOf } from '../show/category-service'
import { venuesOf } from './venues'
import { texts } from './texts'

export type CardTemplate = Row<'card_templates'>

/** A card with the names of the venues in its range. The names are empty if the range has no venues. */
export interface NamedCard extends CardTemplate {
  venues: { name: string; city: string }[]
}

/** Returns all cards in the merchant's order. */
export const cardTemplates = (db: Db | Tx): Promise<CardTemplate[]> => listRows(db, 'card_templates', {}, 'sort')

/**
 * Returns a page of the cards whose sale has not ended. Sold-out cards come last.
 *
 * @param now epoch ms
 * @param forPoints true to return only cards that cost points
 */
export const cardsOnSale = (
  db: Db,
  now: number,
  { forPoints = false, offset = 0, length = 20 }: Partial<PageRange> & { forPoints?: boolean } = {},
): Promise<RowPage<CardTemplate>> => {
  const query = db
    .selectFrom('card_templates')
    .selectAll()
    .where('enabled', '=', true)
    .where(sql<SqlBool>`(least(sale_to, valid_until) > ${now}) is not false`)
    .$if(forPoints, (each) => each.where('point_price', '>', 0))
  return readPage(query, query.orderBy(sql`coalesce(stock, 1) > 0`, 'desc').orderBy('sort'), { offset, length })
}

/** Adds to each card the names of the venues in its range. */
export const withVenues = async <Card extends CardTemplate>(
  db: Db,
  cards: readonly Card[],
  lang: Language,
): Promise<(Card & NamedCard)[]> => {
  const venueIds = cards.flatMap(({ range }) => range.couponUseLimitVO?.venueIds ?? [])
  const venues = await venuesOf(db, venueIds, lang)
  return cards.map((card) => ({
    ...card,
    venues: (card.range.couponUseLimitVO?.venueIds ?? []).flatMap((id) => venues.get(id) ?? []),
  }))
}

const joined = (names: readonly string[], lang: Language): string => names.join(texts.translate(lang, 'scope.and'))

/** Returns the range of a card as a text in a language. */
const rangeText = ({ range, venues }: NamedCard, lang: Language): string => {
  switch (range.useCouponRule) {
    case 'LIMIATION_SHOW_TYPE_OR_TAG': {
      const names = (range.couponUseLimitVO?.showTypes ?? []).map((code) => categoryOf(code, lang).displayName)
      return texts.translate(lang, 'scope.category', { names: joined(names, lang) })
    }
    case 'LIMIATION_VENUE_USE':
      return texts.translate(lang, 'scope.venue', {
        names: joined(
          venues.map(({ name }) => name),
          lang,
        ),
      })
    case 'LIMIATION_SHOW_DATA':
      return texts.translate(lang, 'scope.shows')
    case 'LIMIATION_SHOW_SESSION_SEATPLAN':
      return texts.translate(lang, 'scope.sessions')
    default:
      return texts.translate(lang, 'scope.all')
  }
}

/**
 * Returns the reason why a buyer who owns `owned` cards of this kind cannot buy another at `now`, epoch ms, or null.
 */
export const blockOf = (card: CardTemplate, owned: number, now: number): CardBlock | null => {
  const { enabled, sale_from: saleFrom, sale_to: saleTo, valid_until: validUntil, stock, per_person: perPerson } = card
  return cardBlock({ enabled, saleFrom, saleTo, validUntil, stock, perPerson, owned }, now)
}

/**
 * Serializes a card on sale (contract: api/card-face CardFace). A buyer's own card has additional fields. @param now
 * epoch ms
 */
export const serializeTemplate = (card: NamedCard, lang: Language, now: number) => ({
  cardId: card.card_id,
  cardKind: card.kind,
  cardName: card.name[lang],
  cardUrl: card.picture,
  cardPrice: card.price,
  pointPrice: card.point_price,
  priceMode: card.price_mode,
  enabled: card.enabled,
  isAnnualCard: card.kind === 'ANNUAL',
  promotionDesc: card.promotion[lang],
  worth: card.worth,
  convertibleTimes: card.times,
  // Responses contain the share of the price that the buyer still pays. Coupons use the same form.
  rate: (card.rate ?? 0) / 10_000,
  cut: card.cut,
  rangeDesc: rangeText(card, lang),
  venueName: card.venues.length === 1 ? card.venues[0].name : '',
  cityName: card.venues.length === 1 ? card.venues[0].city : '',
  validFrom: card.valid_from,
  expirationTime: card.valid_until,
  validDays: card.valid_days ?? 0,
  userCardInstanceId: '',
  cardStatus: null,
  isHistory: false,
  balance: null,
  redeemedTimes: 0,
  isFrozen: false,
  blockReason: blockOf(card, 0, now),
  saleFrom: card.sale_from,
})
