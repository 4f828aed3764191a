import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RebookCheck } from '@/api/rebook'
import { nearTime } from '@/components/dates'
import { SupportRow } from '@/components/contact/support-row'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { joinFacts } from '@/lib/join-facts'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { OrderShow } from '../parts/order-show/order-show'
import { refundWhen } from '../parts/refund-facts'
import { UnitChoice } from '@/components/order/unit-choice/unit-choice'
import { ClosedNotice } from './parts/closed-notice'
import { HoldCard } from './parts/hold-card/hold-card'
import { PlaceCards } from './parts/place-cards/place-cards'
import { SubmitRebook } from './parts/submit-rebook'
import { RebookTicketModel } from './rebook-ticket.model'
import styles from './rebook-ticket.module.scss'

/** Other tickets of the same show instead of those of an order. */
function RebookTicket({ params }: { params: RouteParams<'rebook-ticket'> }) {
  const t = useTexts(rebookTexts)
  const model = useModel((deps) => new RebookTicketModel(withPayment(deps), params))
  const toOrders = { text: t('rebook.toOrders'), to: linkTo('orders') }
  return (
    <>
      <NavBar title={t('rebook.title')} />
      <View className={styles.page}>
        <AsyncView
          of={model.check}
          skeleton={<DetailSkeleton cards={[120, 160, 132]} />}
          missing={<Empty scene="no-order" sentence={t('rebook.missing')} action={toOrders} />}
        >
          {(check) => <Content model={model} check={check} />}
        </AsyncView>
      </View>
      {model.open.length > 0 && (
        <BottomBar>
          <SubmitRebook model={model} />
        </BottomBar>
      )}
      <PaymentSheet />
    </>
  )
}

const Content = observer(({ model, check }: { model: RebookTicketModel; check: RebookCheck }) => {
  const t = useTexts(rebookTexts)
  const refund = useTexts(refundTexts)
  const now = useNow()
  const { orderId, showId, until, utcOffset } = check
  const choosing = model.open.length > 0
  const content = (
    <>
      <Pressable className={styles.show} still to={linkTo('order-detail', { orderId })}>
        <OrderShow
          posterUrl={check.posterUrl}
          posterColor={check.posterColor}
          name={check.showName}
          when={refundWhen(check, refund, now)}
          location={joinFacts([check.cityName, check.venueName])}
        />
      </Pressable>
      {choosing && until !== null && (
        <Notice>{t('rebook.until', { time: nearTime(until, { now, utcOffset }, t) })}</Notice>
      )}
      {!choosing && <ClosedNotice check={check} />}
      {choosing && (
        <UnitChoice
          choice={model.choice}
          title={t('rebook.choose')}
          chooseFirst={t('rebook.chooseFirst')}
          note={check.together ? t('rebook.together') : undefined}
          closed={(of) => t(`rebook.hindrance.${of}`)}
        />
      )}
      {model.choice.chosen.length > 0 && <PlaceCards model={model} />}
      {model.seatPlanId !== '' && (
        <PhoneOnly>
          <HoldCard model={model} />
        </PhoneOnly>
      )}
      <SupportRow showId={showId} orderId={orderId} />
    </>
  )
  if (!choosing) return <View className={styles.column}>{content}</View>
  const aside = (
    <HoldCard model={model}>
      <SubmitRebook model={model} stacked />
    </HoldCard>
  )
  return <AsideColumns aside={aside}>{content}</AsideColumns>
})

export default screen('rebook-ticket', RebookTicket)
