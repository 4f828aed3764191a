import { type PacketState, packetStateOf } from '../../../../../src/domain/coupon/packet'
import type { Row } from '../../../core/database/database'

type Stored = Pick<Row<'coupon_packets'>, 'end_time' | 'voided_at' | 'shares'>

/** Returns the state of a packet from the number of taken shares. */
export const stateOfPacket = ({ end_time, voided_at, shares }: Stored, taken: number, now: number): PacketState =>
  packetStateOf({ endTime: end_time, voidedAt: voided_at, shares, taken }, now)
