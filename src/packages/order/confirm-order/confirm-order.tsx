import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { joinFacts } from '@/lib/join-facts'
import type { PreOrder } from '@/api/purchase'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { AT_DOOR } from '@/domain/payment/return-address'
import { focus } from '@/platform/focus'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '@/components/ui/card/card'
import { withPayment } from '@/payment/with-payment'
import { OrderShow } from '../parts/order-show/order-show'
import { PriceLines } from '../parts/price-lines/price-lines'
import styles from './confirm-order.module.scss'
import { ConfirmOrderModel, type Field } from './confirm-order.model'
import { Checking } from '../parts/checking/checking'
import { ConfirmSkeleton } from './parts/confirm-skeleton/confirm-skeleton'
import { ContactCard } from '../parts/contact/contact-card'
import { CouponRow } from './parts/coupon-row/coupon-row'
import { DeliveryCard } from './parts/delivery-card/delivery-card'
import { AttendeesCard } from '../parts/attendees/attendees-card'
import { SeatsCard } from './parts/seats-card/seats-card'
import { HoldOver, NothingChosen } from './parts/start-over/start-over'
import { AgreementLine } from './parts/agreement-line/agreement-line'
import { SubmitBar, SubmitButton } from './parts/submit-bar/submit-bar'
import { Terms } from './parts/terms/terms'
import { type Purchase, purchaseOf } from './purchase'

const idOf = (field: Field | 'doubt'): string => `confirm-${field}`

/** The purchase before it is an order. */
function ConfirmOrder({ params }: { params: RouteParams<'confirm-order'> }) {
  const purchase = purchaseOf(params)
  const atDoor = params.pageSource === AT_DOOR
  return purchase ? <Confirm purchase={purchase} atDoor={atDoor} /> : <NothingChosen showId={params.showId} />
}

const shownIn = (pre: PreOrder) => ({
  posterUrl: pre.posterUrl,
  posterColor: pre.posterColor,
  name: pre.showName,
  when: pre.sessionName,
  location: joinFacts([pre.cityName, pre.venueName]),
  items: pre.items,
})

/** One column of cards in the order of thinking. */
const Confirm = observer(({ purchase, atDoor }: { purchase: Purchase; atDoor: boolean }) => {
  const t = useTexts(orderTexts)
  const model = useModel((deps) => new ConfirmOrderModel(withPayment(deps), purchase, atDoor))
  const { pricing, attention } = model
  useEffect(() => {
    if (attention) focus.move(idOf(attention.at))
  }, [attention])

  return (
    <>
      <NavBar title={t('confirm.title')} />
      {model.checkout.checking ? (
        <Checking
          order={model.checkout.order}
          onOrder={model.checkout.toOrder}
          bought={model.pre && { show: shownIn(model.pre), amount: model.pre.payAmount }}
        />
      ) : (
        <ScrollView className={styles.scroll} scrollY scrollIntoView={attention ? idOf(attention.at) : undefined}>
          <View className={styles.columns}>
            <View className={styles.cards}>
              {model.hold.over ? (
                <HoldOver seats={model.seats} />
              ) : (
                <AsyncView of={pricing.pre} skeleton={<ConfirmSkeleton />}>
                  {(pre) => <Cards model={model} pre={pre} />}
                </AsyncView>
              )}
            </View>
            {!model.hold.over && <Summary model={model} />}
          </View>
        </ScrollView>
      )}
      {!model.checkout.checking && !model.hold.over && <SubmitBar model={model} />}
      <PaymentSheet />
    </>
  )
})

const Cards = observer(({ model, pre }: { model: ConfirmOrderModel; pre: PreOrder }) => {
  const t = useTexts(orderTexts)
  const { attendees, contact, pricing } = model
  return (
    <>
      {model.hasQueuePosition && <Notice>{t('confirm.placeKept')}</Notice>}
      <View className={styles.show}>
        <OrderShow {...shownIn(pre)} level={2} />
      </View>
      {pre.seats.length > 0 && <SeatsCard seats={pre.seats} hold={model.hold} />}
      {attendees.required && (
        <AttendeesCard
          attendees={attendees}
          id={idOf('attendees')}
          wrong={model.isMissing('attendees')}
          showId={pre.showId}
        />
      )}
      <DeliveryCard model={model} id={idOf('address')} />
      <ContactCard contact={contact} id={idOf('contact')} wrong={model.isMissing('contact')} />
      <Card title={t('confirm.reductions')}>
        <CouponRow pricing={pricing} />
      </Card>
      <Card title={t('confirm.prices')} className={styles.phoneOnly}>
        <PriceLines lines={pre.priceLines} sum={pre.payAmount} total={pre.total} />
      </Card>
      <Terms model={model} />
      {model.inDoubt && (
        <View id={idOf('doubt')} tabIndex={-1}>
          <Notice tone="danger">{t('confirm.inDoubt')}</Notice>
        </View>
      )}
    </>
  )
})

/** On desktop the total and the button are beside the cards. */
const Summary = observer(({ model }: { model: ConfirmOrderModel }) => {
  const t = useTexts(orderTexts)
  const { pre } = model
  if (!pre) return null
  return (
    <View className={styles.summary}>
      <Card title={t('confirm.prices')}>
        <PriceLines lines={pre.priceLines} sum={pre.payAmount} total={pre.total} />
        <View className={styles.act}>
          <AgreementLine model={model} />
          <SubmitButton model={model} block />
        </View>
      </Card>
    </View>
  )
})

export default screen('confirm-order', ConfirmOrder)
