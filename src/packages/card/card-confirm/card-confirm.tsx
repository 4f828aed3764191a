import { observer } from 'mobx-react'
import type { ItemPrice } from '@/api/item-order'
import { AttendeesCard } from '@/components/checkout/attendees/attendees-card'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutGoods } from '@/components/checkout/goods/checkout-goods'
import { NotesCard } from '@/components/checkout/notes/notes-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { draftOfOrder } from '@/components/goods/goods-draft'
import { GoodsLines } from '@/components/goods/goods-lines/goods-lines'
import { ItemCheckoutModel } from '@/components/item-order/item-checkout.model'
import { ItemPointsCard } from '@/components/item-order/item-points-card'
import { ItemSummary } from '@/components/item-order/item-summary'
import { toastFailure } from '@/components/screen/notify-failure'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Stepper } from '@/components/ui/stepper/stepper'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { goodsTexts } from '@/locales/namespaces/goods'
import { productTexts } from '@/locales/namespaces/product'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'

/** Screen of the checkout for an item, before the order is created. */
function CardConfirm({ params: { cardId, itemId, orderId } }: { params: RouteParams<'card-confirm'> }) {
  const t = useTexts(productTexts)
  const title = useTexts(checkoutTexts)('confirm.title')
  const spuId = cardId || itemId
  if (orderId) return <ConfirmGoods key={orderId} orderId={orderId} />
  if (spuId) return <Confirm key={spuId} spuId={spuId} isCard={Boolean(cardId)} />
  return (
    <>
      <NavBar title={title} />
      <Empty
        scene="no-order"
        sentence={t('product.nothing')}
        action={{ text: t('button.browse'), to: linkTo('all') }}
      />
    </>
  )
}

function Confirm({ spuId, isCard }: { spuId: string; isCard: boolean }) {
  const t = useTexts(productTexts)
  const model = useModel((deps) => new ItemCheckoutModel(withPayment(deps), spuId))
  const { checkout } = model
  return (
    <CheckoutScreen
      model={checkout}
      over={<Blocked model={model} isCard={isCard} />}
      item={(price) => <Item price={price} model={model} />}
      cards={({ notes }) => (
        <>
          <AttendeesCard model={checkout} showId="" texts="holder" />
          <ItemPointsCard model={model} />
          <ReductionsCard model={checkout} />
          <PricesCard model={checkout} />
          <NotesCard title={t('product.notes')} notes={notes} />
        </>
      )}
    />
  )
}

/** Draws the checkout of goods that are added to the tickets of an order. */
function ConfirmGoods({ orderId }: { orderId: string }) {
  const t = useTexts(productTexts)
  const model = useModel((deps) => {
    const notify = (error: unknown) => toastFailure(deps.dialogs, error)
    const goods = new CheckoutGoods(draftOfOrder(deps, orderId), notify)
    return new ItemCheckoutModel(withPayment(deps), '', 'GOODS', { orderId, goods })
  })
  const { checkout } = model
  return (
    <CheckoutScreen
      model={checkout}
      over={<GoodsBlocked model={model} orderId={orderId} />}
      item={({ items }) => <GoodsLines goods={items} />}
      cards={({ notes }) => (
        <>
          <ReductionsCard model={checkout} />
          <PricesCard model={checkout} />
          <NotesCard title={t('product.notes')} notes={notes} />
        </>
      )}
    />
  )
}

const GoodsBlocked = observer(({ model: { blockReason }, orderId }: { model: ItemCheckoutModel; orderId: string }) => {
  const t = useTexts(goodsTexts)
  if (!blockReason) return null
  const action = { text: t('goods.toOrder'), to: linkTo('order-detail', { orderId }) }
  return <Empty scene="sold-out" sentence={blockReason.reason} action={action} />
})

/**
 * Draws the reason why the item cannot be ordered. Links to the buyer's items if the item is already owned, else to the
 * items on sale.
 */
const Blocked = observer(({ model: { blockReason }, isCard }: { model: ItemCheckoutModel; isCard: boolean }) => {
  const t = useTexts(productTexts)
  if (!blockReason) return null
  const { reason, isOwned } = blockReason
  const own = isCard ? linkTo('card-list', { tab: 'mine' }) : linkTo('coupon-list')
  const offered = isCard ? linkTo('card-list') : linkTo('coupon-recommend-list')
  return (
    <Empty
      scene="no-order"
      sentence={reason}
      action={{ text: t(isOwned ? 'product.toOwn' : 'product.toOffers'), to: isOwned ? own : offered }}
    />
  )
})

const Item = observer(({ price, model }: { price: ItemPrice; model: ItemCheckoutModel }) => {
  const t = useTexts(productTexts)
  const { items, itemKind, most } = price
  return (
    <ItemSummary item={{ ...items[0], quantity: model.quantity }} kind={itemKind} level={2}>
      {most > 1 && (
        <Stepper value={model.quantity} max={most} label={t('product.quantity')} onChange={model.setQuantity} />
      )}
    </ItemSummary>
  )
})

export default screen('card-confirm', CardConfirm)
