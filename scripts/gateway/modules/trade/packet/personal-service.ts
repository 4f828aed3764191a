import { json } from '../../../core/database/json'
import { ownRows, type PersonalData } from '../../../core/personal-data'

const packets = ownRows('coupon_packets')

/** Packets end with the account of their maker. The share of another packet stays taken, without its taker. */
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
