import { namingDeadline } from '../../../../../src/domain/ticket/real-name'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { openGifts } from '../../trade/voucher/gift-service'
import { ticketStateAt } from '../../trade/voucher/state-service'
import { changesOf, namesOf, namingOfVoucher, orderedNames, ticketsToName } from './repository'
import { merchantLimits } from '../../base/shop/limits-service'

/** Returns a buyer's voucher with its tickets and their attendee names. Throws `Refusal`: notFound, namesNotNeeded. */
export const readNaming = async (db: Db | Tx, userId: string, voucherId: string, now: number) => {
  const voucher = found(await namingOfVoucher(db, userId, voucherId))
  if (voucher.audience_mode === 'NONE') throw new Refusal('namesNotNeeded')
  const rows = await ticketsToName(db, voucherId)
  const ids = rows.map(({ ticket_id }) => ticket_id)
  const [names, changes, ordered] = [
    await namesOf(db, ids),
    await changesOf(db, ids),
    await orderedNames(db, voucher.order_id),
  ]
  const gifts = await openGifts(db, ids, now)
  const tickets = rows.map((row) => {
    const later = names.find(({ ticket_id }) => ticket_id === row.ticket_id)
    const first = ordered.find(({ sort }) => sort === row.sort) ?? (ordered.length === 1 ? ordered[0] : undefined)
    const person = later ?? (row.audience_name === '' ? undefined : first)
    return {
      row,
      person,
      guardianPhone: later?.guardian_phone ?? '',
      corrections: later?.corrections ?? 0,
      changes: changes.filter(({ ticket_id }) => ticket_id === row.ticket_id),
      state: ticketStateAt(row.state, voucher, now, gifts.has(row.ticket_id)),
    }
  })
  return { voucher, tickets, deadline: namingDeadline(voucher.show_time, voucher.permanent, merchantLimits) }
}

export type NamedVoucher = Awaited<ReturnType<typeof readNaming>>

/** Calls `readNaming` outside of a transaction. */
export const namesOfVoucher = ({ db, clock }: Gateway, userId: string, voucherId: string): Promise<NamedVoucher> =>
  readNaming(db, userId, voucherId, clock.now())
