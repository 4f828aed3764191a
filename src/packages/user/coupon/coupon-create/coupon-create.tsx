import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderPacket, Packet } from '@/api/packet'
import { sessionDate } from '@/components/dates'
import { PictureSheet } from '@/components/poster/picture-sheet'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { ShareWays } from '@/components/share/share-ways/share-ways'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { useHostAction } from '@/components/ui/use-host-action'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { packetTexts } from '@/locales/namespaces/packet'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { PacketHead } from '../parts/packet/packet-head'
import { Takers } from '../parts/packet/takers'
import styles from './coupon-create.module.scss'
import { CouponCreateModel } from './coupon-create.model'
import { PacketOffer } from './parts/packet-offer'
import { PacketRules } from './parts/packet-rules'

/** Screen that creates the coupon packet of an order and shares it with friends. */
function CouponCreate({ params }: { params: RouteParams<'coupon-create'> }) {
  const t = useTexts(packetTexts)
  const model = useModel((deps) => new CouponCreateModel(deps, params))
  return (
    <AsyncPage
      title={t('packet.make.title')}
      className={styles.page}
      of={model.order}
      skeleton={<DetailSkeleton cards={[180, 132]} />}
      missing={
        <Empty
          scene="no-order"
          sentence={t('packet.make.missing')}
          action={{ text: t('packet.make.toOrders'), to: linkTo('orders') }}
        />
      }
    >
      {(order) => <Content model={model} order={order} orderId={params.orderId} />}
    </AsyncPage>
  )
}

interface ContentProps {
  model: CouponCreateModel
  order: OrderPacket
  orderId: string
}

const Content = ({ model, order, orderId }: ContentProps) => {
  const t = useTexts(packetTexts)
  const { state, packet } = order
  if (packet) return <Made model={model} order={order} packet={packet} />
  if (state === 'OPEN') return <PacketOffer model={model} order={order} />
  const action = { text: t('packet.make.toOrder'), to: linkTo('order-detail', { orderId }) }
  return <Empty scene="no-result" sentence={t(`packet.make.${state === 'MADE' ? 'NONE' : state}`)} action={action} />
}

/**
 * Draws the packet with its share buttons, or the reason why the packet has ended. Also draws the friends who have
 * claimed a share.
 */
const Made = observer(({ model, order, packet }: Omit<ContentProps, 'orderId'> & { packet: Packet }) => {
  const t = useTexts(packetTexts)
  const shareText = useTexts(shareTexts)
  const now = useNow()
  const run = useHostAction()
  const { packetCode, state, endTime, takers } = packet
  const total = t('price.amount', { amount: formatMoney(packet.total) })
  const title = t('packet.card', { total, show: order.showName })
  useShareCards(() => model.card(title))
  const picture = model.picture({
    lead: t('packet.pictureLead', { total }),
    // Friends may look at the picture on another day, so the picture shows a complete date.
    date: t('packet.until', {
      time: sessionDate({ showTime: endTime, utcOffset: SHOP_OFFSET, isPermanent: false }, t, now),
    }),
    price: '',
    hint: t('packet.scan'),
  })
  const ways = model.mayShare && (
    <ShareWays
      onLink={() => void run(model.share(title), { copied: shareText('share.copied') })}
      onCopy={() => void run(model.copy(), { done: shareText('share.copied') })}
      onPicture={() => model.setPicturing(true)}
    />
  )
  const buttons = (
    <ButtonRow actions={[{ text: t('packet.make.toTake'), to: linkTo('coupon-share', { packetCode }) }]} />
  )
  return (
    <>
      <AsideColumns
        aside={
          <Card title={ways ? t('packet.share') : t(`packet.state.${state}`)}>
            <View className={boxStyles.stack3}>
              {ways}
              {buttons}
            </View>
          </Card>
        }
      >
        <PacketHead packet={packet} order={order} onEnd={model.order.load} />
        {state !== 'OPEN' && <Notice>{t(`packet.ended.${state}`)}</Notice>}
        {ways && (
          <PhoneOnly>
            <Card title={t('packet.share')}>{ways}</Card>
          </PhoneOnly>
        )}
        <Takers takers={takers} />
        {state === 'OPEN' && <PacketRules />}
      </AsideColumns>
      <BottomBar>{buttons}</BottomBar>
      {picture && (
        <PictureSheet
          open={model.picturing}
          onClose={() => model.setPicturing(false)}
          title={shareText('poster.title')}
          show={picture}
          label={t('packet.pictureOf', { show: order.showName })}
          unsupported={shareText('poster.unsupported')}
        />
      )}
    </>
  )
})

export default screen('coupon-create', CouponCreate)
