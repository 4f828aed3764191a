import type { Reservation } from '@/api/reservation'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import { slotTimeText } from '../../parts/slot-time'

/** Draws a reservation: what it reserves, time, places and state. */
export function ReservationRow({ reservation }: { reservation: Reservation }) {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { reservationId, reservable, quantity, state } = reservation
  const time = slotTimeText(reservation, { now, utcOffset: reservable.utcOffset }, t)
  return (
    <ListGroup>
      <ListRow
        icon="calendar"
        title={reservable.name}
        note={t('reserve.rowNote', { time, count: quantity })}
        value={t(`reserve.state.${state}`)}
        to={linkTo('reserve-order', { reservationId })}
      />
    </ListGroup>
  )
}
