import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrder } from '@/api/purchase'
import type { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Price } from '@/components/ui/price/price'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '@/components/ui/card/card'
import styles from './seats-card.module.scss'

/** Draws the ordered seats and the remaining time of the hold. */
export const SeatsCard = observer(({ seats, hold }: { seats: PreOrder['seats']; hold: SeatHoldModel }) => {
  const t = useTexts(orderTexts)
  return (
    <Card
      title={t('confirm.seats')}
      action={
        hold.canExtend && (
          <Button kind="quiet" size="s" loading={hold.busy} onClick={hold.extend}>
            {t('confirm.moreTime')}
          </Button>
        )
      }
    >
      {hold.expiresAt !== null && (
        <View className={styles.countdown}>
          <HoldCountdown expiresAt={hold.expiresAt} onOver={hold.end} />
        </View>
      )}
      {seats.map(({ seatId, seatDesc, price }) => (
        <View key={seatId} className={styles.seat}>
          <Text className={styles.name}>{seatDesc}</Text>
          <Price price={{ kind: 'amount', amount: price, from: false }} size="s" tone="ink" />
        </View>
      ))}
    </Card>
  )
})
