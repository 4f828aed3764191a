import { Text, View } from '@tarojs/components'
import type { OrderDetail, OrderTicket } from '@/api/order'
import { tierText, unitText } from '@/components/after-sale/unit-text'
import { ticketTone } from '@/components/order/order-tone'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { ticketsLink } from '@/components/order/tickets-link'
import { seatList } from '@/components/ticket/ticket-place'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { isOwnTicket, type OrderTicketState, ticketTarget } from '@/domain/order/ticket-state'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'
import { UNTRANSLATED } from '@/platform/untranslated'
import textStyles from '@/styles/text.module.scss'
import { type LinkTo, linkTo } from '@/router/link-to'
import { returnedText } from '../../../parts/order-state'
import styles from './order-tickets.module.scss'

const stateText = (state: Exclude<OrderTicketState, 'NONE'>, t: Translate<typeof orderTexts>): string => {
  if (state === 'REFUNDING') return returnedText('refunding', t)
  if (state === 'REFUND_FAILED') return returnedText('refundFailed', t)
  if (state === 'OFFERED' || state === 'VALID' || state === 'CANCELED') return t(`detail.ticketState.${state}`)
  return t(`ticketHolder.state.${state}`)
}

/**
 * Returns the link of a ticket's row. The link opens the ticket, the progress of its refund, or the order to which the
 * ticket was rebooked.
 */
const targetOf = ({ state, rebookedTo }: OrderTicket, { orderId, voucherIds }: OrderDetail): LinkTo | undefined => {
  const target = ticketTarget(state)
  if (target === 'refund') return linkTo('refund-order-tickets', { orderId })
  if (target === 'order') return rebookedTo ? linkTo('order-detail', { orderId: rebookedTo }) : undefined
  return target && voucherIds.length > 0 ? ticketsLink(voucherIds) : undefined
}

/**
 * Draws each ticket of the order with its seat, state, refund and link. Draws nothing for tickets that have neither a
 * seat nor a state.
 */
export function OrderTickets({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const { tickets } = order
  if (tickets.every(({ state, labels }) => state === 'NONE' && labels.length === 0)) return null
  return (
    <Card title={t('detail.tickets')}>
      <View role="list">
        {tickets.map((ticket) => (
          <View key={ticket.unitId} role="listitem">
            <Ticket ticket={ticket} people={order.audiences} to={targetOf(ticket, order)} />
          </View>
        ))}
      </View>
    </Card>
  )
}

interface TicketProps {
  ticket: OrderTicket
  people: OrderDetail['audiences']
  to: LinkTo | undefined
}

function Ticket({ ticket, people, to }: TicketProps) {
  const t = useTexts(orderTexts)
  const { labels, names, state, amount } = ticket
  const seats = seatList(labels, t)
  const withId = (name: string) => [name, people.find((person) => person.name === name)?.idNo].filter(Boolean).join(' ')
  const note = joinFacts([seats && tierText(ticket, t), ...names.map(withId)])
  const className = classes(styles.ticket, !isOwnTicket(state) && styles.ended)
  const content = (
    <>
      <View className={styles.text}>
        <Text {...(seats ? UNTRANSLATED : {})}>{seats || unitText(ticket, t)}</Text>
        {note && <Text className={textStyles.meta}>{note}</Text>}
      </View>
      <View className={styles.end}>
        {state !== 'NONE' && <StateTag tone={ticketTone(state)}>{stateText(state, t)}</StateTag>}
        {amount !== null && amount > 0 && (
          <Text className={textStyles.meta} {...UNTRANSLATED}>
            {t(state === 'CANCELED' ? 'detail.refundable' : 'price.amount', { amount: formatMoney(amount) })}
          </Text>
        )}
      </View>
      {to && <Icon name="chevron-right" size="s" className={styles.mark} />}
    </>
  )
  if (!to) return <View className={className}>{content}</View>
  return (
    <Pressable className={className} still to={to}>
      {content}
    </Pressable>
  )
}
