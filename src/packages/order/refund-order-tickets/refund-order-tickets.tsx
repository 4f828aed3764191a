import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderRefund } from '@/api/refund'
import { SupportRow } from '@/components/contact/support-row'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { joinFacts } from '@/lib/join-facts'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { OrderShow } from '../parts/order-show/order-show'
import { refundWhen } from '../parts/refund-facts'
import { ClosedNotice } from './parts/closed-notice'
import { QuoteCard } from './parts/quote-card/quote-card'
import { ReasonRow } from './parts/reason-row'
import { RefundCard } from './parts/refund-card/refund-card'
import { SubmitRefund } from './parts/submit-refund/submit-refund'
import { UnitChoice } from '@/components/order/unit-choice/unit-choice'
import { RefundTicketsModel } from './refund-order-tickets.model'
import styles from './refund-order-tickets.module.scss'

/** Gives tickets of an order back, and shows where the money of those before is. */
function RefundOrderTickets({ params }: { params: RouteParams<'refund-order-tickets'> }) {
  const t = useTexts(refundTexts)
  const model = useModel((deps) => new RefundTicketsModel(deps, params.orderId ?? ''))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t(model.orderId === '' ? 'refund.pick' : 'refund.missing')}
      action={{ text: t('refund.list.toOrders'), to: linkTo('orders') }}
    />
  )
  return (
    <>
      <NavBar title={t('refund.title')} />
      <View className={styles.page}>
        {model.orderId === '' ? (
          missing
        ) : (
          <AsyncView of={model.order} skeleton={<DetailSkeleton cards={[120, 160, 132]} />} missing={missing}>
            {(order) => <Content model={model} order={order} />}
          </AsyncView>
        )}
      </View>
      {model.open.length > 0 && (
        <BottomBar>
          <SubmitRefund model={model} />
        </BottomBar>
      )}
    </>
  )
}

const Content = observer(({ model, order }: { model: RefundTicketsModel; order: OrderRefund }) => {
  const t = useTexts(refundTexts)
  const now = useNow()
  const { orderId, change, showId } = order
  const choosing = model.open.length > 0
  const aside = choosing && (
    <QuoteCard model={model}>
      <SubmitRefund model={model} stacked />
    </QuoteCard>
  )
  const content = (
    <>
      <Pressable className={styles.show} still to={linkTo('order-detail', { orderId })}>
        <OrderShow
          posterUrl={order.posterUrl}
          posterColor={order.posterColor}
          name={order.showName}
          when={refundWhen(order, t, now)}
          location={joinFacts([order.cityName, order.venueName])}
        />
      </Pressable>
      {choosing && <ChangeNotice change={change} />}
      {model.refunds.map((refund) => (
        <RefundCard key={refund.refundId} refund={refund} last={model.isLast} />
      ))}
      {!choosing && (model.units.length > 0 || model.refunds.length === 0) && (
        <ClosedNotice order={order} units={model.units} />
      )}
      {choosing && (
        <UnitChoice
          choice={model.choice}
          title={t('refund.choose')}
          chooseFirst={t('refund.chooseFirst')}
          closed={(of) => t(`refund.hindrance.${of}`)}
        />
      )}
      {choosing && model.leaving && <Notice>{t(`refund.${model.leaving}`)}</Notice>}
      {choosing && model.choice.chosen.length > 0 && (
        <PhoneOnly>
          <QuoteCard model={model} />
        </PhoneOnly>
      )}
      <ListGroup>
        {model.refunds.length > 0 && (
          <ListRow icon="order" title={t('refund.toOrder')} to={linkTo('order-detail', { orderId })} />
        )}
        {choosing && <ReasonRow model={model} />}
        <ListRow
          icon="info"
          title={t('refund.rule')}
          note={t('refund.ruleNote')}
          to={linkTo('refund-rule-order', { orderId })}
        />
      </ListGroup>
      <SupportRow showId={showId} orderId={orderId} />
    </>
  )
  return aside ? <AsideColumns aside={aside}>{content}</AsideColumns> : <View className={styles.column}>{content}</View>
})

export default screen('refund-order-tickets', RefundOrderTickets)
