import { sql } from 'kysely'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { whiteTagsIn } from './tag-service'
import { texts } from './texts'

/**
 * SQL expression of an order's refund rule. The rule of its rebooking or privilege takes precedence over the rule of
 * the show. The query must name the show `s`.
 * @param orderId column with the order's id
 */
export const refundRuleOfOrder = (orderId: 'o.order_id' | 'u.order_id') =>
  sql<RefundRule>`coalesce(
    (select c.refund_rule from rebooks c where c.new_order_id = ${sql.ref(orderId)}),
    (select p.refund_rule from orders b join privileges p on p.privilege_id = b.privilege_id
      where b.order_id = ${sql.ref(orderId)}),
    s.refund_rule)`

/** A privilege with the name of its lowest member level; null if every account has the privilege. */
interface NamedPrivilege extends Row<'privileges'> {
  level_name: LocalizedText | null
}

/** Returns a privilege by its id. Throws `Refusal` notFound. */
export const privilegeAt = async (db: Db | Tx, privilegeId: string): Promise<NamedPrivilege> => {
  const privilege = await db
    .selectFrom('privileges as p')
    .leftJoin('member_levels as l', 'l.level', 'p.min_level')
    .selectAll('p')
    .select('l.name as level_name')
    .where('p.privilege_id', '=', privilegeId)
    .executeTakeFirst()
  return found(privilege) as NamedPrivilege
}

/** Serializes the refund rule of a privilege (contract: api/refund RefundPrivilege). */
export const serializeRefundPrivilege = (
  { privilege_id, level_name, white_tag, refund_rule }: NamedPrivilege,
  lang: Language,
) => ({
  privilegeId: privilege_id,
  // Buyers who have the privilege: members of this level or higher, users with a tag, or both.
  holders: [
    ...(level_name ? [texts.translate(lang, 'levelUp', { level: level_name[lang] })] : []),
    ...whiteTagsIn(white_tag, lang).map(({ title }) => title),
  ],
  ownRule: refund_rule !== null,
})
