import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Chip } from '@/components/ui/chip/chip'
import { permitTexts } from '@/locales/namespaces/permit'
import { dateText } from '../../parts/dates'
import styles from '../work-permit-apply.module.scss'
import type { LeadProps } from './lead-props'

/** Draws the days of the event that are not over. */
export const DaysCard = observer(({ model, project: { days } }: LeadProps) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { required, toggleDay, toggleAllDays } = model
  return (
    <Card
      id={required.idOf('days')}
      title={t('permit.days')}
      problem={required.isMissing('days') ? t('permit.need.days') : ''}
      action={
        <Button kind="quiet" size="s" onClick={toggleAllDays}>
          {t(model.days.length === days.length ? 'permit.noDays' : 'permit.allDays')}
        </Button>
      }
    >
      <View className={styles.days} role="group" ariaLabel={t('permit.days')}>
        {days.map((day) => {
          const isChosen = model.days.includes(day)
          return (
            <Chip
              key={day}
              selected={isChosen}
              className={isChosen ? undefined : styles.open}
              onClick={() => toggleDay(day)}
            >
              {dateText(day, now, t)}
            </Chip>
          )
        })}
      </View>
    </Card>
  )
})
