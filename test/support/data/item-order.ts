import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

const item = {
  itemId: 'CP3',
  spuId: 'CP3',
  name: '常客券包',
  posterUrl: '',
  quantity: 1,
  price: fen(1990),
  amount: fen(1990),
}

/** An unpaid item order as the gateway sends it. It was placed now, and is reserved for 15 minutes. */
export const anItemOrder = (more: object = {}) => ({
  ...{ orderId: 'M1', orderNumber: 'FY9', transactionId: 'X9', bindId: 'B9', itemKind: 'COUPON_PACKAGE' },
  ...{ items: [item], orderStatus: 'UNPAID', paidDeadlineTime: NOW / 1000 + 900, payAmount: fen(1990), payPoints: 0 },
  ...{ payment: null, createTime: NOW, priceLines: [{ kind: 'ITEMS', title: '商品', amount: fen(1990) }] },
  ...{ total: fen(1990), identity: null, payMethod: '', payTime: null, agreement: null, invoice: null },
  progress: [{ state: 'UNPAID', time: NOW }],
  refund: { blockReason: 'NOT_PAID', until: null, amount: fen(0), made: null },
  ...more,
})

/** The price of one item as the gateway sends it. */
export const anItemPrice = (more: object = {}) => ({
  ...{ itemKind: 'COUPON_PACKAGE', items: [item], most: 5, identity: null, notes: ['7 天内未使用可退款。'] },
  ...{ priceLines: [{ kind: 'ITEMS', title: '商品', amount: fen(1990) }], priceToken: 'P', total: fen(1990) },
  ...{ payAmount: fen(1990), coupons: [], couponId: '', pricingFacts: null, agreement: null },
  ...{ payPoints: 0, usablePoints: 0 },
  ...more,
})
