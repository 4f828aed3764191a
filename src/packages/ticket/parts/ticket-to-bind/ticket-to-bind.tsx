import { Text, View } from '@tarojs/components'
import type { TicketToBind } from '@/api/ticket-bind'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { seatList } from '@/components/ticket/ticket-place'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { VisitHead } from '@/components/ticket/visit-head/visit-head'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { bindTexts } from '@/locales/namespaces/bind'
import textStyles from '@/styles/text.module.scss'
import styles from './ticket-to-bind.module.scss'

/** Draws the tickets of a code: issuer, show, seats and validity. The card looks like a ticket. */
export function TicketToBindCard({ ticket, kind }: { ticket: TicketToBind; kind: 'invitation' | 'ticket' }) {
  const t = useTexts(bindTexts)
  const now = useNow()
  const { seats, utcOffset, expiresAt } = ticket
  return (
    <View className={styles.ticket}>
      <VisitHead visit={ticket} lead={t(`bind.${kind}.issuer`, { issuer: ticket.issuer })} />
      <Perforation />
      <View className={styles.facts}>
        <FactRow title={ticket.seatPlanName} value={t('common.ticketCount', { count: seats.length })} />
        <FactRow title={t('bind.seats')} value={seatList(seats, t) || t('bind.free')} />
        <Text className={textStyles.metaNumerals}>
          {t('bind.expires', { time: nearTime(expiresAt, { now, utcOffset }, t) })}
        </Text>
        {ticket.needsNames && <Notice>{t('bind.needsNames')}</Notice>}
      </View>
    </View>
  )
}
