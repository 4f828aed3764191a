import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { RangeCalendar } from '@/components/ui/range-calendar/range-calendar'
import type { DateChoice } from '@/domain/schedule/date-range'
import { addDays } from '@/domain/schedule/month-grid'
import type { ListModel } from '../../list.model'
import { choiceOptions, useFilterLabels } from '../../use-filter-labels'
import { HORIZON } from '../dates-sheet/dates-sheet'
import styles from './filter-column.module.scss'

/** The filters of a desk, beside the posters. */
export const FilterColumn = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { filter, today, change } = model
  const { categoryLabels, dateLabels } = useFilterLabels(model)
  const [picking, setPicking] = useState(false)
  const { dates } = filter
  const calendar = picking || dates.kind === 'dates'
  const chooseDates = (kind: DateChoice['kind']): void => {
    setPicking(kind === 'dates')
    if (kind !== 'dates') change({ dates: { kind } })
  }
  return (
    <View className={styles.column} role="region" ariaLabel={t('list.filters')}>
      <View className={styles.title} role="heading" ariaLevel={2}>
        {t('list.date')}
      </View>
      <RadioGroup
        className={styles.group}
        label={t('list.date')}
        options={choiceOptions(dateLabels)}
        value={calendar ? 'dates' : dates.kind}
        onChange={chooseDates}
      />
      {calendar && (
        <View className={styles.group}>
          <RangeCalendar
            value={dates.kind === 'dates' ? dates : null}
            onChange={(range) => change({ dates: { kind: 'dates', ...range } })}
            first={today}
            last={addDays(today, HORIZON)}
          />
        </View>
      )}
      <View className={styles.title} role="heading" ariaLevel={2}>
        {t('list.category')}
      </View>
      <RadioGroup
        className={styles.group}
        label={t('list.category')}
        options={choiceOptions(categoryLabels)}
        value={filter.category}
        onChange={(category) => change({ category })}
      />
    </View>
  )
})
