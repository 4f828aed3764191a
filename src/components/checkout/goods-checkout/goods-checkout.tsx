import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { NotesCard } from '@/components/checkout/notes/notes-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { GoodsLines } from '@/components/goods/goods-lines/goods-lines'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import { Notice } from '@/components/ui/notice/notice'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import type { GoodsChange, GoodsCheckoutModel } from './goods-checkout.model'
import { GoodsDeliveryCard } from './goods-delivery-card'

interface GoodsCheckoutProps {
  model: GoodsCheckoutModel
  /** Text above the cards, or ''. */
  notice?: string
  /** The way on if nothing can be ordered. */
  action: Pick<ButtonAction, 'text' | 'to'>
}

/** Draws the checkout of goods of the shop. */
export const GoodsCheckout = observer(({ model, notice = '', action }: GoodsCheckoutProps) => {
  const t = useTexts(goodsOrderTexts)
  const { checkout, changes } = model
  return (
    <CheckoutScreen
      model={checkout}
      over={<Blocked model={model} action={action} />}
      item={({ items }) => <GoodsLines goods={items} />}
      cards={(price) => (
        <>
          {notice !== '' && <Notice tone="notice">{notice}</Notice>}
          {changes.map((change) => (
            <Change key={change.skuId} change={change} />
          ))}
          <GoodsDeliveryCard model={model} price={price} />
          <ReductionsCard model={checkout} />
          <PricesCard model={checkout} />
          <NotesCard title={t('goodsOrder.notes')} notes={price.notes} />
        </>
      )}
    />
  )
})

function Change({ change: { reason, from, to } }: { change: GoodsChange }): ReactNode {
  const t = useTexts(goodsOrderTexts)
  return (
    <Notice tone="notice">
      {to > 0 ? t('goodsOrder.cut', { reason, from, to }) : t('goodsOrder.left', { reason })}
    </Notice>
  )
}

const Blocked = observer(({ model: { blockReason }, action }: GoodsCheckoutProps) =>
  blockReason === null ? null : <Empty scene="sold-out" sentence={blockReason} action={action} />,
)
