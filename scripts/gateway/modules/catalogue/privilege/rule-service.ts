import { sql } from 'kysely'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { levelName } from '../../base/user/account-service'
import { whiteTagsIn } from './tag-service'
import { texts } from './texts'

/**
 * SQL expression of an order's refund rule: that of its rebooking or privilege, otherwise that of the show. The query
 * must name the show `s`.
 * @param orderId column with the order's id
 */
export const refundRuleOfOrder = (orderId: 'o.order_id' | 'u.order_id') =>
  sql<RefundRule>`coalesce(
    (select c.refund_rule from rebooks c where c.new_order_id = ${sql.ref(orderId)}),
    (select p.refund_rule from orders b join privileges p on p.privilege_id = b.privilege_id
      where b.order_id = ${sql.ref(orderId)}),
    s.refund_rule)`

/** Returns a privilege by its id. Throws `Refusal` notFound. */
export const privilegeAt = async (db: Db | Tx, privilegeId: string): Promise<Row<'privileges'>> =>
  found(await findRow(db, 'privileges', { privilege_id: privilegeId }))

/** Returns the names of this member level and all higher ones. Empty if every account has the privilege. */
const levelsIn = (level: number, lang: Language): string[] =>
  level > 0 ? [texts.translate(lang, 'levelUp', { level: levelName(level, lang) })] : []

/** Serializes the refund rule of a privilege (contract: api/refund RefundPrivilege). */
export const serializeRefundPrivilege = (
  { privilege_id, min_level, white_tag, refund_rule }: Row<'privileges'>,
  lang: Language,
) => ({
  privilegeId: privilege_id,
  // Holders of the privilege: members from a level on, users with a tag, or both.
  holders: [...levelsIn(min_level, lang), ...whiteTagsIn(white_tag, lang).map(({ title }) => title)],
  ownRule: refund_rule !== null,
})
