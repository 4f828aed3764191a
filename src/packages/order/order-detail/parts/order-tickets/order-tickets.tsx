import { Text, View } from '@tarojs/components'
import type { OrderTicket } from '@/api/order'
import { tierText, unitText } from '@/components/after-sale/unit-text'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { classes } from '@/components/ui/classes'
import { isOwnTicket, type OrderTicketState } from '@/domain/order/ticket-state'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'
import { UNTRANSLATED } from '@/platform/untranslated'
import textStyles from '@/styles/text.module.scss'
import styles from './order-tickets.module.scss'

const stateText = (state: OrderTicketState, t: Translate<typeof orderTexts>): string => {
  if (state === 'NONE') return ''
  if (state === 'REFUNDING') return t('order.state.refunding')
  if (state === 'REFUND_FAILED') return t('order.state.refundFailed')
  return state === 'OFFERED' ? t('detail.offered') : t(`ticketHolder.state.${state}`)
}

/** Each ticket of the order: its seat, its state, and what comes back for it. Hidden where the tickets have neither seat nor state. */
export function OrderTickets({ tickets }: { tickets: readonly OrderTicket[] }) {
  const t = useTexts(orderTexts)
  if (tickets.every(({ state, labels }) => state === 'NONE' && labels.length === 0)) return null
  return (
    <Card title={t('detail.tickets')}>
      <View role="list">
        {tickets.map((ticket) => (
          <Ticket key={ticket.unitId} ticket={ticket} />
        ))}
      </View>
    </Card>
  )
}

function Ticket({ ticket }: { ticket: OrderTicket }) {
  const t = useTexts(orderTexts)
  const { labels, names, state, amount } = ticket
  const seats = labels.join(t('common.separator'))
  const note = joinFacts([seats && tierText(ticket, t), ...names])
  return (
    <View className={classes(styles.ticket, !isOwnTicket(state) && styles.ended)} role="listitem">
      <View className={styles.words}>
        <Text {...(seats ? UNTRANSLATED : {})}>{seats || unitText(ticket, t)}</Text>
        {note && <Text className={textStyles.meta}>{note}</Text>}
      </View>
      <View className={styles.end}>
        <Text>{stateText(state, t)}</Text>
        {amount !== null && amount > 0 && (
          <Text className={textStyles.meta} {...UNTRANSLATED}>
            {t('price.amount', { amount: formatMoney(amount) })}
          </Text>
        )}
      </View>
    </View>
  )
}
