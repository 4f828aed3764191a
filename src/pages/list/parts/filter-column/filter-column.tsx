import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import type { DateChoice } from '@/domain/schedule/date-range'
import type { ListModel } from '../../list.model'
import { choiceOptions, useFilterLabels } from '../../use-filter-labels'
import { ListCalendar } from '../list-calendar/list-calendar'
import styles from './filter-column.module.scss'

/** Draws the filters on desktop, beside the posters. */
export const FilterColumn = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { filter, change } = model
  const { categoryLabels, dateLabels } = useFilterLabels(model)
  const [picking, setPicking] = useState(false)
  const { dates } = filter
  const calendar = model.calendar || picking || dates.kind === 'dates'
  const chooseDates = (kind: DateChoice['kind']): void => {
    setPicking(kind === 'dates')
    if (kind !== 'dates') model.setCalendar(false)
    if (kind !== 'dates') change({ dates: { kind } })
  }
  return (
    <View className={styles.column} role="region" ariaLabel={t('list.filters')}>
      <View className={styles.title} role="heading" ariaLevel={2}>
        {t('list.date')}
      </View>
      {model.switches && (
        <RadioGroup
          className={styles.group}
          label={t('list.date')}
          options={choiceOptions(dateLabels)}
          value={calendar ? 'dates' : dates.kind}
          onChange={chooseDates}
        />
      )}
      {calendar && (
        <View className={styles.group}>
          <ListCalendar
            model={model}
            value={dates.kind === 'dates' ? dates : null}
            onChange={(range) => change({ dates: { kind: 'dates', ...range } })}
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
