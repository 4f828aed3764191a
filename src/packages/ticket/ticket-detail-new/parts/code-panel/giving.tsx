import { Text, View } from '@tarojs/components'
import type { Ticket } from '@/api/voucher'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import styles from './code-panel.module.scss'

/**
 * Draws a notice that the ticket is in a gift which is not accepted yet. Links to the gift, where the buyer can cancel
 * it.
 */
export function Giving({ gift, utcOffset }: { gift: Ticket['gift']; utcOffset: number }) {
  const t = useTexts(ticketTexts)
  const now = useNow()
  const time = gift?.until ? nearTime(gift.until, { now, utcOffset }, t) : ''
  return (
    <View className={styles.room}>
      <Icon name="gift" size="xl" />
      <Text className={styles.sentence}>
        {gift ? t('detail.givingTo', { phone: gift.to, time }) : t('detail.giving')}
      </Text>
      <Text className={classes(styles.note, styles.before)}>{t('detail.givingHint')}</Text>
      <Button size="m" to={linkTo('send-mine-ticket', gift ? { transferId: gift.transferId } : {})}>
        {t('detail.givingOpen')}
      </Button>
    </View>
  )
}
