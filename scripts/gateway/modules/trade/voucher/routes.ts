import { Type } from 'typebox'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Flag, Id, OptionalId, paging, schema } from '../../../core/schema'
import { annualReview } from './review-service'
import { serializeVoucherDetail, serializeVoucher, serializeVoucherSite } from './serializer'
import { handOverKeys, ticketCodes } from './code-service'
import { pickupsAt } from '../goods-delivery/pickup-service'
import { listVouchers, sitesOfVouchers, voucherDetailRows } from './service'
import { walletsOf } from './wallet-service'

const params = { voucherId: Id }
const Year = Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 }))
const base = '/trade/buyer/v3/vouchers'

/** Registers routes for vouchers, their tickets, and ticket codes. */
export const voucherRoutes: Routes = (app, gateway) => {
  const { clock } = gateway

  app.get(
    base,
    {
      schema: schema({
        summary: 'Tickets of this buyer, to come or gone by, of all sites or one',
        query: { history: Flag, siteId: OptionalId, ...paging },
      }),
      preHandler: dueFirst(gateway),
    },
    async ({ query, userId, lang }) => {
      const { history = false, siteId, offset = 0, length = 20 } = query
      const now = clock.now()
      const { rows, total, last } = await listVouchers(gateway, userId, { history, siteId, offset, length, now })
      const sites = await sitesOfVouchers(gateway, userId, now)
      return ok({
        items: rows.map((row) => serializeVoucher(row, lang, now)),
        total,
        last,
        sites: sites.map((site) => serializeVoucherSite(site, lang)),
      })
    },
  )

  app.get(
    `${base}/:voucherId`,
    { schema: schema({ summary: 'The tickets of one voucher', params }) },
    async ({ params: { voucherId }, userId, lang }) => {
      const now = clock.now()
      const rows = await voucherDetailRows(gateway, userId, voucherId, now)
      const wallets = walletsOf(gateway.walletKeys, rows.voucher, now)
      // The counter accepts the ticket, or the code of the goods after the entry with a ticket.
      const opens = rows.tickets.some(({ state }) => state === 'VALID' || state === 'USED')
      const pickups = opens ? await pickupsAt(gateway.db, { userId, sessionId: rows.voucher.session_id }, lang) : []
      return ok({ ...serializeVoucherDetail(rows, lang, now), wallets, pickups })
    },
  )

  app.get(
    `${base}/:voucherId/ticket_code`,
    { schema: schema({ summary: 'The codes that a gate reads', params }) },
    async ({ params: { voucherId }, userId, sessionId }) =>
      ok(await ticketCodes(gateway, { userId, sessionId, voucherId, now: clock.now() })),
  )

  app.post(
    `${base}/:voucherId/ticket_keys`,
    { schema: schema({ summary: 'The keys that this device makes the codes with; another device’s end', params }) },
    async ({ params: { voucherId }, userId, sessionId }) =>
      ok(await handOverKeys(gateway, { userId, sessionId, voucherId, now: clock.now() })),
  )

  app.get(
    '/trade/buyer/v3/annual_review',
    { schema: schema({ summary: 'Annual review of this buyer', query: { year: Year } }) },
    async ({ query: { year }, userId, lang }) =>
      ok(await annualReview(gateway, userId, { year, now: clock.now(), lang })),
  )
}
