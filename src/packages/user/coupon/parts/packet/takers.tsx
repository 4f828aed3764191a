import { Text, View } from '@tarojs/components'
import type { Packet } from '@/api/packet'
import { shopClock } from '@/components/coupon/coupon-text'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Price } from '@/components/ui/price/price'
import { packetTexts } from '@/locales/namespaces/packet'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { Avatar } from './avatar'
import styles from './packet.module.scss'

/** Draws the buyers who claimed a share of a packet: their masked names and the amounts of their shares. */
export function Takers({ takers }: Pick<Packet, 'takers'>) {
  const t = useTexts(packetTexts)
  const now = useNow()
  return (
    <Card title={t('packet.takers')}>
      {takers.length === 0 ? (
        <Text className={textStyles.meta}>{t('packet.none')}</Text>
      ) : (
        <View role="list" ariaLabel={t('packet.takers')}>
          {takers.map(({ name, avatar, amount, at, mine }, number) => (
            <View key={number} className={styles.taker} role="listitem">
              <Avatar src={avatar} />
              <View className={boxStyles.fillColumn}>
                <Text>{mine ? t('packet.you') : name || t('packet.someone')}</Text>
                {at !== null && <Text className={textStyles.meta}>{momentText(at, shopClock(now), t)}</Text>}
              </View>
              <Price price={{ kind: 'amount', amount, from: false }} size="s" tone="ink" />
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
