import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { nearTime } from '@/components/dates'
import { alertFailure } from '@/components/screen/notify-failure'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { giveTexts } from '@/locales/namespaces/give'
import { withdrawGift } from './withdraw-gift'

interface GiftNoticesProps {
  order: Pick<OrderDetail, 'gifts' | 'utcOffset'>
  /** Called when a gift was withdrawn, or is in another state than shown. */
  onChange: () => unknown
  className?: string
}

/** Draws the gifts of an order that are not accepted: recipients, deadlines and a button to withdraw. */
export function GiftNotices({ order: { gifts, utcOffset }, onChange, className }: GiftNoticesProps) {
  const t = useTexts(giveTexts)
  const services = useServices()
  const now = useNow()
  const handleWithdraw = async (transferId: string) => {
    try {
      if (!(await withdrawGift(services, transferId))) return
    } catch (error) {
      // The recipient may have accepted the gift in the meantime.
      await alertFailure(services.dialogs, error)
    }
    await onChange()
  }
  return (
    <>
      {gifts.map(({ transferId, to, until, qty }) => (
        <Notice
          key={transferId}
          className={className}
          action={
            <Button kind="secondary" size="s" onClick={() => handleWithdraw(transferId)}>
              {t('give.takeBackShort')}
            </Button>
          }
        >
          <View>
            <Text>{t('give.open', { count: qty })}</Text>
          </View>
          <Text>{t('give.openUntil', { phone: to, time: nearTime(until, { now, utcOffset }, t) })}</Text>
        </Notice>
      ))}
    </>
  )
}
