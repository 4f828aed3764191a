import { sql } from 'kysely'
import { dottedMinute } from '../show/date-service'
import { found, ok, Refusal } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Flag, Id, paging, schema } from '../../core/schema'
import { catchUp } from '../order/expiration-service'
import { sessionOver } from '../session/over-service'
import { ticketCodeOf } from './ticket-code'
import { findVoucher, voucherQuery } from './repository'
import { voucherDetailAnswer, voucherStateAt, wireVoucher } from './serializer'

const params = { voucherId: Id }

/** The ticket holder: vouchers, their tickets, the codes for the gate. */
export const voucherRoutes: Routes = (app, { db, clock }) => {
  const base = '/trade/buyer/v3/vouchers'

  app.get(base, { schema: schema({ query: { history: Flag, ...paging } }) }, async ({ query, userId, lang }) => {
    const { history = false, offset = 0, length = 20 } = query
    const now = clock.now()
    await catchUp(db, now, { userId })
    const toCome = sql<boolean>`(u.state = 'VALID' and not (${sessionOver(now)}))`
    const rows = voucherQuery(db, userId).where(history ? sql<boolean>`not ${toCome}` : toCome)
    const { total } = await rows
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    const items = await rows
      .orderBy('n.show_time', history ? 'desc' : 'asc')
      .orderBy('u.voucher_id')
      .offset(offset)
      .limit(length)
      .execute()
    return ok({ items: items.map((row) => wireVoucher(row, lang, now)), total, last: offset + items.length >= total })
  })

  app.get(`${base}/:voucherId`, { schema: schema({ params }) }, async ({ params: { voucherId }, userId, lang }) => {
    const voucher = found(await findVoucher(db, userId, voucherId))
    const tickets = await db
      .selectFrom('tickets as t')
      .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
      .selectAll('t')
      .select(['p.name', 'p.entrance as tier_entrance'])
      .where('t.voucher_id', '=', voucherId)
      .orderBy('t.sort')
      .execute()
    return ok(voucherDetailAnswer(voucher, tickets, lang, clock.now()))
  })

  app.get(
    `${base}/:voucherId/ticket_code`,
    { schema: schema({ params }) },
    async ({ params: { voucherId }, userId }) => {
      const now = clock.now()
      const voucher = found(await findVoucher(db, userId, voucherId))
      const { code_from: from, utc_offset: offset } = voucher
      if (from !== null && now < from)
        throw new Refusal('codeNotYet', { params: { time: dottedMinute(from, offset) }, data: { codeFrom: from } })
      const tickets = await db
        .selectFrom('tickets')
        .select(['ticket_id', 'code_key', 'state'])
        .where('voucher_id', '=', voucherId)
        .orderBy('sort')
        .execute()
      // A used, returned or gone-by ticket opens no gate: it has no code.
      const good = tickets.filter(({ state }) => voucherStateAt(state, voucher, now) === 'VALID')
      return ok(
        good.map(({ ticket_id, code_key }) => ({
          ticketId: ticket_id,
          code: ticketCodeOf(code_key),
          expireTime: null,
        })),
      )
    },
  )
}
