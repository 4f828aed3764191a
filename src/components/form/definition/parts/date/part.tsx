import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { RangeCalendar } from '@/components/ui/range-calendar/range-calendar'
import { Sheet } from '@/components/ui/sheet/sheet'
import { localDate, SHOP_OFFSET, weekdayOf } from '@/domain/schedule/local-time'
import { DAY } from '@/domain/schedule/local-time'
import { dateInput, readDate } from '@/domain/typed/date-input'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { formTime, useLocalized } from '../../local-texts'
import type { PartProps, Parts } from '../part'
import { TypedPart } from '../typed-part'
import styles from './date.module.scss'

/** Longest period for which the calendar is offered, ms. A date of birth is faster to type. */
const MAX_PERIOD = 800 * DAY

const DatePart = observer(({ slot }: PartProps<'DATE'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { clock } = useServices()
  const { from, to, weekdays } = slot.field.limits
  const hasCalendar = from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) <= MAX_PERIOD
  const hint = hasCalendar ? t('date.range', { from: formTime(from), to: formTime(to) }) : t('date.format')
  const value = readDate(slot.value ?? '')
  return (
    <>
      <TypedPart
        slot={slot}
        shape={dateInput}
        read={readDate}
        hint={hint}
        placeholder={from ?? '1990-03-07'}
        nativeProps={{ inputMode: 'numeric' }}
        trail={
          hasCalendar && (
            <Pressable
              className={styles.open}
              label={t('date.choose', { label: read(slot.label) })}
              ariaHaspopup="dialog"
              onClick={() => slot.open()}
            >
              <Icon name="calendar" />
            </Pressable>
          )
        }
      />
      {hasCalendar && (
        <Sheet open={slot.opened !== null} title={read(slot.label)} onClose={slot.close}>
          <View className={styles.calendar}>
            <RangeCalendar
              single
              value={value && value >= from && value <= to ? { from: value, to: value } : null}
              first={from}
              last={to}
              today={localDate(clock.now(), SHOP_OFFSET)}
              isOff={(date) => weekdays !== undefined && !weekdays.includes(weekdayOf(Date.parse(date), 0))}
              onChange={(chosen) => {
                slot.set(chosen.from)
                slot.close()
              }}
            />
          </View>
        </Sheet>
      )}
    </>
  )
})

export const parts: Parts<'DATE'> = { DATE: DatePart }
