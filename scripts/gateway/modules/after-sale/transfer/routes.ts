import { Type } from 'typebox'
import { GIFT_CARDS } from '../../../../../src/domain/ticket/gift-card'
import { MAX_GIFT_MESSAGE } from '../../../../../src/domain/ticket/transfer'
import { checkNumber } from '../../../core/contact'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Cellphone, CountryCode, Id, paging, schema } from '../../../core/schema'
import { acceptGift, giftForMe, giftOfLink } from './accept-service'
import { giveTickets, readOffer, revokeGift } from './give-service'
import { givenGifts, receivedGifts } from './list-service'
import { giftOfGiver } from './repository'
import { serializeGift, serializeOffer, serializePreview } from './serializer'

const base = '/trade/buyer/v3/ticket_transfers'
const secret = { secret: Type.String({ pattern: '^[\\w-]{22}$' }) }
const box = Type.Union([Type.Literal('GIVEN'), Type.Literal('RECEIVED')])
const request = {
  voucherId: Id,
  ticketIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  countryCode: CountryCode,
  cellphone: Cellphone,
  message: Type.String({ maxLength: MAX_GIFT_MESSAGE }),
  card: Type.Union(GIFT_CARDS.map((card) => Type.Literal(card))),
}

/** Registers routes that transfer tickets to a phone number. */
export const transferRoutes: Routes = (app, gateway) => {
  const { clock, db } = gateway

  app.get(
    `${base}/offers/:voucherId`,
    { schema: schema({ summary: 'Which tickets of a voucher may be given, and why not', params: { voucherId: Id } }) },
    async ({ params: { voucherId }, userId, lang }) =>
      ok(serializeOffer(await readOffer(db, userId, voucherId, clock.now()), lang)),
  )

  app.post(
    base,
    { schema: schema({ summary: 'Give tickets to a phone number', body: request }) },
    async ({ body, userId, lang }) => {
      checkNumber(body, lang)
      return ok(serializeGift(await giveTickets(gateway, userId, body), lang, { now: clock.now(), given: true }))
    },
  )

  app.get(
    base,
    { schema: schema({ summary: 'Gifts of this account, given or for it', query: { box, ...paging } }) },
    async ({ query: { box: wanted, offset = 0, length = 20 }, userId, lang }) => {
      const given = wanted === 'GIVEN'
      const page = await (given ? givenGifts : receivedGifts)(gateway, userId, { offset, length })
      const facts = { now: clock.now(), given }
      return ok({ items: page.rows.map((row) => serializeGift(row, lang, facts)), total: page.total, last: page.last })
    },
  )

  app.get(
    `${base}/:transferId`,
    { schema: schema({ summary: 'A gift that this account gives', params: { transferId: Id } }) },
    async ({ params: { transferId }, userId, lang }) => {
      const gift = found(await giftOfGiver(db, userId, transferId))
      return ok(serializeGift(gift, lang, { now: clock.now(), given: true }))
    },
  )

  app.post(
    `${base}/:transferId/revoke`,
    { schema: schema({ summary: 'Take a gift back', params: { transferId: Id } }) },
    async ({ params: { transferId }, userId, lang }) =>
      ok(serializeGift(await revokeGift(gateway, userId, transferId), lang, { now: clock.now(), given: true })),
  )

  app.get(
    '/trade/pub/v3/ticket_gifts/:secret',
    { schema: schema({ summary: 'A gift to anybody with its link', params: secret }), config: perMinute(60) },
    async ({ params, lang }) => ok(serializePreview(await giftOfLink(gateway, params.secret), lang, clock.now())),
  )

  app.get(
    '/trade/buyer/v3/ticket_gifts/:secret',
    { schema: schema({ summary: 'A gift to the account that it is for', params: secret }), config: perMinute(60) },
    async ({ params, userId, lang }) =>
      ok(serializeGift(await giftForMe(gateway, userId, params.secret), lang, { now: clock.now(), given: false })),
  )

  app.post(
    '/trade/buyer/v3/ticket_gifts/:secret/accept',
    { schema: schema({ summary: 'Accept a gift', params: secret }), config: perMinute(60) },
    async ({ params, userId }) => ok(await acceptGift(gateway, userId, params.secret)),
  )
}
