import { observer } from 'mobx-react'
import { deviceTimeText } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { parkingTexts } from '@/locales/namespaces/parking'
import type { ParkingPaymentModel } from '../parking-payment.model'

/** Draws a notice that the park does not respond, with the age of the displayed fee and the other ways to pay. */
export const SilentNotice = observer(({ model: { answer } }: { model: ParkingPaymentModel }) => {
  const t = useTexts(parkingTexts)
  const { clock } = useServices()
  const { loadedAt } = answer
  const retry = (
    <Button kind="secondary" size="s" onClick={answer.load}>
      {t('button.retry')}
    </Button>
  )
  return (
    <Notice tone="notice" action={retry}>
      {loadedAt === null
        ? t('parking.silent')
        : t('parking.silentSince', { time: deviceTimeText(loadedAt, clock.now(), t) })}
    </Notice>
  )
})
