import { randomInt } from 'node:crypto'
import { packetEnd, type RandomBelow, splitPacket } from '../../../../../src/domain/coupon/packet'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { blockOfOrder, packetOrder } from './order-facts'
import { packetRule, packetTemplate } from './rule'

const REFUSALS = { NONE: 'packetNone', OVER: 'packetLate', VOID: 'packetVoid' } as const

/** Data of a new packet of an order. */
export interface NewPacket {
  packetCode: string
  orderId: string
  userId: string
  key: { idempotencyKey: string; hash: string }
}

/**
 * Divides a packet into random shares by the merchant's rule, and stores the shares. Returns false if the shop has no
 * kind of coupon for shares.
 */
export const insertPacket = async (
  tx: Tx,
  { packetCode, orderId, userId, key }: NewPacket,
  { now, random }: { now: number; random: RandomBelow },
): Promise<boolean> => {
  const { templateId, total, shares } = packetRule
  const template = await packetTemplate(tx, templateId)
  if (!template) return false
  await tx
    .insertInto('coupon_packets')
    .values({
      ...{ packet_code: packetCode, order_id: orderId, user_id: userId, template_id: templateId },
      ...{ idempotency_key: key.idempotencyKey, request_hash: key.hash, kind: template.kind, total, shares },
      ...{ created_at: now, end_time: packetEnd(now), voided_at: null },
    })
    .execute()
  const amounts = splitPacket(template.kind, { total, shares }, random)
  await tx
    .insertInto('coupon_shares')
    .values(amounts.map((amount, number) => ({ packet_code: packetCode, number, amount, identities: json([]) })))
    .execute()
  return true
}

/**
 * Creates the packet of an order. Repeated requests return the same packet. Throws `Refusal`: notFound, keyReused,
 * packetNone, packetLate, packetVoid.
 * @returns code of the packet
 */
export const makePacket = async (
  { db, clock }: Gateway,
  userId: string,
  request: { orderId: string; idempotencyKey: string },
): Promise<string> => {
  const now = clock.now()
  const { orderId, idempotencyKey } = request
  const hash = requestHash(request)
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await rowOfKey(tx, 'coupon_packets', { userId, key: idempotencyKey, hash })
    // Locks the order, so that a concurrent refund runs after this transaction.
    found(await lockRow(tx, 'orders', { order_id: orderId, user_id: userId }))
    const made = await findRow(tx, 'coupon_packets', { order_id: orderId })
    if (made) return made.packet_code
    const block = blockOfOrder(found(await packetOrder(tx, userId, orderId)), now)
    if (block) throw new Refusal(REFUSALS[block])
    const packetCode = newId('P')
    const packet = { packetCode, orderId, userId, key: { idempotencyKey, hash } }
    if (!(await insertPacket(tx, packet, { now, random: randomInt }))) throw new Refusal('packetNone')
    return packetCode
  })
}
