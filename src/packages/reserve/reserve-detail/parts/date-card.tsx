import { observer } from 'mobx-react'
import type { Reservable } from '@/api/reservation'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RangeCalendar } from '@/components/ui/range-calendar/range-calendar'
import { addDays, addMonths, daysInMonth, monthOf } from '@/domain/schedule/month-grid'
import { reserveTexts } from '@/locales/namespaces/reserve'
import type { ReserveDetailModel } from '../reserve-detail.model'

/** Draws the month with the state of each day as text. */
export const DateCard = observer(({ model, reservable }: { model: ReserveDetailModel; reservable: Reservable }) => {
  const t = useTexts(reserveTexts)
  const { today, date, days, slots, showMonth, chooseDate } = model
  // The month after the last open day is visible, so that buyers see when more days open.
  const lastMonth = addMonths(monthOf(addDays(today, reservable.daysAhead)), 1)
  const notes = new Map(
    [...days].map(([day, state]) => [
      day,
      { text: t(`reserve.day.${state}`), muted: state !== 'OPEN' && state !== 'FEW' },
    ]),
  )
  return (
    <Card title={t('reserve.date')}>
      <RangeCalendar
        single
        value={{ from: date, to: date }}
        first={today}
        last={`${lastMonth}-${daysInMonth(lastMonth)}`}
        notes={notes}
        onMonth={showMonth}
        onChange={({ from }) => chooseDate(from)}
      />
      <AsyncView compact of={slots} skeleton={null}>
        {() => null}
      </AsyncView>
    </Card>
  )
})
