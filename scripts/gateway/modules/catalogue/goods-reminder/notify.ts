import { saleStateOf } from '../../../../../src/domain/goods/goods'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row } from '../../../core/database/database'
import { deleteRows } from '../../../core/database/rows'
import { eachRow, type OnRowError } from '../../../core/each-row'
import type { Language } from '../../../core/localized-text'
import { sendMessage } from '../../base/message/service'
import { merchantLimits } from '../../base/shop/limits-service'
import { piecesLeft } from '../goods/stock-service'
import { saleFacts } from '../goods/spu-service'
import { minuteLine } from '../show/date-service'
import { texts } from './texts'

type Kind = 'GOODS_BACK' | 'GOODS_SOON' | 'GOODS_OPEN'

type Reminded = Row<'goods_reminders'> & Pick<Row<'spus'>, 'name' | 'is_on_shelf' | 'sale_time' | 'sale_end'>

/** Returns the notice that is due for a reminder at `now`, epoch ms; null before it is due. */
const dueKind = (row: Reminded & { pieces: number }, now: number): Kind | null => {
  const state = saleStateOf(saleFacts(row), now)
  if (row.sku_id !== '') return state === 'ON_SALE' && row.pieces > 0 ? 'GOODS_BACK' : null
  if (state === 'ON_SALE') return 'GOODS_OPEN'
  const lead = merchantLimits.saleReminderMinutes * 60_000
  return state === 'TO_COME' && (row.sale_time ?? 0) <= now + lead ? 'GOODS_SOON' : null
}

/**
 * Notifies buyers of goods that are back in stock, and of goods whose sale opens soon or has opened, in the order of
 * their reminders. A notice deletes its reminder, so that a buyer receives one notice for each restock.
 */
export const notifyOfGoods = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('goods_reminders as r')
    .innerJoin('spus as s', 's.spu_id', 'r.spu_id')
    .selectAll('r')
    .select(['s.name', 's.is_on_shelf', 's.sale_time', 's.sale_end', piecesLeft('r.sku_id').as('pieces')])
    .where('s.is_on_shelf', '=', true)
    .where(({ eb, or }) => or([eb('r.sku_id', '=', ''), eb(piecesLeft('r.sku_id'), '>', 0)]))
    .orderBy('r.created_at')
    .orderBy('r.user_id')
    .execute()
  const write = async (row: (typeof rows)[number]) => {
    const kind = dueKind(row, now)
    if (!kind) return
    const { user_id: userId, spu_id: spuId, sku_id: skuId, name, channel, open_id: openId } = row
    const values = (lang: Language) => ({
      goods: name[lang],
      time: minuteLine(lang, row.sale_time ?? now, SHOP_OFFSET),
    })
    await db.transaction().execute(async (tx) => {
      const key = { user_id: userId, spu_id: spuId, sku_id: skuId }
      if ((await deleteRows(tx, 'goods_reminders', key)) === 0) return
      const path = `/shop/${spuId}${skuId === '' ? '' : `?skuId=${skuId}`}`
      await sendMessage(tx, { userId, channel, openId, kind, content: texts.translateAll(kind, values), path, now })
    })
  }
  await eachRow(rows, write, onError)
}
