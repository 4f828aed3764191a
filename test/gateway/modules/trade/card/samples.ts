import { seededCardId } from '../../../../../scripts/gateway/modules/trade/card/seed-service'
import { seededCouponId } from '../../../../../scripts/gateway/modules/trade/coupon/seed-service'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'card.cardsOnSale': { offset: 0, length: 20 },
  'card.cardsOfOrder': { itemOrderId: 'M-demo-P1' },
  'card.ownCards': { offset: 0, length: 20 },
  'card.cardDetails': { cardId: 'BC5', userCardInstanceId: seededCardId('annual') },
  'card.correctCardHolder': { cardId: 'BC5', userCardInstanceId: seededCardId('annual'), audienceId: 'AU10012' },
  'card.cardCover': { showId: 'S8005', cardId: 'BC4', userCardInstanceId: seededCardId('times') },
  'coupon.exchangeCoupon': { couponId: seededCouponId('CT51'), privilegeCardTemplateId: 'BC4', type: 'CARD' },
  'card.cardRange': { cardId: 'BC4', offset: 0, length: 20 },
}
