import { isCancelable, type ReturnState } from '../../../../../src/domain/goods/return'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { texts } from './texts'

/** The party that must act in a state; the merchant inspects arriving parcels. */
const ACTORS: Partial<Record<ReturnState, 'MERCHANT' | 'BUYER'>> = {
  ...{ APPLIED: 'MERCHANT', AGREED: 'BUYER', SENT: 'MERCHANT', RECEIVED: 'MERCHANT' },
}

/** Serializes a return with its states, the earliest first (contract: api/goods-return GoodsReturn). */
export const serializeReturn = (
  row: Row<'goods_returns'>,
  events: readonly Row<'goods_return_events'>[],
  lang: Language,
) => ({
  returnId: row.return_id,
  ...{ kind: row.kind, state: row.state, reason: row.reason, unitIds: row.unit_ids, pictures: row.pictures },
  ...{ amount: row.amount, extras: row.extras, rejection: row.rejection || 'NONE' },
  actor: ACTORS[row.state] ?? 'NONE',
  until: row.due_at,
  address:
    row.kind === 'RETURN' && (row.state === 'AGREED' || row.state === 'SENT') ? texts.translate(lang, 'address') : '',
  ...{ expressNo: row.express_no, company: row.company, canCancel: isCancelable(row.state) },
  progress: events.map(({ state, at }) => ({ state, time: at })),
})
