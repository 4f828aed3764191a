import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Fault } from '../../../core/faults/kinds'
import type { Faults } from '../../../core/faults/registry'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { reseed } from '../../../core/seed/seed'
import { applyDue } from '../../../core/due'
import { ledgerBalances } from '../../trade/order/books-service'

const MAX_ORDERS = 40
const MAX_CODES = 50
/** Maximum number of faults. More would only hide each other. */
const MAX_FAULTS = 100

/**
 * Returns the newest orders of all buyers. Each has the states of its payments in order, the payment that is possible
 * now, and the balance of its ledger in fen.
 */
export const newestOrders = async ({ db }: Gateway) => {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select([
      'o.order_id',
      'o.order_number',
      'o.state',
      'o.ticket_count',
      'o.pay_amount',
      'o.created_at',
      'o.reserve_until',
      's.name',
      'u.cellphone',
      'u.email',
    ])
    .select(
      sql<string[]>`array(select p.state from payments p where p.order_id = o.order_id order by p.created_at)`.as(
        'payments',
      ),
    )
    .select((order) =>
      order
        .selectFrom('payments as p')
        .select('p.payment_id')
        .whereRef('p.order_id', '=', 'o.order_id')
        .where('p.state', '=', 'CREATED')
        .as('open_payment'),
    )
    .orderBy('o.created_at', 'desc')
    .limit(MAX_ORDERS)
    .execute()
  const ids = rows.map(({ order_id: id }) => id)
  const balances = await ledgerBalances(db, ids)
  return rows.map((row) => ({ ...row, balance: balances.get(row.order_id) ?? 0 }))
}

/** Returns the most recent verification codes, optionally of one phone or e-mail address. */
export const newestCodes = ({ db }: Gateway, { cellphone, email }: { cellphone?: string; email?: string }) => {
  let sent = db.selectFrom('verify_codes').selectAll().orderBy('code_id', 'desc').limit(MAX_CODES)
  if (cellphone !== undefined) sent = sent.where('cellphone', '=', cellphone)
  if (email !== undefined) sent = sent.where('email', '=', email.toLowerCase())
  return sent.execute()
}

/** A change of the clock. Exactly one field is set. */
export interface ClockMove {
  /** Time by which the clock moves, in ms. Negative values move it back. */
  advance?: number
  /** Time to set, epoch ms. */
  set?: number
  /** Resets the clock to the machine's time. */
  reset?: true
}

/** Returns the sandbox's time, epoch ms, and its offset from the machine's, ms. */
export const clockState = ({ clock }: Gateway) => ({ now: clock.now(), offset: clock.offset() })

/** Changes the clock and applies all changes that are due at the new time. Throws `Refusal` clockMove. */
export const moveClock = async (gateway: Gateway, { advance, set, reset }: ClockMove) => {
  const { db, clock } = gateway
  if ([advance, set, reset].filter((each) => each !== undefined).length !== 1)
    throw new Refusal('clockMove', { http: 400 })
  if (advance !== undefined) await clock.advance(advance)
  if (set !== undefined) await clock.set(set)
  if (reset) await clock.reset()
  await applyDue(db, clock.now())
  return clockState(gateway)
}

/**
 * Sets a fault and returns its id. Throws `Refusal` badRequest for an unknown route, or if there are too many faults.
 */
export const setFault = (faults: Faults, fault: Fault, { lang, now }: { lang: Language; now: number }): string => {
  if (!faults.matchesRoute(fault)) throw badInput(lang, 'route', 'enum')
  if (faults.list().length >= MAX_FAULTS) throw badInput(lang, 'whole', 'maxItems')
  return faults.add(fault, now).id
}

/** Reseeds the database. */
export const resetData = async ({ db, clock, seatCache }: Gateway): Promise<void> => {
  await reseed(db, clock.now())
  seatCache.clear()
}
