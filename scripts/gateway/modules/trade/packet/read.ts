import { packetEnd } from '../../../../../src/domain/coupon/packet'
import { maskName } from '../../../../../src/domain/identity/mask'
import type { Gateway } from '../../../core/context'
import { findRow, getRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { requireUser } from '../../base/user/account-service'
import { blockOfOrder, packetOrder, sharesStart } from './order-facts'
import { packetRule, packetTemplate } from './rule'
import { stateOfPacket } from './state-service'

interface Reader {
  /** Id of the user, or '' for a visitor. */
  userId: string
  lang: Language
}

/** Returns a packet without changing it (contract: api/packet Packet). Throws `Refusal` notFound. */
export const readPacket = async ({ db, clock }: Gateway, packetCode: string, { userId, lang }: Reader) => {
  const now = clock.now()
  const packet = found(await findRow(db, 'coupon_packets', { packet_code: packetCode }))
  const template = await getRow(db, 'coupon_templates', { template_id: packet.template_id })
  const sender = await requireUser(db, packet.user_id)
  const takers = await db
    .selectFrom('coupon_shares as s')
    .leftJoin('users as u', 'u.user_id', 's.taken_by')
    .leftJoin('coupons as c', 'c.coupon_id', 's.coupon_id')
    .select(['s.amount', 's.at', 's.taken_by', 's.coupon_id', 'u.nickname', 'u.avatar'])
    .select(['c.withdrawn_at', 'c.used_order_id'])
    .where('s.packet_code', '=', packetCode)
    .where('s.at', 'is not', null)
    .orderBy('s.number')
    .execute()
  const mine = takers.find((share) => userId !== '' && share.taken_by === userId)
  const start = await sharesStart(db, packet.order_id)
  return {
    ...{ packetCode, couponTemplateId: packet.template_id, title: template.title[lang], kind: packet.kind },
    ...{ total: packet.total, shares: packet.shares, taken: takers.length, endTime: packet.end_time },
    startTime: start > now ? start : null,
    state: stateOfPacket(packet, takers.length, now),
    sender: { name: maskName(sender.nickname), avatar: sender.avatar },
    orderId: packet.user_id === userId ? packet.order_id : '',
    mine: mine
      ? {
          ...{ couponId: mine.coupon_id ?? '', amount: mine.amount },
          // A share that an order uses is only withdrawn after that order returns it.
          withdrawn: mine.withdrawn_at !== null && mine.used_order_id === null,
        }
      : null,
    takers: takers.map((share) => ({
      ...{ name: maskName(share.nickname ?? ''), avatar: share.avatar ?? '', amount: share.amount, at: share.at },
      mine: share === mine,
    })),
  }
}

/**
 * Returns the packet of a buyer's order, or the reason why it has none (contract: api/packet OrderPacket). Throws
 * `Refusal` notFound.
 */
export const readOrderPacket = async (gateway: Gateway, orderId: string, reader: Reader) => {
  const { db, clock } = gateway
  const order = found(await packetOrder(db, reader.userId, orderId))
  const { templateId, total, shares } = packetRule
  const template = await packetTemplate(db, templateId)
  const made = await findRow(db, 'coupon_packets', { order_id: orderId })
  const block = template ? blockOfOrder(order, clock.now()) : 'NONE'
  return {
    state: made ? 'MADE' : (block ?? 'OPEN'),
    until: order.paid_at === null ? null : packetEnd(order.paid_at),
    ...{ total, shares, kind: template?.kind ?? '' },
    ...{ showName: order.show_name[reader.lang], posterUrl: order.poster_url, posterColor: order.poster_color },
    packet: made ? await readPacket(gateway, made.packet_code, reader) : null,
  }
}
