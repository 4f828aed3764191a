import type { PreOrder } from '@/api/purchase'
import { AttendeesCard } from '@/components/checkout/attendees/attendees-card'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { ContactCard } from '@/components/checkout/contact/contact-card'
import { DeliveryCard } from '@/components/checkout/delivery/delivery-card'
import { GoodsPart } from '@/components/checkout/goods/goods-part'
import { NotesCard } from '@/components/checkout/notes/notes-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { RemarkCard } from '@/components/checkout/remark-card'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { AT_DOOR } from '@/domain/payment/return-address'
import { joinFacts } from '@/lib/join-facts'
import { orderTexts } from '@/locales/namespaces/order'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { OrderShow } from '../parts/order-show/order-show'
import { ConfirmOrderModel } from './confirm-order.model'
import { ComboCheckout } from './parts/combo/combo-checkout'
import { heldCombo } from './parts/combo/combo-purchase'
import { SeatsCard } from './parts/seats-card/seats-card'
import { HoldOver, NothingChosen } from './parts/start-over/start-over'
import { orderedMemberPrice } from './member-prices'
import { type Purchase, purchaseOf } from './purchase'
import styles from './confirm-order.module.scss'

/** Screen of the checkout, before the order is created. */
function ConfirmOrder({ params }: { params: RouteParams<'confirm-order'> }) {
  const combo = heldCombo(params)
  if (combo) return <ComboCheckout combo={combo} />
  const purchase = purchaseOf(params)
  const atDoor = params.pageSource === AT_DOOR
  return purchase ? <Confirm purchase={purchase} atDoor={atDoor} /> : <NothingChosen showId={params.showId} />
}

/** Draws the cards in one column, in the order in which the buyer makes decisions. */
function Confirm({ purchase, atDoor }: { purchase: Purchase; atDoor: boolean }) {
  const t = useTexts(orderTexts)
  const { changeTo, checkout, hold, seats } = useModel(
    (deps) => new ConfirmOrderModel(withPayment(deps), purchase, atDoor),
  )
  return (
    <CheckoutScreen
      model={checkout}
      item={(price) => <Show price={price} />}
      over={<HoldOver seats={seats} />}
      cards={({ seats: held, showId, notes, privilegeId, ...price }) => (
        <>
          {held.length > 0 && (
            <SeatsCard
              seats={held.map((seat) => ({ ...seat, member: orderedMemberPrice(price, seat.seatPlanId, seat.price) }))}
              hold={hold}
            />
          )}
          <AttendeesCard model={checkout} showId={showId} />
          <DeliveryCard model={checkout} ways={checkout.pricing} title={t('confirm.deliver')} />
          <ContactCard model={checkout} />
          <GoodsPart price={{ ...price, showId }} />
          <ReductionsCard model={checkout} onChange={changeTo} />
          <PricesCard model={checkout} />
          <RemarkCard model={checkout} hint={t('confirm.remarkHint')} />
          <NotesCard title={t('confirm.notes')} notes={notes}>
            {privilegeId && (
              <Button
                kind="quiet"
                size="s"
                className={styles.rule}
                to={linkTo('refund-rule-privilege', { privilegeId })}
              >
                {t('confirm.privilegeRule')}
              </Button>
            )}
          </NotesCard>
        </>
      )}
    />
  )
}

function Show({ price }: { price: PreOrder }) {
  const { posterUrl, posterColor, showName, sessionName, cityName, venueName, items } = price
  return (
    <OrderShow
      {...{ posterUrl, posterColor }}
      items={items.map((item) => ({ ...item, member: orderedMemberPrice(price, item.seatPlanId, item.unitPrice) }))}
      name={showName}
      when={sessionName}
      location={joinFacts([cityName, venueName])}
      level={2}
    />
  )
}

export default screen('confirm-order', ConfirmOrder)
