import { Text, View } from '@tarojs/components'
import type { Packet } from '@/api/packet'
import { shopClock } from '@/components/coupon/coupon-text'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { packetTexts } from '@/locales/namespaces/packet'
import textStyles from '@/styles/text.module.scss'
import { Avatar } from './avatar'
import styles from './packet.module.scss'

/** Draws a packet: its sender, its size, the shares left and the last time to take one. */
export function PacketHead({ packet }: { packet: Packet }) {
  const t = useTexts(packetTexts)
  const now = useNow()
  const { sender, orderId, total, shares: count, taken, endTime, state } = packet
  const left = count - taken
  const open = state === 'OPEN'
  const facts = [
    t('packet.size', { total: t('price.amount', { amount: formatMoney(total) }), count }),
    open ? t('packet.left', { count: left }) : t(`packet.state.${state}`),
  ]
  return (
    <View className={styles.head}>
      <Avatar src={sender.avatar} large />
      <View className={textStyles.page} role="heading" ariaLevel={2}>
        {orderId ? t('packet.yours') : t('packet.from', { name: sender.name || t('packet.someone') })}
      </View>
      <Text className={textStyles.secondary}>{joinFacts(facts)}</Text>
      {open && (
        <Text className={textStyles.meta}>{t('packet.until', { time: nearTime(endTime, shopClock(now), t) })}</Text>
      )}
    </View>
  )
}
