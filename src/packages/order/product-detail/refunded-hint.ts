import type { ItemOrderDetail } from '@/api/item-order'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { productTexts } from '@/locales/namespaces/product'

/** Returns the hint of a refunded item order: the returned money and points. */
export const refundedHint = (
  { payAmount, payPoints }: Pick<ItemOrderDetail, 'payAmount' | 'payPoints'>,
  t: Translate<typeof productTexts>,
): string => {
  const points = payPoints > 0 ? t('product.pointsBack') : ''
  return payAmount > 0 ? joinFacts([t('product.hint.REFUNDED'), points]) : points || t('product.noMoney')
}
