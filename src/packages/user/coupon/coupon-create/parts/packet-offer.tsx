import { View } from '@tarojs/components'
import type { OrderPacket } from '@/api/packet'
import { shopClock } from '@/components/coupon/coupon-text'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { formatMoney } from '@/locales/format-money'
import { packetTexts } from '@/locales/namespaces/packet'
import textStyles from '@/styles/text.module.scss'
import type { CouponCreateModel } from '../coupon-create.model'

/** Draws the terms of the packet before it is made. */
export function PacketOffer({ model, order }: { model: CouponCreateModel; order: OrderPacket }) {
  const t = useTexts(packetTexts)
  const now = useNow()
  const { total, shares: count, kind, until } = order
  const lines = [
    t(kind === 'MULTI_USER_FIXED_CASH' ? 'packet.make.fixed' : 'packet.make.random'),
    t('packet.make.day'),
    t('packet.make.refund'),
    ...(until === null ? [] : [t('packet.make.until', { time: nearTime(until, shopClock(now), t) })]),
  ]
  const buttons = <ButtonRow actions={[{ text: t('packet.make.submit'), onClick: model.make }]} />
  return (
    <>
      <AsideColumns aside={<Card title={t('packet.title')}>{buttons}</Card>}>
        <Card title={t('packet.make.lead', { total: t('price.amount', { amount: formatMoney(total) }), count })}>
          {lines.map((line) => (
            <View key={line} className={textStyles.paragraph}>
              {line}
            </View>
          ))}
        </Card>
      </AsideColumns>
      <BottomBar>{buttons}</BottomBar>
    </>
  )
}
