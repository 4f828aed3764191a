import * as v from 'valibot'
import { PACKET_KINDS, PACKET_STATES } from '@/domain/coupon/packet'
import { get, post } from '@/request/call'
import * as w from './wire'

const person = { name: w.text(), avatar: w.text() }
const kind = w.oneOf(PACKET_KINDS, 'MULTI_USER_RANDOM_CASH')

const packetSchema = v.object({
  packetCode: v.pipe(v.string(), v.nonEmpty()),
  couponTemplateId: w.text(),
  /** Name of the coupons in the packet. */
  title: w.text(),
  kind,
  /** Total amount of the packet, fen. */
  total: w.amount,
  shares: w.number(1),
  /** Number of claimed shares. */
  taken: w.number(),
  /** Deadline for claiming a share, epoch ms. */
  endTime: w.moment,
  /** Time from which shares can be used, epoch ms; null if they can be used at once. */
  startTime: w.momentOrNull,
  state: w.oneOf(PACKET_STATES, 'OVER'),
  /** Buyer who created the packet, with a masked name. */
  sender: v.object(person),
  /** Order of the packet, only for the buyer who created it; '' for others. */
  orderId: w.text(),
  /** This buyer's share; null without a share. `withdrawn` is true if the share ended unused with the packet. */
  mine: w.objectOrNull(v.object({ couponId: w.text(), amount: w.amount, withdrawn: w.flag() })),
  /** Buyers who claimed a share, with masked names, in the order of their claims. */
  takers: w.list(v.object({ ...person, amount: w.amount, at: w.momentOrNull, mine: w.flag() })),
})
/** A packet of coupons that a buyer shares with friends. */
export type Packet = v.InferOutput<typeof packetSchema>

const orderPacketSchema = v.object({
  /**
   * State of the order's packet. MADE: the packet exists. OPEN: the buyer can create it. NONE: not offered. OVER: too
   * late. VOID: the order was returned.
   */
  state: w.oneOf(['MADE', 'OPEN', 'NONE', 'OVER', 'VOID'], 'NONE'),
  /** Deadline for creating the packet, epoch ms; null for an unpaid order. */
  until: w.momentOrNull,
  showName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  kind,
  total: w.amount,
  shares: w.number(1),
  packet: w.objectOrNull(packetSchema),
})
/** The packet of an order, or the conditions for creating it. */
export type OrderPacket = v.InferOutput<typeof orderPacketSchema>

/** Returns the packet of this buyer's order, or the reason why it has none. The path is not in the specification. */
export const orderPacket = get<{ orderId: string }, OrderPacket>('user/buyer/v3/coupon_packets', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderPacketSchema),
})

/** Creates the packet of an order. A repeated request returns the same packet. The path is not in the specification. */
export const makePacket = post<{ orderId: string; idempotencyKey: string }, Packet>('user/buyer/v3/coupon_packets', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(packetSchema),
})

/** Returns a packet to any visitor who has its link. The path is not in the specification. */
export const packet = get<{ packetCode: string }, Packet>('user/pub/v3/coupon_packets/{packetCode}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(packetSchema),
})

const shareSchema = v.object({ couponId: w.text(), amount: w.amount })
/** The coupon of a claimed share. */
export type PacketShare = v.InferOutput<typeof shareSchema>

/**
 * Claims a share of a packet. Repeated requests with the same key return the same share. The path is not in the
 * specification.
 */
export const takeShare = post<{ packetCode: string; idempotencyKey: string }, PacketShare>(
  'user/buyer/v3/coupon_packets/{packetCode}/take',
  { auth: 'buyer', importance: 'high', deviceLimit: true, read: w.reader(shareSchema) },
)
