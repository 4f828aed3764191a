import { GoodsCheckout } from '@/components/checkout/goods-checkout/goods-checkout'
import { GoodsCheckoutModel } from '@/components/checkout/goods-checkout/goods-checkout.model'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'

/** Returns the number of pieces of an address; 1 for a missing or damaged one. */
const piecesOf = (quantity: string): number => {
  const pieces = Number(quantity)
  return Number.isInteger(pieces) && pieces > 0 ? Math.min(pieces, 99) : 1
}

/** Screen of the checkout for one variant of goods, before the order is created. */
function GoodsConfirm({ params: { spuId, skuId, quantity } }: { params: RouteParams<'goods-confirm'> }) {
  const t = useTexts(goodsOrderTexts)
  const model = useModel((deps) => {
    const lines = [{ spuId, skuId, quantity: piecesOf(quantity) }]
    return new GoodsCheckoutModel(withPayment(deps), { lines, key: `goods:${skuId}:${quantity}` })
  })
  return (
    <GoodsCheckout model={model} action={{ text: t('goodsOrder.toGoods'), to: linkTo('shop-detail', { id: spuId }) }} />
  )
}

export default screen('goods-confirm', GoodsConfirm)
