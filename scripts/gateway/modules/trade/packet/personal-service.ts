import { json } from '../../../core/database/json'
import { ownRows, type PersonalData } from '../../../core/personal-data'

const packets = ownRows('coupon_packets')

/**
 * A packet ends when its owner's account is deleted. A share that the account took from another packet stays taken, but
 * no longer refers to the person.
 */
export const packetData: PersonalData = {
  read: async (db, account) => ({
    coupon_packets: await db
      .selectFrom('coupon_packets')
      .select(['packet_code', 'order_id', 'kind', 'total', 'shares', 'created_at', 'end_time', 'voided_at'])
      .where('user_id', '=', account.userId)
      .execute(),
    coupon_shares: await db
      .selectFrom('coupon_shares')
      .select(['packet_code', 'amount', 'coupon_id', 'at'])
      .where('taken_by', '=', account.userId)
      .execute(),
  }),
  erase: async (tx, account, now) => {
    await packets.erase(tx, account, now)
    await tx
      .updateTable('coupon_shares')
      .set({ taken_by: null, identities: json([]), idempotency_key: null })
      .where('taken_by', '=', account.userId)
      .execute()
  },
}
