import type { ItemOrderDetail } from '@/api/item-order'
import type { Translate } from '@/locales/keys'
import type { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import type { productTexts } from '@/locales/namespaces/product'

/**
 * Returns the text of a completed order whose items are not in the buyer's account: goods and parking. Returns null for
 * all other items.
 */
export const doneText = (
  { itemKind, ticketOrderId }: Pick<ItemOrderDetail, 'itemKind' | 'ticketOrderId'>,
  product: Translate<typeof productTexts>,
  goods: Translate<typeof goodsOrderTexts>,
): string | null => {
  if (itemKind === 'PARKING') return product('product.parkingPaid')
  if (itemKind !== 'GOODS') return null
  return ticketOrderId ? product('product.goodsHint.SUCCEEDED') : goods('goodsOrder.hint.SUCCEEDED')
}
