import { Text, View } from '@tarojs/components'
import type { TicketToBind } from '@/api/ticket-bind'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { ticketWhen } from '@/components/ticket/ticket-time'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { formatTime } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { bindTexts } from '@/locales/namespaces/bind'
import styles from './ticket-to-bind.module.scss'

const POSTER = drawnWidth(72)

/** The tickets of a code as a ticket to the eye: from whom, for what, which seats, until when. */
export function TicketToBindCard({ ticket, kind }: { ticket: TicketToBind; kind: 'invitation' | 'ticket' }) {
  const t = useTexts(bindTexts)
  const { seats, utcOffset, expiresAt } = ticket
  const named = seats.filter(Boolean)
  return (
    <View className={styles.ticket}>
      <View className={styles.head}>
        <View className={styles.words}>
          <Text className={styles.issuer}>{t(`bind.${kind}.issuer`, { issuer: ticket.issuer })}</Text>
          <View className={styles.name} role="heading" ariaLevel={2}>
            <Text>{ticket.showName}</Text>
          </View>
          <Text className={styles.fact}>{ticketWhen(ticket, t)}</Text>
          <Text className={styles.fact}>{joinFacts([ticket.cityName, ticket.venueName])}</Text>
        </View>
        <View className={styles.poster}>
          <Poster src={ticket.posterUrl} color={ticket.posterColor} width={POSTER} eager />
        </View>
      </View>
      <Perforation />
      <View className={styles.facts}>
        <FactRow title={ticket.seatPlanName} value={t('common.ticketCount', { count: seats.length })} />
        <FactRow title={t('bind.seats')} value={named.join(t('common.separator')) || t('bind.free')} />
        <Text className={styles.fact}>
          {t('bind.expires', { time: formatTime(expiresAt, utcOffset, t('date.pattern.dayTime')) })}
        </Text>
        {ticket.needsNames && <Notice>{t('bind.needsNames')}</Notice>}
      </View>
    </View>
  )
}
