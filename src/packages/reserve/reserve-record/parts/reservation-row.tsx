import { Text, View } from '@tarojs/components'
import type { Reservation } from '@/api/reservation'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { RESERVATION_TONES } from '../../parts/reservation-tone'
import { slotTimeText } from '../../parts/slot-time'

/** Draws a reservation: name, time, places and state. */
export function ReservationRow({ reservation }: { reservation: Reservation }) {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { reservationId, reservable, quantity, state } = reservation
  const time = slotTimeText(reservation, { now, utcOffset: reservable.utcOffset }, t)
  const note = (
    <>
      <Text className={textStyles.meta}>{t('reserve.rowNote', { time, count: quantity })}</Text>
      <View className={boxStyles.row3}>
        <StateTag tone={RESERVATION_TONES[state]}>{t(`reserve.state.${state}`)}</StateTag>
      </View>
    </>
  )
  return (
    <ListGroup>
      <ListRow icon="calendar" title={reservable.name} note={note} to={linkTo('reserve-order', { reservationId })} />
    </ListGroup>
  )
}
