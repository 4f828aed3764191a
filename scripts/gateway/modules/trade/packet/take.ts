import type { FastifyRequest } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { PACKETS_A_DAY } from '../../../../../src/domain/coupon/packet'
import { validityAt } from '../../../../../src/domain/coupon/validity'
import { fen } from '../../../../../src/domain/money'
import { SHOP_OFFSET, startOfDay } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow, getRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { deviceIdOf } from '../../base/risk/device-service'
import { limitTries } from '../../base/risk/tries-service'
import { lockBuyer } from '../../base/user/account-service'
import { grantCoupon } from '../coupon/ledger-service'
import { validityOf } from '../coupon/obtain-service'
import { identitiesOf } from './identity'
import { sharesStart } from './order-facts'
import { stateOfPacket } from './state-service'

type Share = Row<'coupon_shares'>

/** Selects the shares that a person has taken, with any account. The caller filters. */
const takenBy = (tx: Tx, identities: readonly string[]) =>
  tx
    .selectFrom('coupon_shares as s')
    .select('s.packet_code')
    .where(sql<SqlBool>`s.identities ?| array[${sql.join(identities)}]`)

const REFUSALS = { EMPTY: 'packetEmpty', OVER: 'packetOver', VOID: 'packetVoid' } as const

/** Throws `Refusal` if a person cannot take a share: packetTaken, packetEmpty, packetOver, packetVoid, packetLimit. */
const checkTake = async (
  tx: Tx,
  { packet, shares, identities }: { packet: Row<'coupon_packets'>; shares: readonly Share[]; identities: string[] },
  now: number,
): Promise<void> => {
  const before = await takenBy(tx, identities).where('s.packet_code', '=', packet.packet_code).executeTakeFirst()
  if (before) throw new Refusal('packetTaken')
  const taken = shares.filter(({ at }) => at !== null).length
  const state = stateOfPacket(packet, taken, now)
  if (state !== 'OPEN') throw new Refusal(REFUSALS[state])
  const today = await takenBy(tx, identities).where('s.at', '>=', startOfDay(now, SHOP_OFFSET)).execute()
  if (today.length >= PACKETS_A_DAY) throw new Refusal('packetLimit', { params: { count: PACKETS_A_DAY } })
}

/** A request of a buyer to take a share of a packet. */
interface Taking {
  packet: Row<'coupon_packets'>
  share: Share
  userId: string
  identities: readonly string[]
  idempotencyKey: string
}

/**
 * Gives a share to a buyer as a coupon. The coupon can be used once the order can no longer be refunded as a whole, and
 * its period of validity starts then. Throws `Refusal` packetEmpty if the kind of coupon has no stock.
 * @returns id of the coupon
 */
export const giveShare = async (
  tx: Tx,
  { packet, share, userId, identities, idempotencyKey }: Taking,
  now: number,
): Promise<string> => {
  const { packet_code: packetCode, template_id: templateId } = packet
  const template = await getRow(tx, 'coupon_templates', { template_id: templateId })
  const start = Math.max(now, await sharesStart(tx, packet.order_id))
  const valid = validityAt(validityOf(template), start, SHOP_OFFSET)
  const times = { startTime: Math.max(start, valid.startTime), expireTime: valid.expireTime }
  const rules = { ...template.rules, amount: fen(share.amount) }
  const couponId = await grantCoupon(tx, { userId, templateId, rules, ...times, ref: packetCode }, now)
  if (!couponId) throw new Refusal('packetEmpty')
  await tx
    .updateTable('coupon_shares')
    .set({ taken_by: userId, identities: json([...identities]), idempotency_key: idempotencyKey })
    .set({ coupon_id: couponId, at: now })
    .where('packet_code', '=', packetCode)
    .where('number', '=', share.number)
    .execute()
  return couponId
}

/**
 * Takes the next share of a packet, within the limits of guessing. Repeated calls with the same idempotency key return
 * the same share. Throws `Refusal`: notFound, keyReused, packetTaken, packetEmpty, packetOver, packetVoid, packetLimit,
 * tooManyTries, captchaNeeded.
 */
export const takeShare = (
  gateway: Gateway,
  request: FastifyRequest,
  { packetCode, idempotencyKey }: { packetCode: string; idempotencyKey: string },
): Promise<Pick<Share, 'amount' | 'coupon_id'>> => {
  const { userId } = request
  const now = gateway.clock.now()
  return limitTries(
    gateway,
    request,
    { kind: 'packets', account: userId, forgives: false, guesses: ['notFound'] },
    () =>
      gateway.db.transaction().execute(async (tx) => {
        await lockBuyer(tx, userId)
        const packet = found(await lockRow(tx, 'coupon_packets', { packet_code: packetCode }))
        const before = await findRow(tx, 'coupon_shares', { taken_by: userId, idempotency_key: idempotencyKey })
        if (before && before.packet_code !== packetCode) throw new Refusal('keyReused')
        if (before) return before
        const shares = await listRows(tx, 'coupon_shares', { packet_code: packetCode }, 'number')
        const identities = await identitiesOf(tx, userId, deviceIdOf(request))
        await checkTake(tx, { packet, shares, identities }, now)
        const share = shares.find(({ at }) => at === null) as Share
        const couponId = await giveShare(tx, { packet, share, userId, identities, idempotencyKey }, now)
        return { amount: share.amount, coupon_id: couponId }
      }),
  )
}
