import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@/api/order'
import { hasPacket, PacketRow } from '@/components/order/packet-row'
import { SupportRow } from '@/components/contact/support-row'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { seatList } from '@/components/ticket/ticket-place'
import { addToCalendar } from '@/components/show/add-to-calendar'
import { ArtHead } from '@/components/ui/art-head/art-head'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import { ListGroup } from '@/components/ui/list-row/list-row'
import { Spinner } from '@/components/ui/spinner/spinner'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import { UNTRANSLATED } from '@/platform/untranslated'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { ResultModel } from '../../result/result.model'
import { resultActions } from '../../result/result-actions'
import { orderLocation, orderName, orderWhen } from '../order-facts'
import styles from './result-view.module.scss'

/** Maximum number of buttons in one row. */
const BESIDE = 2

/** Draws the outcome of a payment. Shows success only after the order confirms it. */
export const ResultView = observer(({ model }: { model: ResultModel }) => {
  const t = useTexts(orderTexts)
  const { order, paid, slow } = model
  const actions = resultActions(model, t)
  const stacked = actions.length > BESIDE
  return (
    <View className={styles.result}>
      <View className={styles.head} role="status">
        <View className={styles.mark}>
          {paid ? <Icon name="success" size="xl" className={styles.done} /> : <Spinner />}
        </View>
        <View className={textStyles.page} role="heading" ariaLevel={2}>
          <Text>{title(order, paid, t)}</Text>
        </View>
        <Text className={styles.hint}>{hint(order, paid, slow, t)}</Text>
      </View>
      {order && <Bought order={order} paid={paid} />}
      <View className={styles.side}>
        <View className={styles.box}>
          <ButtonRow actions={stacked ? [...actions].reverse() : actions} stacked={stacked} />
          {paid && order && (
            <View className={styles.next}>
              <Calendar order={order} />
              <TellFriend order={order} />
            </View>
          )}
        </View>
        {paid && order && hasPacket(order) && (
          <ListGroup>
            <PacketRow order={order} />
          </ListGroup>
        )}
        <SupportRow orderId={model.orderId} />
      </View>
    </View>
  )
})

const title = (order: OrderDetail | null, paid: boolean, t: Translate<typeof orderTexts>): string => {
  if (!paid) return t('result.confirming')
  return t(order?.rebookOf ? 'result.rebooked' : 'result.paid')
}

const hint = (order: OrderDetail | null, paid: boolean, slow: boolean, t: Translate<typeof orderTexts>): string => {
  if (!paid) return t(slow ? 'result.slow' : 'result.confirmingHint')
  if (order?.rebookOf) {
    const { back, state } = order.rebooking ?? { back: fen(0), state: 'IN_PROGRESS' }
    const returned = back > 0 && t(`detail.rebookBack.${state}`, { amount: formatMoney(back) })
    return [returned, t('result.rebookedHint')].filter(Boolean).join('\n')
  }
  const [first] = order?.orderSuccessPaidOperations ?? []
  return t(first ? `result.hint.${first}` : 'result.paidHint')
}

/** Draws the button that adds the show to the calendar. It is the same button as on the ticket. */
function Calendar({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const services = useServices()
  const { showTime, isPermanent, voucherIds, orderId, firstShowName: showName, firstVenueName: venueName } = order
  if (showTime === null || isPermanent || showTime <= services.clock.now()) return null
  const visit = { ...order, id: voucherIds[0] ?? orderId, showName, venueName }
  return (
    <Button kind="quiet" className={styles.half} icon="calendar" onClick={() => addToCalendar(visit, services)}>
      {t('result.calendar')}
    </Button>
  )
}

/**
 * Draws the button that opens the page to share the show. The shared content has no data of the order.
 */
function TellFriend({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const { stores } = useServices()
  if (stores.session.forbidShare) return null
  return (
    <Button
      kind="quiet"
      className={styles.half}
      icon="share"
      to={linkTo('share-pay-success', { orderId: order.orderId })}
    >
      {t('result.tellFriend')}
    </Button>
  )
}

/** Draws the purchased tickets. They are also shown while the payment is being confirmed. */
function Bought({ order, paid }: { order: OrderDetail; paid: boolean }) {
  const t = useTexts(orderTexts)
  const checkoutText = useTexts(checkoutTexts)
  const { stores } = useServices()
  const now = useNow()
  const { displayPosterURL, posterColor, items } = order
  const seats = seatList(
    order.tickets.flatMap(({ labels }) => labels),
    t,
  )
  const tiers = items.map(({ seatPlanName: tier, quantity: count }) => t('price.tier', { tier, count }))
  return (
    <View className={styles.card}>
      <ArtHead src={displayPosterURL} color={posterColor} title={orderName(order, t)} note={orderWhen(order, t, now)} />
      <View className={styles.facts}>
        <Text>{orderLocation(order, t)}</Text>
        <Text>{tiers.join(t('common.separator'))}</Text>
        {seats && <Text {...UNTRANSLATED}>{seats}</Text>}
      </View>
      {order.payAmount !== null && !(order.rebookOf && order.payAmount === 0) && !stores.shop.priceHiding.hidden && (
        <View className={styles.amount}>
          {paid
            ? t('result.amount', { amount: formatMoney(order.payAmount) })
            : checkoutText('confirm.amountDue', { amount: formatMoney(order.payAmount) })}
        </View>
      )}
    </View>
  )
}
