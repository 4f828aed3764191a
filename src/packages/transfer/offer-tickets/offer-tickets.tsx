import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderReturn } from '@/api/ticket-return'
import { SupportRow } from '@/components/contact/support-row'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { VisitHead } from '@/components/ticket/visit-head/visit-head'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { joinFacts } from '@/lib/join-facts'
import { refundTexts } from '@/locales/namespaces/refund'
import { returnTexts } from '@/locales/namespaces/return'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { UnitChoice } from '@/components/order/unit-choice/unit-choice'
import { OfferTicketsModel } from './offer-tickets.model'
import styles from './offer-tickets.module.scss'
import { ClosedNotice } from './parts/closed-notice'
import { OffersCard } from './parts/offers-card/offers-card'
import { PreviewCard } from './parts/preview-card/preview-card'
import { RulesCard } from './parts/rules-card'
import { SubmitOffer } from './parts/submit-offer'

/** Offers tickets of an order that are not refunded to those who wait for them. */
function OfferTickets({ params }: { params: RouteParams<'offer-tickets'> }) {
  const t = useTexts(returnTexts)
  const model = useModel((deps) => new OfferTicketsModel(deps, params.orderId))
  const toOrders = { text: t('return.toOrders'), to: linkTo('orders') }
  return (
    <>
      <NavBar title={t('return.title')} />
      <View className={styles.page}>
        <AsyncView
          of={model.order}
          skeleton={<DetailSkeleton cards={[120, 160, 132]} />}
          missing={<Empty scene="no-order" sentence={t('return.missing')} action={toOrders} />}
        >
          {(order) => <Content model={model} order={order} />}
        </AsyncView>
      </View>
      {model.open.length > 0 && (
        <BottomBar>
          <SubmitOffer model={model} />
        </BottomBar>
      )}
    </>
  )
}

const Content = observer(({ model, order }: { model: OfferTicketsModel; order: OrderReturn }) => {
  const t = useTexts(returnTexts)
  const { orderId, showId } = order
  const { amounts, choice, open, offered } = model
  const preview = amounts && <PreviewCard order={order} amounts={amounts} units={choice.chosen.length} />
  const content = (
    <>
      <Pressable className={styles.show} still to={linkTo('order-detail', { orderId })}>
        <VisitHead visit={order} />
      </Pressable>
      {open.length === 0 && <ClosedNotice order={order} />}
      {(open.length > 0 || model.onOffer) && <Notice>{t('return.how')}</Notice>}
      {offered.length > 0 && <OffersCard model={model} />}
      {open.length > 0 && <Choice model={model} />}
      {preview && <PhoneOnly>{preview}</PhoneOnly>}
      <RulesCard />
      <SupportRow showId={showId} orderId={orderId} />
    </>
  )
  if (open.length === 0) return <View className={styles.column}>{content}</View>
  const aside = (
    <>
      {preview}
      <SubmitOffer model={model} stacked />
    </>
  )
  return <AsideColumns aside={aside}>{content}</AsideColumns>
})

/** The tickets to choose from, and whether somebody waits for them. */
const Choice = observer(({ model }: { model: OfferTicketsModel }) => {
  const t = useTexts(returnTexts)
  const refund = useTexts(refundTexts)
  const { open, waiting } = model
  const bundles = open.some(({ count }) => count > 1)
  return (
    <UnitChoice
      choice={model.choice}
      title={t('return.choose')}
      chooseFirst={t('return.chooseFirst')}
      note={joinFacts([
        waiting > 0 ? t('return.waiting', { count: waiting }) : t('return.waitingNone'),
        bundles ? refund('refund.bundle') : null,
      ])}
      closed={(of) => t(`return.hindrance.${of}`)}
    />
  )
})

export default screen('offer-tickets', OfferTickets)
