import { maskName } from '../../../../../src/domain/identity/mask'
import { fen, formatFen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, lockRow } from '../../../core/database/rows'
import { sendMessage } from '../../base/message/service'
import { requireUser } from '../../base/user/account-service'
import { enterCouponEvent } from '../coupon/ledger-service'
import { endedOrder } from './order-facts'
import { texts } from './texts'

/** Selects the coupons from packets that can be withdrawn, including coupons that an order uses. */
const validShares = (db: Db | Tx, now: number) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_shares as s', 's.coupon_id', 'c.coupon_id')
    .where('c.verified_at', 'is', null)
    .where('c.withdrawn_at', 'is', null)
    .where('c.expire_time', '>', now)

/** Locks the coupons of a packet. Coupons that an order uses are withdrawn when the order returns them. */
const lockTaken = (tx: Tx, packetCode: string, now: number) =>
  validShares(tx, now)
    .select(['c.coupon_id', 'c.user_id', 'c.used_order_id', 's.amount'])
    .where('s.packet_code', '=', packetCode)
    .orderBy('c.coupon_id')
    .forNoKeyUpdate('c')
    .execute()

/** Returns the number of taken but unused shares that end if the last tickets of an order are refunded. */
export const sharesToEnd = async (
  db: Db | Tx,
  order: Pick<Row<'orders'>, 'order_id' | 'rebook_of'>,
  now: number,
): Promise<number> => {
  const orderId = await endedOrder(db, order)
  if (orderId === null) return 0
  const { count } = await validShares(db, now)
    .innerJoin('coupon_packets as p', 'p.packet_code', 's.packet_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.order_id', '=', orderId)
    .where('c.used_order_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Voids a packet and withdraws its shares. Notifies the owners of unused shares. Does nothing if the packet is already
 * void.
 */
export const voidPacket = async (
  tx: Tx,
  which: { order_id: string } | { packet_code: string },
  now: number,
): Promise<void> => {
  const packet = await lockRow(tx, 'coupon_packets', which)
  if (!packet || packet.voided_at !== null) return
  const { packet_code: ref } = packet
  await changeRow(tx, 'coupon_packets', { packet_code: ref }, { voided_at: now })
  const name = maskName((await requireUser(tx, packet.user_id)).nickname)
  for (const { coupon_id: couponId, user_id: userId, used_order_id: orderId, amount } of await lockTaken(
    tx,
    ref,
    now,
  )) {
    await changeRow(tx, 'coupons', { coupon_id: couponId }, { withdrawn_at: now })
    await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'WITHDRAWN', at: now, ref })
    if (orderId !== null) continue
    await sendMessage(tx, {
      ...{ userId, channel: null, openId: null, kind: 'PACKET_WITHDRAWN', now },
      content: texts.translateAll('withdrawn', (lang) => ({ name, amount: formatFen(fen(amount), lang) })),
      path: `/coupon-info?couponId=${couponId}`,
    })
  }
}

/** Returns the newest packets with the names of their owners and the numbers of taken shares. */
export const newestPackets = (db: Db, length: number) =>
  db
    .selectFrom('coupon_packets as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .selectAll('p')
    .select('u.nickname')
    .select(({ selectFrom }) =>
      selectFrom('coupon_shares as s')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .whereRef('s.packet_code', '=', 'p.packet_code')
        .where('s.at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('taken'),
    )
    .orderBy('p.created_at', 'desc')
    .limit(length)
    .execute()
