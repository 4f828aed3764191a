import type { GoodsPiece, GoodsReturns } from '@/api/goods-return'
import type { ItemRefundQuote } from '@/api/item-order'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

/** A bag that can be refunded. */
export const aPiece = (unitId: string, more: Partial<GoodsPiece> = {}): GoodsPiece => ({
  ...{ unitId, skuId: 'G1001-sand-l', name: '帆布袋', number: 1, pieces: 2, paid: fen(14_800), hindrance: 'NONE' },
  idArr: [{ attributeId: 'color', valueId: 'sand', attributeValue: '沙色' }],
  ...more,
})

/** An order of two bags. */
export const goodsToReturn = (more: Partial<GoodsReturns> = {}): GoodsReturns => ({
  ...{ orderId: 'M1', name: '帆布袋', posterUrl: '', hindrance: 'NONE', units: [aPiece('B1'), aPiece('B2')], refunds: [] },
  ...more,
})

/** A quote for refunding these bags. */
export const aPiecesQuote = (unitIds: string[], more: Partial<ItemRefundQuote> = {}): ItemRefundQuote => {
  const amount = fen(14_800 * unitIds.length)
  return {
    ...{ quote: `q.${unitIds.join('')}`, amount, extras: fen(0), fee: fen(0), unitIds, quantity: unitIds.length },
    ...{ coupon: 'LATER', pointBack: 0, ways: [{ method: '支付宝', amount }], arriveDays: 3, expireTime: NOW + 600_000 },
    ...more,
  }
}
