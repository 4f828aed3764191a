import { observer } from 'mobx-react'
import type { Reservation } from '@/api/reservation'
import { SupportRow } from '@/components/contact/support-row'
import { deviceTimeText, momentText } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { isSameDay, formatTime } from '@/domain/schedule/local-time'
import type { ReservationState } from '@/domain/slot/reservation'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { RESERVATION_TONES } from '../parts/reservation-tone'
import { CodeCard } from './parts/code-card'
import { PeopleCard } from './parts/people-card'
import { PlaceRows } from './parts/place-rows'
import { VisitCard } from './parts/visit-card'
import { ReserveOrderModel } from './reserve-order.model'
import styles from './reserve-order.module.scss'

/** Screen of one reservation: its state, time and place, people, and how to cancel or change it. */
function ReserveOrder({ params: { reservationId } }: { params: RouteParams<'reserve-order'> }) {
  const t = useTexts(reserveTexts)
  const model = useModel((deps) => new ReserveOrderModel(deps, reservationId))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t('reserve.orderMissing')}
      action={{ text: t('reserve.record'), to: linkTo('reserve-record') }}
    />
  )
  return (
    <>
      <AsyncPage
        title={t('reserve.order')}
        className={styles.page}
        of={model.reservation}
        skeleton={<DetailSkeleton cards={[220, 160]} />}
        missing={missing}
      >
        {(reservation) => <Detail model={model} reservation={reservation} />}
      </AsyncPage>
      <Bar model={model} />
    </>
  )
}

/** Returns the key of the hint of a reservation. Without documents, the code alone admits the people. */
const hintOf = ({ state, isLate, from, lastEntry, reservable }: Reservation, now: number) => {
  if (state === 'CANCELED') return isLate ? 'CANCELED_LATE' : 'CANCELED'
  if (state !== 'CONFIRMED') return state
  if (now > lastEntry) return 'LATE'
  const isToday = isSameDay(from, now, reservable.utcOffset)
  if (reservable.needs === 'NONE') return isToday ? 'PLACES_TODAY' : 'PLACES'
  return isToday ? 'TODAY' : 'CONFIRMED'
}

const Detail = observer(({ model, reservation }: { model: ReserveOrderModel; reservation: Reservation }) => {
  const t = useTexts(reserveTexts)
  const { now } = model
  const { state, entryFrom, lastEntry, offerUntil, reservable, entered, quantity } = reservation
  const { utcOffset } = reservable
  const hint = hintOf(reservation, now)
  const last = formatTime(lastEntry, utcOffset, t('date.pattern.time'))
  const from =
    hint === 'TODAY' || hint === 'PLACES_TODAY'
      ? formatTime(entryFrom, utcOffset, t('date.pattern.time'))
      : momentText(entryFrom, { now, utcOffset }, t)
  return (
    <>
      {model.cachedAt !== null && (
        <Notice tone="notice" className={styles.notice}>
          {t('reserve.stored', { time: deviceTimeText(model.cachedAt, now, t) })}
        </Notice>
      )}
      <StateHead
        state={t(`reserve.state.${state}`)}
        tone={RESERVATION_TONES[state]}
        hint={t(`reserve.hint.${hint}`, { from, last, entered, total: quantity })}
        countdown={
          offerUntil === null
            ? null
            : { until: offerUntil, label: t('reserve.offerEnds'), onEnd: () => model.reservation.load() }
        }
      />
      <AsideColumns aside={<Actions model={model} stacked />}>
        <CodeCard model={model} reservation={reservation} />
        <VisitCard model={model} reservation={reservation} />
        <PeopleCard model={model} reservation={reservation} />
        <PlaceRows model={model} reservation={reservation} />
        <SupportRow />
      </AsideColumns>
    </>
  )
})

type OrderAction = 'cancel' | 'change' | 'leave' | 'reject' | 'accept' | 'again'

const Bar = observer(({ model }: { model: ReserveOrderModel }) =>
  model.reservation.value && actionsOf(model).length > 0 ? (
    <BottomBar>
      <Actions model={model} />
    </BottomBar>
  ) : null,
)

const hasEnded = (state: ReservationState): boolean =>
  state !== 'CONFIRMED' && state !== 'PARTLY_IN' && state !== 'WAITING' && state !== 'OFFERED'

/** Returns the actions of a reservation. One that has ended can be made again. */
const actionsOf = ({ isOpen, isAwaiting, toChange, toAccept, reservation }: ReserveOrderModel): OrderAction[] => {
  if (isOpen) return toChange ? ['cancel', 'change'] : ['cancel']
  if (isAwaiting) return toAccept ? ['reject', 'accept'] : ['leave']
  return reservation.value && hasEnded(reservation.value.state) ? ['again'] : []
}

const Actions = observer(({ model, stacked }: { model: ReserveOrderModel; stacked?: boolean }) => {
  const t = useTexts(reserveTexts)
  const { toChange, toAccept, reservation } = model
  const reserveId = reservation.value?.reservable.reserveId ?? ''
  const all: Record<OrderAction, ButtonAction> = {
    cancel: { text: t('reserve.cancel'), onClick: model.cancel, secondary: true },
    change: { text: t('reserve.change'), ...(toChange && { to: toChange }) },
    leave: { text: t('reserve.leave'), onClick: model.leave, secondary: true },
    reject: { text: t('reserve.reject'), onClick: model.leave, secondary: true },
    accept: { text: t('reserve.accept'), ...(toAccept && { to: toAccept }) },
    again: { text: t('reserve.again'), to: linkTo('reserve-detail', { reserveId }) },
  }
  return <ButtonRow actions={actionsOf(model).map((action) => all[action])} stacked={stacked} />
})

export default screen('reserve-order', ReserveOrder)
