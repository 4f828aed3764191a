import type { Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { HOUR } from '../../../core/seed/relative-time'
import { identitiesOf } from './identity'
import { insertPacket } from './make'
import { giveShare } from './take'

/** Code of the demo member's packet. */
const DEMO_PACKET = 'P-demo-packet'
/** Tier of the order that has the packet, and the account that has taken a share. */
const TIER = 'S8004N01P2'
const FRIEND = 'U1003'

/**
 * Creates the packet of one order of the demo member. A newer order of the member has no packet yet, so that a tester
 * can create one.
 */
export const seedPackets = async (tx: Tx, now: number): Promise<void> => {
  const { order_id: orderId } = await getRow(tx, 'order_items', { seat_plan_id: TIER })
  const made = now - HOUR
  const key = { idempotencyKey: 'seed', hash: 'seed' }
  const packet = { packetCode: DEMO_PACKET, orderId, userId: DEMO_MEMBER, key }
  await insertPacket(tx, packet, { now: made, random: (below) => Math.floor(below / 3) })
  const share = {
    packet: await getRow(tx, 'coupon_packets', { packet_code: DEMO_PACKET }),
    share: await getRow(tx, 'coupon_shares', { packet_code: DEMO_PACKET, number: 0 }),
    ...{ userId: FRIEND, identities: await identitiesOf(tx, FRIEND), idempotencyKey: 'seed' },
  }
  await giveShare(tx, share, made + HOUR / 2)
}
