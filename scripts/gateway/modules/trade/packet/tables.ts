import type { PacketKind } from '../../../../../src/domain/coupon/packet'

declare module '../../../core/database/database' {
  interface Narrowed {
    coupon_packets: { kind: PacketKind }
    coupon_shares: { identities: string[] }
  }
}
