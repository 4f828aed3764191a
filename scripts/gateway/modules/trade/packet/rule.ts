import { PACKET_KINDS, type PacketKind } from '../../../../../src/domain/coupon/packet'
import { type Fen, fen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import source from './data/packet-rule.json'

/** The merchant's rule for packets: which orders get a packet, and the size of a packet. */
export interface PacketRule {
  /** Minimum amount paid for the order, fen. */
  minimum: Fen
  total: Fen
  shares: number
  templateId: string
}

/** Rule of the sandbox's merchant: an order of at least ¥500 gets a packet of ¥30 in 6 shares. */
export const packetRule: PacketRule = { ...source, minimum: fen(source.minimum), total: fen(source.total) }

/** Returns the kind of coupon that shares of packets have, or undefined if the shop has none. */
export const packetTemplate = async (
  db: Db | Tx,
  templateId: string,
): Promise<(Row<'coupon_templates'> & { kind: PacketKind }) | undefined> => {
  const template = await findRow(db, 'coupon_templates', { template_id: templateId })
  const kind = PACKET_KINDS.find((each) => each === template?.rules.couponType)
  return template && kind && { ...template, kind }
}
