import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Reservation } from '@/api/reservation'
import { ChangingCode } from '@/components/code/changing-code'
import { useGateLight } from '@/components/code/use-gate-light'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Spinner } from '@/components/ui/spinner/spinner'
import { reserveTexts } from '@/locales/namespaces/reserve'
import textStyles from '@/styles/text.module.scss'
import type { ReserveOrderModel } from '../reserve-order.model'
import styles from './code-card.module.scss'

interface CodeCardProps {
  model: ReserveOrderModel
  reservation: Reservation
}

/** Draws the gate code of a reservation, which admits one person with each scan, or the reason why it is missing. */
export const CodeCard = observer(({ model, reservation }: CodeCardProps) => {
  const t = useTexts(reserveTexts)
  useGateLight(model.isEntryOpen)
  const held = model.codeKey
  if (!held) return null
  const { reservationId, quantity, entered } = reservation
  return (
    <Card title={t('reserve.code')} note={t('reserve.codeNote', { count: quantity - entered })}>
      {held.state === 'here' && (
        <View className={styles.paper}>
          <ChangingCode
            ticketId={reservationId}
            owner="reservation"
            ticketKey={held.key}
            label={(seconds) => t('reserve.codeLabel', { seconds })}
            changesIn={(seconds) => t('reserve.codeChanges', { seconds })}
            className={styles.code}
          />
        </View>
      )}
      {held.state === 'loading' && (
        <View className={styles.reason} ariaBusy>
          <Spinner />
          <Text className={textStyles.meta}>{t('common.loading')}</Text>
        </View>
      )}
      {held.state === 'elsewhere' && (
        <View className={styles.reason}>
          <Text className={textStyles.meta}>{t('reserve.codeElsewhere')}</Text>
          <Button size="m" onClick={model.keys.take}>
            {t('reserve.codeTake')}
          </Button>
        </View>
      )}
      {held.state === 'no-key' && (
        <View className={styles.reason}>
          <Text className={textStyles.meta}>{t('reserve.codeMissing')}</Text>
          <Button size="m" onClick={model.keys.take}>
            {t('button.retry')}
          </Button>
        </View>
      )}
    </Card>
  )
})
