import { type GoodsAction, goodsAction, isReturnOpen } from '../../../../../src/domain/goods/return'
import { fen } from '../../../../../src/domain/money'
import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { deliveriesOf } from '../../trade/goods-order/delivery-service'
import { type OrderedPiece, piecesOf } from '../../trade/goods-order/pieces-service'
import { refundablePieces, refundOf } from '../../trade/item-order/kind-service'

type Order = Row<'item_orders'>
type Return = Row<'goods_returns'>

/** A piece with the request that is possible for it. */
export interface ReturnablePiece extends OrderedPiece {
  action: GoodsAction
  /** End of the time for this request, epoch ms, or null. */
  until: number | null
  /** Reason that blocks a request; `NONE` if one is possible. */
  hindrance: 'NONE' | 'RETURNED' | 'OPEN' | 'REJECTED' | 'NOT_PAID' | 'NEVER' | 'TOO_LATE' | 'USED' | 'BOOKED'
  /** True for goods that can be returned only if they are broken or wrong. */
  needsFault: boolean
}

/** An order with its pieces, returns and delivery fees. */
export interface ReturnableOrder {
  order: Order
  pieces: ReturnablePiece[]
  /** Returns of the order, the newest first. */
  returns: Return[]
}

/** Requests for a piece that the merchant may reject, before the buyer cannot repeat them. */
const MOST_REJECTED = 2

/** Returns all pieces of an order of goods, each with the request that is possible at `now`. */
export const returnableOrder = async (db: Db | Tx, order: Order, now: number): Promise<ReturnableOrder> => {
  const returns = (await listRows(db, 'goods_returns', { order_id: order.order_id }, 'created_at')).toReversed()
  const deliveries = await deliveriesOf(db, order.order_id)
  const refundable = (await refundablePieces(db, order, now))?.pieces ?? []
  const blocks = new Map(refundable.map(({ unitId, blockReason }) => [unitId, blockReason]))
  const whole = (await refundOf(db, order, now)).blockReason ?? 'NONE'
  const of = (unitId: string, test: (row: Return) => boolean) =>
    returns.filter((row) => row.unit_ids.includes(unitId) && test(row)).length
  const none = { action: 'NONE' as const, until: null }
  const requestOf = (piece: OrderedPiece): Pick<ReturnablePiece, 'action' | 'until' | 'hindrance'> => {
    const { unitId, way } = piece
    if (piece.isRefunded) return { ...none, hindrance: 'RETURNED' }
    const block = blocks.get(unitId)
    if (block === undefined) return { ...none, hindrance: whole === 'NONE' ? 'NOT_PAID' : whole }
    if (block === null) return { action: 'REFUND', until: null, hindrance: 'NONE' }
    if (of(unitId, ({ state }) => isReturnOpen(state)) > 0) return { ...none, hindrance: 'OPEN' }
    const delivery = deliveries.find((part) => part.way === way)
    if (!delivery) return { ...none, hindrance: block }
    const { action, until } = goodsAction({ way, state: delivery.state, doneAt: delivery.done_at }, now)
    if (action === 'NONE') return { ...none, hindrance: block }
    const rejected = of(unitId, (row) => row.state === 'REJECTED' && row.rejection !== 'DELIVERED')
    if (rejected >= MOST_REJECTED) return { ...none, hindrance: 'REJECTED' }
    // A parcel can be stopped once. Afterwards the buyer returns the received goods.
    if (action === 'STOP' && of(unitId, ({ kind }) => kind === 'STOP') > 0) return { ...none, hindrance: 'OPEN' }
    return { action, until, hindrance: 'NONE' }
  }
  const pieces = (await piecesOf(db, order)).map((piece) => ({
    ...piece,
    ...requestOf(piece),
    needsFault: order.goods[piece.line]?.isReturnable === false,
  }))
  return { order, pieces, returns }
}

/**
 * Returns the delivery fees that a return of goods at fault can contain, fen. A fee that another return contains is left
 * out.
 */
export const feesLeft = async (db: Db | Tx, { order, returns }: ReturnableOrder) => {
  const claimed = returns
    .filter(({ state }) => isReturnOpen(state) || state === 'REFUNDED')
    .flatMap(({ fee_ways: ways }) => ways)
  const parts = await deliveriesOf(db, order.order_id)
  return new Map<SpuWay, ReturnType<typeof fen>>(
    parts.filter(({ way }) => !claimed.includes(way)).map(({ way, fee }) => [way, fen(fee)]),
  )
}
