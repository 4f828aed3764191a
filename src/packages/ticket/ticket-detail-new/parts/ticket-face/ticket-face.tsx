import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { Poster } from '@/components/ui/poster/poster'
import type { VoucherDetail } from '@/api/voucher'
import { drawnWidth } from '@/domain/drawn-picture'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { CodePanel, type CodePanelProps } from '../code-panel/code-panel'
import styles from './ticket-face.module.scss'

const POSTER = drawnWidth(54)

export interface FaceProps extends Omit<CodePanelProps, 'voucherId' | 'pickupCode' | 'utcOffset'> {
  voucher: VoucherDetail
  /** Date, weekday and hour in one line. */
  when: string
}

/** One ticket as it is held to the gate: what it is for, the code, where to go in. */
export function TicketFaceView({ voucher, when, ...code }: FaceProps) {
  const t = useTexts(ticketTexts)
  const { ticket } = code.face
  const facts = [
    { label: t('detail.door'), value: ticket.entrance || t('detail.anyDoor') },
    { label: t('detail.seatLabel'), value: ticket.seatDesc || t('detail.freeSeating') },
  ]
  const small = [
    { label: t('detail.tier'), value: ticket.seatPlanName },
    {
      label: t('detail.holder'),
      value: ticket.audienceName || t(voucher.needsNames ? 'detail.holderMissing' : 'detail.noHolder'),
    },
  ]
  return (
    <View className={styles.ticket}>
      <View className={styles.head}>
        <View className={styles.words}>
          <View className={styles.name} role="heading" ariaLevel={2}>
            <Text>{voucher.showName}</Text>
          </View>
          <Text className={styles.when}>{when}</Text>
        </View>
        <View className={styles.poster}>
          <Poster src={voucher.posterUrl} color={voucher.posterColor} width={POSTER} eager />
        </View>
      </View>
      <CodePanel
        {...code}
        voucherId={voucher.voucherId}
        pickupCode={voucher.pickupCode}
        utcOffset={voucher.utcOffset}
      />
      <Perforation />
      <View className={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} className={styles.fact}>
            <Text className={styles.label}>{label}</Text>
            <Text className={styles.large}>{value}</Text>
          </View>
        ))}
        {small.map(({ label, value }) => (
          <View key={label} className={styles.fact}>
            <Text className={styles.label}>{label}</Text>
            <Text className={styles.value}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
