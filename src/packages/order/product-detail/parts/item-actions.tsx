import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import boxStyles from '@/styles/box.module.scss'
import { refundOfGoods } from '../../parts/refund-facts'
import type { ProductDetailModel } from '../product-detail.model'

/** Draws the buttons of an item order. */
export const ItemActions = observer(({ model, stacked }: { model: ProductDetailModel; stacked?: boolean }) => {
  const t = useTexts(orderTexts)
  const product = useTexts(productTexts)
  const order = model.order.value
  if (!order || !model.hasActions) return null
  const pay = t(model.state === 'failed' ? 'detail.payAgain' : 'detail.pay', {
    amount: formatMoney(order.dueAmount ?? order.payAmount),
  })
  // Goods are refunded by pieces.
  const refund = order.itemKind === 'GOODS' ? { to: refundOfGoods(order.orderId) } : { onClick: model.refund }
  const actions: (ButtonAction | false)[] = [
    model.payable && { text: t('detail.cancel'), onClick: model.cancel, secondary: true },
    model.payable && { text: pay, onClick: model.pay },
    model.confirming && { text: t('detail.checkNow'), onClick: model.refresh, secondary: true },
    model.again !== null && { text: t('detail.buyAgain'), to: model.again },
    model.refundable && { text: product('product.submit'), ...refund, secondary: true },
    model.delivered !== null && {
      text: product(`product.see.${order.itemKind}`),
      to: model.delivered,
      onClick: model.openDelivered,
    },
  ]
  return (
    <ButtonRow
      actions={actions.filter((action) => action !== false)}
      stacked={stacked}
      className={stacked ? boxStyles.above4 : undefined}
    />
  )
})
