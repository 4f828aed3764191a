import type { Reservation } from '@/api/reservation'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { useHostAction } from '@/components/ui/use-host-action'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import type { ReserveOrderModel } from '../reserve-order.model'

interface PlaceRowsProps {
  model: ReserveOrderModel
  reservation: Reservation
}

/** Draws the place with its map, the calendar of a confirmed reservation, and the link to all reservations. */
export function PlaceRows({ model, reservation: { venueName, address, state } }: PlaceRowsProps) {
  const t = useTexts(reserveTexts)
  const run = useHostAction()
  const addToCalendar = () =>
    void run(model.addToCalendar(), { done: t('calendar.added'), downloaded: t('calendar.downloaded') })
  return (
    <ListGroup>
      <ListRow
        icon="location"
        title={venueName}
        note={address}
        mark="navigate"
        onClick={() => void run(model.openMap())}
      />
      {state === 'CONFIRMED' && <ListRow icon="calendar" title={t('reserve.calendar')} onClick={addToCalendar} />}
      <ListRow icon="list" title={t('reserve.record')} to={linkTo('reserve-record')} />
    </ListGroup>
  )
}
