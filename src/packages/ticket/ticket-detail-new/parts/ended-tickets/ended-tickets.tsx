import { View } from '@tarojs/components'
import type { Ticket } from '@/api/voucher'
import { ticketTone } from '@/components/order/order-tone'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useTexts } from '@/components/texts'
import { ticketPlace } from '@/components/ticket/ticket-place'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { joinFacts } from '@/lib/join-facts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import styles from './ended-tickets.module.scss'

/**
 * Draws the voucher's tickets that are no longer valid at the gate, each with its state. Draws nothing if all tickets
 * are valid.
 */
export function EndedTickets({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useTexts(ticketTexts)
  if (tickets.length === 0) return null
  return (
    <View className={styles.ended}>
      <Section title={t('detail.ended')}>
        <ListGroup>
          {tickets.map(({ ticketId, seatDesc, number, seatPlanName, state, gift }) => (
            <ListRow
              key={ticketId}
              title={seatDesc || joinFacts([seatPlanName, ticketPlace([], number ? [number] : [], t)])}
              note={joinFacts([seatDesc && seatPlanName, gift && t('detail.stampGiven', { phone: gift.to })])}
              value={<StateTag tone={ticketTone(state)}>{t(`ticketHolder.state.${state}`)}</StateTag>}
            />
          ))}
        </ListGroup>
      </Section>
    </View>
  )
}
