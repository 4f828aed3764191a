import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { refundOf } from '../../trade/item-order/kind-service'
import { ownItemOrder } from '../../trade/item-order/read-service'
import { refundsOfOrder } from '../refund/list-service'
import { returnableOrder, type ReturnableOrder, type ReturnablePiece } from './pieces-service'
import { serializeReturn } from './serializer'
import { termsOf, type WantedReturn } from './terms'

interface Owner {
  userId: string
  orderId: string
}

/** Returns a buyer's order of goods with its pieces and returns. Throws `Refusal` notFound. */
const ownReturnable = async (db: Db, { userId, orderId }: Owner, now: number): Promise<ReturnableOrder> => {
  const order = await ownItemOrder(db, userId, orderId)
  if (order.kind !== 'GOODS') throw new Refusal('notFound')
  return returnableOrder(db, order, now)
}

const serializePiece = (
  { order: { goods } }: ReturnableOrder,
  { unitId, skuId, line, number, paid, action, until, hindrance, needsFault }: ReturnablePiece,
  lang: Language,
) => {
  const { name, idArr, quantity: pieces } = goods[line]
  return {
    ...{ unitId, skuId, name: name[lang], number, pieces, paid, action, until, hindrance, needsFault },
    idArr: idArr.map((part) => ({ ...part, attributeValue: part.attributeValue[lang] })),
  }
}

/** Returns an order of goods with its pieces, returns and refunds (contract: api/goods-return). */
export const readReturns = async (db: Db, owner: Owner, { lang, now }: { lang: Language; now: number }) => {
  const returnable = await ownReturnable(db, owner, now)
  const { order, pieces, returns } = returnable
  const events = await listRows(
    db,
    'goods_return_events',
    { return_id: ['', ...returns.map(({ return_id: id }) => id)] },
    'event_id',
  )
  const isPossible = pieces.some(({ hindrance }) => hindrance === 'NONE')
  return {
    orderId: owner.orderId,
    ...{ name: order.name[lang], posterUrl: order.poster_url },
    hindrance: isPossible ? 'NONE' : ((await refundOf(db, order, now)).blockReason ?? 'NOT_PAID'),
    units: pieces.map((piece) => serializePiece(returnable, piece, lang)),
    returns: returns.map((row) =>
      serializeReturn(
        row,
        events.filter(({ return_id: id }) => id === row.return_id),
        lang,
      ),
    ),
    refunds: await refundsOfOrder(db, owner, lang),
  }
}

/** Returns the money that a return would give back, without a change. Throws `Refusal` as `termsOf`. */
export const previewReturn = async (db: Db, owner: Owner, wanted: WantedReturn, now: number) => {
  const { unitIds, amount, extras } = await termsOf(db, await ownReturnable(db, owner, now), wanted)
  return { unitIds, amount, extras }
}
