import type { Db } from '../../../core/database/database'
import type { Step } from '../../trade/order/parts-service'

const GIFT_ENDS = { ACCEPTED: 'GIFT_ACCEPTED', CANCELLED: 'GIFT_ENDED', EXPIRED: 'GIFT_ENDED' } as const

/** Returns the gifts of a voucher's tickets as steps. */
export const giftSteps = async (db: Db, voucherId: string, now: number): Promise<Step[]> => {
  const gifts = await db
    .selectFrom('transfers as g')
    .select(['g.state', 'g.created_at', 'g.closed_at', 'g.expires_at'])
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
