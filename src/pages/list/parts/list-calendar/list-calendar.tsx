import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import type { DayFigures } from '@/components/ui/range-calendar/day-content'
import { RangeCalendar } from '@/components/ui/range-calendar/range-calendar'
import type { ShowDay } from '@/api/search'
import type { DateRange } from '@/domain/schedule/date-range'
import { addDays } from '@/domain/schedule/month-grid'
import { formatMoney } from '@/locales/format-money'
import type { ListModel } from '../../list.model'

/** Number of days from today on that can be selected. Past days cannot be selected. */
const HORIZON = 365

/** Draws the calendar of the list. Each day shows its number of shows and its lowest price. */
export const ListCalendar = observer(
  ({ model, value, onChange }: { model: ListModel; value: DateRange | null; onChange: (range: DateRange) => void }) => {
    const t = useTexts()
    const { shop } = useServices().stores
    const { today, days, setMonth } = model
    useEffect(() => () => setMonth(null), [setMonth])
    const figuresOf = ({ count, minPriceInfo }: ShowDay): DayFigures => {
      const shown = shop.priceHiding.hidden ? null : minPriceInfo
      if (shown === null) return { count, price: '', priceText: '' }
      if (shown === 0) return { count, price: t('price.free'), priceText: t('price.free') }
      const amount = formatMoney(shown)
      return { count, price: `¥${amount}`, priceText: t('price.fromAmount', { amount }) }
    }
    return (
      <RangeCalendar
        value={value}
        onChange={onChange}
        first={today}
        last={addDays(today, HORIZON)}
        figures={
          new Map((days.value ?? []).filter(({ date }) => date >= today).map((day) => [day.date, figuresOf(day)]))
        }
        onMonth={setMonth}
      />
    )
  },
)
