import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { StaticCode } from '../../../code/static-code'
import styles from './code-panel.module.scss'

/** Draws the pick-up code for paper tickets. All valid tickets of the voucher have the same code. */
export function Pickup({ code, count }: { code: string; count: number }) {
  const t = useTexts(ticketTexts)
  return (
    <View className={classes(styles.room, code !== '' && styles.paper)}>
      <Text className={styles.pickup}>{t('detail.pickup')}</Text>
      {code !== '' && (
        <StaticCode
          code={code}
          label={t('detail.pickupLabel', { code: groupTicketCode(code) })}
          className={styles.code}
          digitsClass={styles.digits}
        />
      )}
      <Text className={styles.note}>{t('detail.pickupHint', { count })}</Text>
    </View>
  )
}
