import { PACKET_KINDS, type PacketKind } from '../../../../../src/domain/coupon/packet'
import { type Fen, fen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import source from './data/packet-rule.json'

/** The merchant's rule: which orders bring a packet, and its size. */
export interface PacketRule {
  /** Lowest paid sum of an order. */
  minimum: Fen
  total: Fen
  shares: number
  templateId: string
}

/** Rule of the sandbox's merchant: from ¥500, ¥30 in 6 shares. */
export const packetRule: PacketRule = { ...source, minimum: fen(source.minimum), total: fen(source.total) }

/** Returns the kind of coupon of a packet's shares, or undefined if the shop has no such kind for packets. */
export const packetTemplate = async (
  db: Db | Tx,
  templateId: string,
): Promise<(Row<'coupon_templates'> & { kind: PacketKind }) | undefined> => {
  const template = await findRow(db, 'coupon_templates', { template_id: templateId })
  const kind = PACKET_KINDS.find((each) => each === template?.rules.couponType)
  return template && kind && { ...template, kind }
}
