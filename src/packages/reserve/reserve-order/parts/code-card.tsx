import { observer } from 'mobx-react'
import type { Reservation } from '@/api/reservation'
import { KeyCode } from '@/components/code/key-code'
import { useGateLight } from '@/components/code/use-gate-light'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { reserveTexts } from '@/locales/namespaces/reserve'
import type { ReserveOrderModel } from '../reserve-order.model'

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
      <KeyCode
        id={reservationId}
        owner="reservation"
        held={held}
        onTake={model.keys.take}
        texts={{
          label: (seconds) => t('reserve.codeLabel', { seconds }),
          changesIn: (seconds) => t('reserve.codeChanges', { seconds }),
          ...{ elsewhere: t('reserve.codeElsewhere'), take: t('reserve.codeTake'), missing: t('reserve.codeMissing') },
        }}
      />
    </Card>
  )
})
