import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GrabInfo } from '@/api/grab'
import { Checking } from '@/components/checkout/checking/checking'
import { useScrollTarget } from '@/components/checkout/use-scroll-target'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { withPayment } from '@/payment/with-payment'
import boxStyles from '@/styles/box.module.scss'
import { ForgetButton, GrabButton } from './parts/grab-bar/grab-bar'
import { GrabCards } from './parts/grab-cards/grab-cards'
import { GrabHead } from './parts/grab-head/grab-head'
import { PreloadTicketModel } from './preload-ticket.model'
import styles from './preload-ticket.module.scss'

/** Screen that prepares a purchase for an upcoming sale. When the sale opens, one tap orders it. */
function PreloadTicket({ params }: { params: RouteParams<'preload-ticket'> }) {
  const t = useTexts(orderTexts)
  const { dialogs } = useServices()
  const model = useModel(
    (deps) =>
      new PreloadTicketModel(withPayment(deps), params, ({ sessionName, seatPlanName }, gone) =>
        dialogs.alert({
          title: t('grab.became', { place: gone.length + 1 }),
          content: t('grab.becameNote', { name: `${sessionName} ${seatPlanName}` }),
          confirmText: t('grab.toPay'),
        }),
      ),
  )
  const desktop = useDesktop()
  const { order } = model
  useScrollTarget(model.required)
  return (
    <>
      <NavBar title={t('grab.title')} />
      {order.checkout.checking ? (
        <Checking order={order.checkout.order} onOrder={order.checkout.toOrder} />
      ) : (
        <View className={styles.page}>
          <AsyncView
            of={model.info}
            skeleton={<GrabSkeleton />}
            missing={
              <Empty
                scene="no-result"
                sentence={t('grab.missing')}
                action={{ text: t('button.browse'), to: linkTo('all') }}
              />
            }
          >
            {(info) => <Content model={model} info={info} />}
          </AsyncView>
        </View>
      )}
      {model.isReady && !desktop && (
        <BottomBar>
          <GrabButton model={model} block />
        </BottomBar>
      )}
      <PaymentSheet />
    </>
  )
}

const Content = observer(({ model, info }: { model: PreloadTicketModel; info: GrabInfo }) => {
  const t = useTexts(orderTexts)
  const desktop = useDesktop()
  const { details } = model
  const toShow = { text: t('confirm.toShow'), to: linkTo('show-detail', { showId: info.showId }) }
  if (!details) return null
  if (!model.hasSale) {
    return <Empty scene="no-ticket" sentence={t('grab.noSale')} hint={t('grab.noSaleHint')} action={toShow} />
  }
  if (!model.isReady) {
    return <Empty scene="no-ticket" sentence={t('grab.unprepared')} hint={t('grab.unpreparedHint')} action={toShow} />
  }
  const head = <GrabHead model={model} info={info} details={details} />
  const acts = (
    <>
      <GrabButton model={model} block />
      <ForgetButton model={model} block />
    </>
  )
  return (
    <>
      <AsideColumns
        aside={
          desktop && (
            <>
              {head}
              {acts}
            </>
          )
        }
      >
        {!desktop && head}
        <GrabCards model={model} />
        {!desktop && <ForgetButton model={model} block />}
      </AsideColumns>
    </>
  )
})

function GrabSkeleton() {
  return (
    <View className={boxStyles.stack3}>
      <Skeleton shape="block" height="148px" />
      <Skeleton shape="block" height="160px" />
      <Skeleton shape="block" height="112px" />
    </View>
  )
}

export default screen('preload-ticket', PreloadTicket)
