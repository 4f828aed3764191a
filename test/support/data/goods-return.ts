import type { GoodsPiece, GoodsReturn, GoodsReturns } from '@/api/goods-return'
import type { ItemRefundQuote } from '@/api/item-order'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

/** A bag that can be refunded. */
export const aPiece = (unitId: string, more: Partial<GoodsPiece> = {}): GoodsPiece => ({
  ...{ unitId, skuId: 'G1001-sand-l', name: '帆布袋', number: 1, pieces: 2, paid: fen(14_800), hindrance: 'NONE' },
  ...{ action: 'REFUND', until: null, needsFault: false },
  idArr: [{ attributeId: 'color', valueId: 'sand', attributeValue: '沙色' }],
  ...more,
})

/** An order of two bags. */
export const goodsToReturn = (more: Partial<GoodsReturns> = {}): GoodsReturns => ({
  ...{ orderId: 'M1', name: '帆布袋', posterUrl: '', hindrance: 'NONE', units: [aPiece('B1'), aPiece('B2')] },
  ...{ returns: [], refunds: [] },
  ...more,
})

/** A quote for refunding these bags. */
export const aPiecesQuote = (unitIds: string[], more: Partial<ItemRefundQuote> = {}): ItemRefundQuote => {
  const amount = fen(14_800 * unitIds.length)
  return {
    ...{ quote: `q.${unitIds.join('')}`, amount, extras: fen(0), fee: fen(0), unitIds, quantity: unitIds.length },
    ...{
      coupon: 'LATER',
      pointBack: 0,
      pointsNotEarned: 0,
      growthNotCounted: 0,
      ways: [{ method: '支付宝', amount }],
      arriveDays: 3,
      expireTime: NOW + 600_000,
    },
    ...more,
  }
}

/** The return of a bag, about which the merchant has to decide. */
export const aReturn = (more: Partial<GoodsReturn> = {}): GoodsReturn => ({
  ...{ returnId: 'R1', kind: 'RETURN', state: 'APPLIED', reason: 'CHANGED_MIND', unitIds: ['B1'], pictures: [] },
  ...{ amount: fen(14_800), extras: fen(0), rejection: 'NONE', actor: 'MERCHANT', until: NOW + 2 * 86_400_000 },
  ...{ address: '', expressNo: '', company: '', canCancel: true, progress: [{ state: 'APPLIED', time: NOW }] },
  ...more,
})
