import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrder } from '@/api/purchase'
import type { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Price } from '@/components/ui/price/price'
import type { MemberPrice } from '@/domain/show/member-price'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '@/components/ui/card/card'
import styles from './seats-card.module.scss'

/** An ordered seat with its member price; `member` is null if the seat has no member price. */
type PricedSeat = PreOrder['seats'][number] & { member: MemberPrice | null }

/** Draws the ordered seats and the remaining time of the hold. */
export const SeatsCard = observer(({ seats, hold }: { seats: readonly PricedSeat[]; hold: SeatHoldModel }) => {
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
      {seats.map(({ seatId, seatDesc, price, member }) => (
        <View key={seatId} className={styles.seat}>
          <Text className={styles.name}>{seatDesc}</Text>
          <View className={styles.prices}>
            <Price price={{ kind: 'amount', amount: price, from: false }} size="s" tone="ink" />
            <MemberPriceLine price={member} />
          </View>
        </View>
      ))}
    </Card>
  )
})
