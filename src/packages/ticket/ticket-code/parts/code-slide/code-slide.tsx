import { Text, View } from '@tarojs/components'
import { ChangingCode } from '@/components/code/changing-code'
import { useTexts } from '@/components/texts'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { joinFacts } from '@/lib/join-facts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import textStyles from '@/styles/text.module.scss'
import { StaticCode } from '../../../code/static-code'
import type { TicketFace } from '../../../code/ticket-face'
import styles from './code-slide.module.scss'

interface CodeSlideProps {
  face: TicketFace
  /** Number of the ticket within its voucher, from 1. */
  number: number
  showName: string
  /** True if the scanners of the venue read bar codes. */
  barred: boolean
}

/** Draws a code as large as possible, with the attendee and the seat. */
export function CodeSlide({ face, number, showName, barred }: CodeSlideProps) {
  const t = useTexts(ticketTexts)
  const { ticket, code, key } = face
  return (
    <View className={styles.paper}>
      <Text className={styles.show}>{showName}</Text>
      {key ? (
        <ChangingCode
          ticketId={ticket.ticketId}
          owner="ticket"
          ticketKey={key}
          label={(seconds) => t('detail.changingLabel', { number, seconds })}
          changesIn={(seconds) => t('detail.changesIn', { seconds })}
          className={styles.code}
        />
      ) : (
        <StaticCode
          code={code}
          label={t('detail.codeLabel', { number, code: groupTicketCode(code) })}
          className={styles.code}
          barred={barred}
        />
      )}
      <View className={styles.seat} role="heading" ariaLevel={2}>
        <Text>{ticket.seatDesc || t('detail.freeSeating')}</Text>
      </View>
      {ticket.audienceName && <Text className={textStyles.body}>{ticket.audienceName}</Text>}
      <Text className={styles.tier}>{joinFacts([ticket.entrance, ticket.seatPlanName])}</Text>
    </View>
  )
}
