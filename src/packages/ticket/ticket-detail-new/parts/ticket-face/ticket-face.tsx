import { Text, View } from '@tarojs/components'
import type { ListingGroup } from '@/components/resale/listing-groups'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { ticketPlace } from '@/components/ticket/ticket-place'
import { ArtHead } from '@/components/ui/art-head/art-head'
import type { VoucherDetail } from '@/api/voucher'
import { joinFacts } from '@/lib/join-facts'
import { listingTexts } from '@/locales/namespaces/listing'
import { ticketTexts } from '@/locales/namespaces/ticket'
import textStyles from '@/styles/text.module.scss'
import { CodePanel, type CodePanelProps } from '../code-panel/code-panel'
import styles from './ticket-face.module.scss'

export interface FaceProps extends Omit<
  CodePanelProps,
  'voucherId' | 'orderId' | 'pickupCode' | 'pickupCount' | 'utcOffset'
> {
  voucher: VoucherDetail
  /** Current resale listing of this ticket; undefined if the ticket is not listed. */
  listing: ListingGroup | undefined
  /** Number of tickets that are displayed as separate pages. */
  total: number
  /** Date, weekday and time in one line. */
  when: string
}

/** Draws a ticket for the gate: show, code and entrance. */
export function TicketFaceView({ voucher, listing, total, when, ...code }: FaceProps) {
  const t = useTexts(ticketTexts)
  const listingText = useTexts(listingTexts)
  const { ticket } = code.face
  const numbers = ticket.number ? [ticket.number] : []
  const facts = [
    { label: t('detail.seatLabel'), value: ticket.seatDesc || t('detail.freeSeating') },
    // Tickets of venues that have only one entrance do not name the entrance.
    ...(ticket.entrance ? [{ label: t('detail.door'), value: ticket.entrance }] : []),
  ]
  const holder = ticket.audienceName || (voucher.needsNames ? t('detail.holderMissing') : '')
  const small = [
    {
      label: t(ticket.seatDesc ? 'detail.section' : 'detail.tier'),
      value: joinFacts([ticket.seatPlanName, ticket.seatDesc ? '' : ticketPlace([], numbers, t)]),
    },
    ...(holder ? [{ label: t('detail.holder'), value: holder }] : []),
  ]
  return (
    <View className={styles.ticket}>
      <ArtHead
        src={voucher.posterUrl}
        color={voucher.posterColor}
        title={voucher.showName}
        note={when}
        mark={listing && listingText(`listing.state.${listing.state}`)}
        corner={total > 1 ? `${code.number}/${total}` : ''}
      />
      <CodePanel
        {...code}
        voucherId={voucher.voucherId}
        orderId={voucher.orderId}
        pickupCode={voucher.pickupCode}
        pickupCount={voucher.tickets.filter(({ state }) => state === 'VALID').length}
        utcOffset={voucher.utcOffset}
      />
      <Perforation />
      <View className={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} className={styles.fact}>
            <Text className={textStyles.captionTertiary}>{label}</Text>
            <Text className={styles.large}>{value}</Text>
          </View>
        ))}
        {small.map(({ label, value }) => (
          <View key={label} className={styles.fact}>
            <Text className={textStyles.captionTertiary}>{label}</Text>
            <Text className={textStyles.body}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
