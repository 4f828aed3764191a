import { Text, View } from '@tarojs/components'
import { type OrderDetail, orderDetail } from '@/api/order'
import { hasPacket, PacketRow } from '@/components/order/packet-row'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { type BuyerState, buyerState } from '@/domain/order/buyer-state'
import { orderGiftEntry } from '@/domain/order/gift-entry'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { Going } from '../parts/going/going'
import { InvitationSkeleton } from '../parts/invitation-card/invitation-skeleton'
import { InvitationScreen } from '../parts/invitation-screen/invitation-screen'
import { SharedShowModel } from '../parts/shared-show.model'

/** Screen that shares the show of a paid order with friends. Nothing of the order is shared (decision 104). */
function SharePaySuccess({ params: { orderId } }: { params: RouteParams<'share-pay-success'> }) {
  const t = useTexts(shareTexts)
  const order = useModel(({ screen: scope }) => scope.query(orderDetail, { orderId }))
  const loaded = order.value
  if (loaded && buyerState(loaded) === 'paid') return <Paid order={loaded} />
  const toOrders = { text: t('paidShare.toOrder'), to: linkTo('orders') }
  return (
    <AsyncPage
      title={t('paidShare.title')}
      of={order}
      skeleton={<InvitationSkeleton />}
      missing={<Empty scene="no-order" sentence={t('paidShare.missing')} action={toOrders} />}
    >
      {(other) => <NotPaid orderId={orderId} state={buyerState(other)} onCheck={order.load} />}
    </AsyncPage>
  )
}

/** Draws the reason why nothing can be shared, and the next step. */
function NotPaid(props: { orderId: string; state: BuyerState; onCheck: () => unknown }) {
  const { orderId, state, onCheck } = props
  const t = useTexts(shareTexts)
  const toOrder = { text: t('paidShare.toOrder'), to: replacedBy('order-detail', { orderId }) }
  if (state === 'confirming')
    return (
      <Empty
        scene="no-order"
        sentence={t('paidShare.confirming')}
        hint={t('paidShare.confirmingHint')}
        action={{ text: t('paidShare.again'), onClick: onCheck }}
      />
    )
  if (state === 'over')
    return <Empty scene="no-order" sentence={t('paidShare.over')} hint={t('paidShare.overHint')} action={toOrder} />
  return <Empty scene="no-order" sentence={t('paidShare.unpaid')} action={toOrder} />
}

function Paid({ order }: { order: OrderDetail }) {
  const t = useTexts(shareTexts)
  const { firstShowId: showId, firstSessionId: sessionId } = order
  const model = useModel((deps) => new SharedShowModel(deps, { showId, sessionId }))
  const wayOn = { text: t('going.toTicket'), to: linkTo('ticket-holder') }
  return (
    <InvitationScreen title={t('paidShare.title')} model={model} wayOn={wayOn}>
      {(show) => (
        <Going show={show} model={model}>
          <Others order={order} />
        </Going>
      )}
    </InvitationScreen>
  )
}

/** Draws who still needs a ticket: tickets without names, a ticket as a gift, friends who buy, the coupon packet. */
function Others({ order }: { order: OrderDetail }) {
  const t = useTexts(shareTexts)
  const { orderSuccessPaidOperations: operations = [], voucherIds } = order
  const [id] = voucherIds
  const hasNames = id !== undefined && operations.includes('REAL_NAME')
  const canGive = id !== undefined && orderGiftEntry(order) === 'open'
  return (
    <View className={boxStyles.stack3}>
      <View className={textStyles.item} role="heading" ariaLevel={2}>
        <Text>{t('paidShare.others')}</Text>
      </View>
      {(hasNames || canGive || hasPacket(order)) && (
        <ListGroup>
          {hasNames && (
            <ListRow title={t('paidShare.names')} note={t('paidShare.namesNote')} to={linkTo('real-name', { id })} />
          )}
          {canGive && (
            <ListRow
              title={t('paidShare.gift')}
              note={t('paidShare.giftNote')}
              to={linkTo('send-mine-ticket', { id })}
            />
          )}
          <PacketRow order={order} />
        </ListGroup>
      )}
      <Text className={textStyles.meta}>{t('paidShare.friends')}</Text>
    </View>
  )
}

export default screen('share-pay-success', SharePaySuccess)
