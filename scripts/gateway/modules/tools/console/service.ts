import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Fault } from '../../../core/faults/kinds'
import type { Faults } from '../../../core/faults/registry'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { reseed } from '../../../core/seed/seed'
import { applyDue } from '../../../core/due'
import { ledgerBalance } from '../../trade/order/books-service'

const MAX_ORDERS = 40
const MAX_CODES = 50
/** At once; more would only hide each other. */
const MAX_FAULTS = 100

/**
 * The newest orders of all buyers, each with the states of its payments in their order, the one that can be made now, and
 * what its ledger is off by, fen.
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
  const balances = ids.length > 0 ? await ledgerBalance(db).where('o.order_id', 'in', ids).execute() : []
  const balanceOf = new Map(balances.map(({ order_id: id, balance }) => [id, balance]))
  return rows.map((row) => ({ ...row, balance: balanceOf.get(row.order_id) ?? 0 }))
}

/** The codes sent last, the newest first: of all, or of one phone or e-mail address. */
export const newestCodes = ({ db }: Gateway, { cellphone, email }: { cellphone?: string; email?: string }) => {
  let sent = db.selectFrom('verify_codes').selectAll().orderBy('code_id', 'desc').limit(MAX_CODES)
  if (cellphone !== undefined) sent = sent.where('cellphone', '=', cellphone)
  if (email !== undefined) sent = sent.where('email', '=', email.toLowerCase())
  return sent.execute()
}

/** Where to move the clock; exactly one of the three. */
export interface ClockMove {
  /** Ms to move by; backwards when negative. */
  advance?: number
  /** Epoch ms to move to. */
  set?: number
  /** Back to the machine's time. */
  reset?: true
}

/** The sandbox's time, epoch ms, and how far it is from the machine's, ms. */
export const clockState = ({ clock }: Gateway) => ({ now: clock.now(), offset: clock.offset() })

/** Moves the clock. What expires by the new time has expired when it answers. Throws `Refusal` clockMove. */
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

/** Sets a fault and answers its id. Throws `Refusal` badRequest for an unknown route, and for one too many. */
export const setFault = (faults: Faults, fault: Fault, { lang, now }: { lang: Language; now: number }): string => {
  if (!faults.matchesRoute(fault)) throw badInput(lang, 'route', 'enum')
  if (faults.list().length >= MAX_FAULTS) throw badInput(lang, 'whole', 'maxItems')
  return faults.add(fault, now).id
}

/** Writes the seed again. */
export const resetData = async ({ db, clock, seatCache }: Gateway): Promise<void> => {
  await reseed(db, clock.now())
  seatCache.clear()
}
