import { observer } from 'mobx-react'
import type { Reservation } from '@/api/reservation'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { slotTimeText, spanText } from '../../parts/slot-time'
import type { ReserveOrderModel } from '../reserve-order.model'

interface VisitCardProps {
  model: ReserveOrderModel
  reservation: Reservation
}

/** Draws time, entry, deadlines and number of a reservation, and its positions on waitlists. */
export const VisitCard = observer(({ model, reservation }: VisitCardProps) => {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { reservable, reservationId, quantity, state, changesLeft, awaited } = reservation
  const { entryFrom, lastEntry, cancelUntil, changeUntil } = reservation
  const { utcOffset, name } = reservable
  const isConfirmed = state === 'CONFIRMED'
  const textOf = (time: number): string => momentText(time, { now, utcOffset }, t)
  return (
    <Card title={name} note={t('reserve.count', { count: quantity })}>
      {awaited.length === 0 && (
        <FactRow title={t('reserve.time')} value={slotTimeText(reservation, { now, utcOffset }, t)} />
      )}
      {awaited.map((slot) => (
        <FactRow
          key={slot.slotId}
          title={slotTimeText(slot, { now, utcOffset }, t)}
          value={t('reserve.placeInLine', { count: slot.place })}
        />
      ))}
      {isConfirmed && (
        <>
          <FactRow title={t('reserve.entry')} value={spanText({ from: entryFrom, to: lastEntry }, utcOffset, t)} />
          <FactRow title={t('reserve.cancelUntil')} value={textOf(cancelUntil)} />
          <FactRow
            title={t('reserve.changeUntil')}
            value={`${textOf(changeUntil)} · ${t('reserve.changesLeft', { count: changesLeft })}`}
          />
        </>
      )}
      <FactRow title={t('reserve.number')} value={reservationId}>
        <Button kind="quiet" size="s" label={t('reserve.copyNumber')} onClick={() => model.copy(reservationId)}>
          {t('button.copy')}
        </Button>
      </FactRow>
    </Card>
  )
})
