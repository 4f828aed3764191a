import { Type } from 'typebox'
import { findRow } from '../../../core/database/rows'
import { found, notFound, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { firstAnswer } from '../../../core/run-hooks'
import { Flag, Id, OptionalId, paging, schema } from '../../../core/schema'
import { cardsOnSale, serializeTemplate, withVenues } from '../../catalogue/card-template/service'
import { cardsForShow, coverOfShow } from './cover-service'
import { exchangeCoupon } from './exchange-service'
import { correctHolder } from './holder-service'
import { cardEvents } from './ledger-service'
import { rangeOfCard } from './range-service'
import { serializeOwn, serializeOwnDetail, serializeTerms } from './serializer'
import { bookingCard, cardForSale, cardsOfOrder, ownCard, ownCards } from './service'

const params = { cardId: Id }

export const cardRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.get(
    '/user/buyer/v3/purchased/privilege/card/query',
    {
      schema: schema({
        summary: 'Privilege cards of this buyer: those to use, or past ones',
        query: { ...paging, history: Flag, cardId: OptionalId, showId: OptionalId },
      }),
    },
    async ({ query: { showId, ...filter }, userId, lang }) => {
      const now = clock.now()
      const { rows, total, last } = showId
        ? await cardsForShow(db, userId, { ...filter, showId }, now)
        : await ownCards(db, userId, filter, now)
      const items = (await withVenues(db, rows, lang)).map((card) => serializeOwn(card, lang, now))
      return ok({ items, total, last })
    },
  )

  app.get(
    '/user/buyer/v3/privilege/card/list',
    { schema: schema({ summary: 'Privilege cards on sale', query: { ...paging, forPoints: Flag } }) },
    async ({ query, lang }) => {
      const now = clock.now()
      const { rows, total, last } = await cardsOnSale(db, now, query)
      const items = (await withVenues(db, rows, lang)).map((card) => serializeTemplate(card, lang, now))
      return ok({ items, total, last })
    },
  )

  app.get(
    '/user/buyer/v3/privilege/card/query_card_by_order_id',
    {
      schema: schema({
        summary: 'Privilege cards that an item order of this buyer brought',
        query: { itemOrderId: Id },
      }),
    },
    async ({ query: { itemOrderId }, userId, lang }) => {
      const now = clock.now()
      const rows = await cardsOfOrder(db, userId, itemOrderId)
      return ok((await withVenues(db, rows, lang)).map((card) => serializeOwn(card, lang, now)))
    },
  )

  app.get(
    '/user/buyer/v3/privilege/card/cover',
    {
      schema: schema({
        summary: 'Sessions and tiers of a show that a card of this buyer covers',
        query: { showId: Id, cardId: OptionalId, userCardInstanceId: OptionalId },
      }),
    },
    async ({ query: { showId, cardId, userCardInstanceId: userCardId }, userId, lang }) => {
      const now = clock.now()
      const card = await bookingCard(db, userId, { cardId, userCardId }, now)
      const { card_id, user_card_id: userCardInstanceId, kind: cardKind, name } = card
      const facts = { cardId: card_id, userCardInstanceId, cardKind, cardName: name[lang] }
      return ok({ ...facts, ...(await coverOfShow(db, card, showId, now)) })
    },
  )

  app.get(
    '/user/buyer/v3/privilege/card/:cardId',
    {
      schema: schema({
        summary: 'A privilege card with its terms, or one of this buyer with its changes',
        params,
        query: { userCardInstanceId: OptionalId },
      }),
    },
    async ({ params: { cardId }, query: { userCardInstanceId }, userId, lang }) => {
      const now = clock.now()
      const { card, block } = found(await cardForSale(db, cardId, { userId, now }))
      const [named] = await withVenues(db, [card], lang)
      const terms = { ...serializeTerms(named, lang), blockReason: block }
      if (!userCardInstanceId) return ok({ ...serializeTemplate(named, lang, now), ...terms, own: null })
      const own = found(await ownCard(db, userId, userCardInstanceId))
      if (own.card_id !== cardId) throw notFound()
      const events = await cardEvents(db, own.user_card_id)
      const seats = (await firstAnswer('card.seats', db, own.user_card_id, now)) ?? []
      const [namedOwn] = await withVenues(db, [own], lang)
      return ok({
        ...serializeOwn(namedOwn, lang, now),
        ...terms,
        own: serializeOwnDetail(own, { events, seats }, { lang, now }),
      })
    },
  )

  app.post(
    '/user/buyer/v3/privilege/card/:cardId/holder',
    {
      schema: schema({
        summary: 'Correct the holder of an annual card of this buyer, once before its first use',
        params,
        body: { userCardInstanceId: Id, audienceId: Id },
      }),
    },
    async ({ params: { cardId }, body: { userCardInstanceId: userCardId, audienceId }, userId }) => {
      await correctHolder(gateway, userId, { cardId, userCardId, audienceId })
      return ok()
    },
  )

  app.get(
    '/user/buyer/v3/privilege/card/:cardId/range',
    {
      schema: schema({
        summary: 'Venues and shows that a privilege card is good for',
        params,
        query: { ...paging, cityId: OptionalId },
      }),
    },
    async ({ params: { cardId }, query: { cityId, offset, length }, lang }) => {
      const card = found(await findRow(db, 'card_templates', { card_id: cardId }))
      return ok(await rangeOfCard(db, card, { city: cityId, lang, now: clock.now(), offset, length }))
    },
  )

  app.post(
    '/buyer/v1/exchange_coupon/use',
    {
      schema: schema({
        summary: 'Exchange a coupon for its privilege card',
        body: { couponId: Id, privilegeCardTemplateId: Id, type: Type.Literal('CARD') },
      }),
    },
    async ({ body: { couponId, privilegeCardTemplateId: cardId }, userId }) => {
      const userCardInstanceId = await exchangeCoupon(gateway, userId, { couponId, cardId })
      return ok({ cardId, userCardInstanceId })
    },
  )
}
