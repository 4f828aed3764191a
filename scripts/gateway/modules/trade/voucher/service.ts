import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import { readPage, type RowPage } from '../../../core/database/page'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { firstAnswer } from '../../../core/run-hooks'
import { findSite, siteRows } from '../../base/place/service'
import { unitsOfOrder } from '../order/units-service'
import { holdOfOrder } from '../seat/hold-state-service'
import { sessionOver } from '../../catalogue/session/over-service'
import { givenTickets, openGifts } from './gift-service'
import { findVoucher, siteOfCity, type VoucherRow, voucherQuery } from './repository'

/** Returns the SQL condition that a voucher `u` of a session `n` is in the future. */
const toComeAt = (now: number) => sql<boolean>`(u.state = 'VALID' and not (${sessionOver(now)}))`

interface VoucherQuery {
  history: boolean
  /** Id of a site, of any kind. Without it, vouchers of all sites are listed. */
  siteId: string | undefined
  offset: number
  length: number
  now: number
}

/** Returns a page of a buyer's vouchers at `now`: future vouchers by time, or past vouchers with the latest first. */
export const listVouchers = async (
  { db }: Gateway,
  userId: string,
  { history, siteId, offset, length, now }: VoucherQuery,
): Promise<RowPage<VoucherRow>> => {
  const toCome = toComeAt(now)
  const all = voucherQuery(db, userId).where(history ? sql<boolean>`not ${toCome}` : toCome)
  const query = siteId === undefined ? all : all.where(siteOfCity, '=', (await findSite(db, siteId))?.site_id ?? '')
  const ordered = query.orderBy('n.show_time', history ? 'desc' : 'asc').orderBy('u.voucher_id')
  return readPage(query, ordered, { offset, length })
}

/**
 * Returns the sites that have vouchers of a buyer, sorted in the merchant's order. Each has the numbers of future and
 * past vouchers at `now`.
 */
export const sitesOfVouchers = async ({ db }: Gateway, userId: string, now: number) => {
  const rows = await voucherQuery(db, userId).select(toComeAt(now).as('to_come')).execute()
  const sites = await siteRows(db)
  return sites.flatMap((site) => {
    const own = rows.filter(({ site_id }) => site_id === site.site_id)
    const coming = own.filter(({ to_come }) => to_come).length
    return own.length > 0 ? [{ site, coming, past: own.length - coming }] : []
  })
}

/**
 * Returns the unpaid rebooking of a voucher's tickets: its order, and the tickets that it would replace. Null without a
 * rebooking.
 */
const pendingRebooking = async (
  db: Db | Tx,
  orderId: string | null,
  tickets: readonly { ticket_id: string; sort: number }[],
): Promise<{ orderId: string; ticketIds: ReadonlySet<string> } | null> => {
  const pending = orderId === null ? null : await firstAnswer('units.rebooking', db, orderId)
  if (orderId === null || !pending) return null
  const hold = await holdOfOrder(db, orderId)
  const units = unitsOfOrder(await listRows(db, 'order_items', { order_id: orderId }), hold?.seats ?? [])
  const places = units.flatMap((unit) => (pending.unitIds.includes(unit.unitId) ? unit.places : []))
  const replaced = tickets.filter(({ sort }) => places.includes(sort))
  return { orderId: pending.orderId, ticketIds: new Set(replaced.map(({ ticket_id: id }) => id)) }
}

/**
 * Returns a voucher with its tickets, its open gifts at `now`, its transferred tickets and its unpaid rebooking. Throws
 * `Refusal` notFound.
 */
export const voucherDetailRows = async (
  { db }: Pick<Gateway, 'db'>,
  userId: string,
  voucherId: string,
  now: number,
) => {
  const rows = await voucherWithTickets({ db }, userId, voucherId)
  const gifts = await openGifts(
    db,
    rows.tickets.map(({ ticket_id: id }) => id),
    now,
  )
  const rebooking = await pendingRebooking(db, rows.voucher.order_id, rows.tickets)
  return { ...rows, gifts, given: await givenTickets(db, voucherId), rebooking }
}

/** Returns a buyer's voucher with its tickets in order. Throws `Refusal` notFound. */
export const voucherWithTickets = async ({ db }: Pick<Gateway, 'db'>, userId: string, voucherId: string) => {
  const voucher = found(await findVoucher(db, userId, voucherId))
  const tickets = await db
    .selectFrom('tickets as t')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .selectAll('t')
    .select(['p.name', 'p.entrance as tier_entrance'])
    .where('t.voucher_id', '=', voucherId)
    .orderBy('t.sort')
    .execute()
  return { voucher, tickets }
}
