import { maskPhone } from '../../../../../src/domain/identity/mask'
import { transferStateAt } from '../../../../../src/domain/ticket/transfer'
import type { Db } from '../../../core/database/database'
import type { OrderParts, Step } from '../../trade/order/parts-service'

const GIFT_ENDS = { ACCEPTED: 'GIFT_ACCEPTED', CANCELLED: 'GIFT_ENDED', EXPIRED: 'GIFT_ENDED' } as const

/** Returns the gifts of a voucher with their numbers of tickets, oldest first. */
const giftsOf = (db: Db, voucherId: string) =>
  db
    .selectFrom('transfers as g')
    .select(['g.transfer_id', 'g.cellphone', 'g.state', 'g.created_at', 'g.closed_at', 'g.expires_at'])
    .select((row) =>
      row
        .selectFrom('transfer_tickets as x')
        .select((x) => x.fn.countAll<number>().as('count'))
        .whereRef('x.transfer_id', '=', 'g.transfer_id')
        .as('qty'),
    )
    .where('g.voucher_id', '=', voucherId)
    .orderBy('g.created_at')
    .execute()

/** Returns the gifts of a voucher that can be accepted at `now`. The gift with the earliest deadline comes first. */
export const openOrderGifts = async (db: Db, voucherId: string, now: number): Promise<OrderParts['gifts']> =>
  (await giftsOf(db, voucherId))
    .filter(({ state, expires_at: expiresAt }) => transferStateAt({ state, expiresAt }, now) === 'TRANSFERRING')
    .sort((one, other) => one.expires_at - other.expires_at)
    .map((gift) => ({
      ...{ transferId: gift.transfer_id, to: maskPhone(gift.cellphone) },
      ...{ until: gift.expires_at, qty: Number(gift.qty) },
    }))

/** Returns the gifts of a voucher as steps of the order's timeline. */
export const giftSteps = async (db: Db, voucherId: string, now: number): Promise<Step[]> => {
  const gifts = await giftsOf(db, voucherId)
  return gifts.flatMap((gift): Step[] => {
    const qty = Number(gift.qty)
    const { created_at: created, closed_at: closed, expires_at: expires } = gift
    const state = gift.state === 'TRANSFERRING' ? (expires <= now ? 'EXPIRED' : null) : gift.state
    return [
      { state: 'GIFT_SENT', time: created, qty, amount: null },
      ...(state ? [{ state: GIFT_ENDS[state], time: closed ?? expires, qty, amount: null }] : []),
    ]
  })
}
