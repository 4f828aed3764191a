import { listRows } from '../../../../scripts/gateway/core/database/rows'
import { booksOff } from '../../../../scripts/gateway/modules/trade/order/books-service'
import { periodsOf } from '../../../../scripts/gateway/modules/trade/membership/period-service'
import { growthSince, levelAt } from '../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../src/domain/schedule/local-time'
import { BUYERS, buyerAt, type World } from './world'

/**
 * Growth that each level requires, from the issue about levels. Independent of the gateway's tables, which this file
 * checks.
 */
const THRESHOLDS = [0, 1_000, 5_000, 20_000]

interface Movement {
  amount: number
  counts_at: number
  at: number
}

/** Returns the growth that counts at `time`. Includes only movements that were recorded up to `known`. */
const growthOf = (records: readonly Movement[], time: number, known: number): number =>
  records
    .filter(({ counts_at: from, at }) => from <= time && from > growthSince(time, SHOP_OFFSET) && at <= known)
    .reduce((sum, { amount }) => sum + amount, 0)

const reachedBy = (growth: number): number => THRESHOLDS.findLastIndex((threshold) => growth >= threshold)

/** Returns the rules that the levels of a buyer break, as sentences. */
const brokenOf = async (world: World, userId: string): Promise<string[]> => {
  const { db, clock } = world.gateway
  const now = clock.now()
  const [user] = await listRows(db, 'users', { user_id: userId })
  const level = user!.prime_level
  const records = await listRows(db, 'growth_records', { user_id: userId }, 'record_id')
  const periods = await periodsOf(db, userId)
  const changes = await listRows(db, 'level_changes', { user_id: userId }, 'change_id')
  const orders = await listRows(db, 'item_orders', { user_id: userId })
  const broken: string[] = []
  const fail = (rule: string): void => void broken.push(`${userId}: ${rule}`)

  if (levelAt(periods, now) !== level) fail(`has level ${level}, the periods give ${levelAt(periods, now)}`)
  const reached = reachedBy(growthOf(records, now, now))
  if (level < reached) fail(`has level ${level} with growth for ${reached}`)
  let before = 0
  for (const { from_level: from, to_level: to, reason, at } of changes) {
    if (from !== before) fail(`changed from ${from}, not from ${before}`)
    before = to
    if (reason === 'GROWTH' && (to <= from || reachedBy(growthOf(records, at, now)) > to))
      fail(`grew from ${from} to ${to}`)
    // Refunds after the rise do not lower the level. Therefore only growth that was recorded up to the rise is
    // compared.
    if (reason === 'GROWTH' && reachedBy(growthOf(records, at, at)) !== to) fail(`grew to ${to} without growth`)
    if (reason === 'BOUGHT' && (to <= from || !orders.some((order) => order.paid_at !== null && order.paid_at <= at)))
      fail(`bought ${to} without an order`)
    if (reason === 'RETURNED' && (to >= from || !orders.some(({ state }) => state.startsWith('REFUND'))))
      fail(`returned ${from} without a refund`)
    if (reason === 'REVIEW') {
      const ended = periods.filter(({ endTime, row }) => endTime === at && row.is_reviewed)
      if (ended.length === 0) fail(`was reviewed at ${at} without the end of a period`)
      if (to < from && !ended.some(({ level: of, row }) => of === from && row.notices === 2))
        fail(`fell from ${from} to ${to} without two notices`)
    }
  }
  if (before !== level) fail(`has level ${level} after a change to ${before}`)
  const overdue = periods.filter(({ row }) => row.closed_at === null && !row.is_reviewed && row.end_time <= now)
  if (overdue.length > 0) fail(`has ${overdue.length} periods to review`)
  const closed = orders.filter(({ state }) => state === 'REFUNDED' || state === 'REFUNDING')
  for (const { order_id: id } of closed)
    if (periods.some(({ row }) => row.order_id === id && row.closed_at === null)) fail(`has a period of ${id}`)
  return broken
}

/** Returns the orders whose growth does not match the amount paid for their remaining units. */
const growthOff = async ({ gateway: { db } }: World): Promise<string[]> => {
  const rows = await db
    .selectFrom('growth_records as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['o.order_id', 'o.pay_amount', 'o.refunded_amount'])
    .select(({ fn }) => fn.sum<number>('r.amount').as('growth'))
    .where('o.user_id', 'like', 'LEVELS%')
    .groupBy(['o.order_id', 'o.pay_amount', 'o.refunded_amount'])
    .execute()
  const off = rows.filter(({ pay_amount: paid, refunded_amount: refunded, growth }) => {
    // Each unit of 888.50 yuan earns 888.
    const units = (paid - refunded) / 88_850
    return Number(growth) !== Math.floor(units * 888)
  })
  return off.map(({ order_id: id, growth }) => `order ${id} has growth ${growth}`)
}

/** Returns the broken rules of all members. Also counts the changes of their levels. */
export const brokenRules = async (world: World): Promise<string[]> => {
  await world.settle()
  const ids = Array.from({ length: BUYERS }, (_, at) => buyerAt(at))
  const broken: string[] = []
  for (const id of ids) broken.push(...(await brokenOf(world, id)))
  const { db } = world.gateway
  const changes = await db.selectFrom('level_changes').selectAll().where('user_id', 'in', ids).execute()
  world.played.raised = changes.filter(({ from_level: from, to_level: to }) => to > from).length
  world.played.lowered = changes.length - world.played.raised
  const notices = await db.selectFrom('level_periods').select('notices').where('user_id', 'in', ids).execute()
  world.played.notices = notices.reduce((sum, each) => sum + each.notices, 0)
  return [...broken, ...(await growthOff(world)), ...(await booksOff(db))]
}
