import * as v from 'valibot'
import { PACKET_KINDS, PACKET_STATES } from '@/domain/coupon/packet'
import { get, post } from '@/request/call'
import * as w from './wire'

const person = { name: w.text(), avatar: w.text() }
const kind = w.oneOf(PACKET_KINDS, 'MULTI_USER_RANDOM_CASH')

const packetSchema = v.object({
  packetCode: v.pipe(v.string(), v.nonEmpty()),
  couponTemplateId: w.text(),
  /** Name of the coupons in it. */
  title: w.text(),
  kind,
  /** Fen, as all amounts of a packet. */
  total: w.amount,
  shares: w.number(1),
  /** Number of shares that were taken. */
  taken: w.number(),
  /** Last time to take a share, epoch ms. */
  endTime: w.moment,
  /** Time from which shares can be used, epoch ms; null for at once. */
  startTime: w.momentOrNull,
  state: w.oneOf(PACKET_STATES, 'OVER'),
  /** Its maker, with a masked name. */
  sender: v.object(person),
  /** Order that brought it, for its maker; '' for others. */
  orderId: w.text(),
  /** This buyer's share; null without one. `withdrawn`: true if it ended unused with the packet. */
  mine: w.objectOrNull(v.object({ couponId: w.text(), amount: w.amount, withdrawn: w.flag() })),
  /** Buyers with a share, with masked names, in the order in which they took it. */
  takers: w.list(v.object({ ...person, amount: w.amount, at: w.momentOrNull, mine: w.flag() })),
})
/** A packet of coupons that a buyer shares with friends. */
export type Packet = v.InferOutput<typeof packetSchema>

const orderPacketSchema = v.object({
  /** MADE, OPEN if it may be made, or why not: never (NONE), too late (OVER), order returned (VOID). */
  state: w.oneOf(['MADE', 'OPEN', 'NONE', 'OVER', 'VOID'], 'NONE'),
  /** Last time to make it, epoch ms; null for an unpaid order. */
  until: w.momentOrNull,
  showName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  kind,
  total: w.amount,
  shares: w.number(1),
  packet: w.objectOrNull(packetSchema),
})
/** The packet of an order, or the conditions to make it. */
export type OrderPacket = v.InferOutput<typeof orderPacketSchema>

/** Returns the packet of an order of this buyer, or why it has none. The path is this project's. */
export const orderPacket = get<{ orderId: string }, OrderPacket>('user/buyer/v3/coupon_packets', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderPacketSchema),
})

/** Makes the packet of an order. A repeated request returns the same packet. The path is this project's. */
export const makePacket = post<{ orderId: string; idempotencyKey: string }, Packet>('user/buyer/v3/coupon_packets', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(packetSchema),
})

/** Returns a packet to anybody with its link. The path is this project's. */
export const packet = get<{ packetCode: string }, Packet>('user/pub/v3/coupon_packets/{packetCode}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(packetSchema),
})

const shareSchema = v.object({ couponId: w.text(), amount: w.amount })
/** A share that a buyer took: its coupon. */
export type PacketShare = v.InferOutput<typeof shareSchema>

/** Takes a share of a packet. The same key returns the same share. The path is this project's. */
export const takeShare = post<{ packetCode: string; idempotencyKey: string }, PacketShare>(
  'user/buyer/v3/coupon_packets/{packetCode}/take',
  { auth: 'buyer', importance: 'high', deviceLimit: true, read: w.reader(shareSchema) },
)
