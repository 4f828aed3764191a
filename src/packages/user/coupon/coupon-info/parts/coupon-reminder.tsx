import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CouponReminder as Reminder, OwnCouponDetail } from '@/api/coupon'
import { shopClock } from '@/components/coupon/coupon-text'
import { dayText, momentText } from '@/components/dates'
import { useChannelName } from '@/components/reminder/use-channel-name'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { stripDay } from '@/components/show/strip-day'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CalendarStrip } from '@/components/ui/calendar-strip/calendar-strip'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { lastReminder, snoozeTimes } from '@/domain/coupon/reminders'
import { byLocalDate } from '@/domain/schedule/calendar-strip'
import { localDate, nearDay, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { couponReminderTexts } from '@/locales/namespaces/coupon-reminder'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { CouponReminderModel } from './coupon-reminder.model'
import styles from './coupon-reminder.module.scss'

/**
 * Draws the time of a coupon's reminder, and the sheet that changes this time. Draws nothing if the coupon has no
 * reminder.
 */
export function CouponReminder({ coupon, onChange }: { coupon: OwnCouponDetail; onChange: () => unknown }) {
  const { reminder } = coupon
  return reminder && <ReminderRow coupon={coupon} reminder={reminder} onChange={onChange} />
}

interface RowProps {
  coupon: OwnCouponDetail
  reminder: Reminder
  onChange: () => unknown
}

const ReminderRow = observer(({ coupon, reminder: { at, muted }, onChange }: RowProps) => {
  const t = useTexts(couponReminderTexts)
  const now = useNow()
  const model = useModel((deps) => new CouponReminderModel(deps, onChange))
  const next = t('reminder.next', { time: momentText(at, shopClock(now), t) })
  return (
    <>
      <ListGroup>
        <ListRow
          icon="bell"
          title={t('reminder.title')}
          note={muted === 'NONE' ? next : t(`reminder.muted.${muted}`)}
          onClick={model.show}
        />
      </ListGroup>
      <Sheet open={model.open} title={t('reminder.title')} onClose={model.hide}>
        {muted === 'NONE' ? (
          <Choices model={model} coupon={coupon} at={at} />
        ) : (
          <ListGroup>
            <ListRow
              title={t(`reminder.restore.${muted}`)}
              onClick={() => model.change(coupon, { action: 'RESTORE', all: muted === 'ALL' })}
            />
          </ListGroup>
        )}
      </Sheet>
    </>
  )
})

/** Draws the days to which the reminder can be postponed, and the rows that switch reminders off. */
const Choices = observer(
  ({ model, coupon, at }: { model: CouponReminderModel; coupon: OwnCouponDetail; at: number }) => {
    const t = useTexts(couponReminderTexts)
    const now = useNow()
    const channelName = useChannelName()
    // Arrow keys also select a day, so the selection of a day must not yet change the reminder.
    const [picked, setPicked] = useState<number | null>(null)
    const { startTime, expireTime } = coupon
    const times = expireTime === null ? [] : snoozeTimes({ startTime: startTime ?? 0, expireTime }, now, SHOP_OFFSET)
    const last = expireTime === null || times.length === 0 ? null : lastReminder(expireTime, SHOP_OFFSET)
    const tomorrow = times.find((time) => time !== last && nearDay(time, now, SHOP_OFFSET) === 'tomorrow')
    const day = (time: number) => dayText(time, shopClock(now), t)
    const snooze = (until: number) => model.change(coupon, { action: 'SNOOZE', until })
    return (
      <View className={boxStyles.stack4}>
        <View>
          <Text className={textStyles.lead}>{t('reminder.when')}</Text>
          <Text className={textStyles.metaBlock}>{channelName(model.channel)}</Text>
        </View>
        {last !== null && (
          <Section title={t('reminder.snooze')} level={3}>
            <View className={boxStyles.stack3}>
              <ListGroup>
                {tomorrow !== undefined && (
                  <ListRow title={t('reminder.tomorrow')} value={day(tomorrow)} onClick={() => snooze(tomorrow)} />
                )}
                <ListRow title={t('reminder.lastDay')} value={day(last)} onClick={() => snooze(last)} />
              </ListGroup>
              {times.length > 2 && (
                <View>
                  <Text className={textStyles.metaBlock}>{t('reminder.other')}</Text>
                  <CalendarStrip
                    className={styles.days}
                    days={byLocalDate(times, (time) => time, SHOP_OFFSET).map((each) =>
                      stripDay(each, SHOP_OFFSET, '', t),
                    )}
                    value={localDate(picked ?? at, SHOP_OFFSET)}
                    label={t('reminder.other')}
                    onChange={(date) => setPicked(times.find((time) => localDate(time, SHOP_OFFSET) === date) ?? null)}
                  />
                </View>
              )}
              {picked !== null && (
                <Button block onClick={() => snooze(picked)}>
                  {t('reminder.snoozeTo', { date: day(picked) })}
                </Button>
              )}
            </View>
          </Section>
        )}
        <ListGroup>
          <ListRow title={t('reminder.stop.ONE')} onClick={() => model.change(coupon, { action: 'MUTE' })} />
          <ListRow title={t('reminder.stop.ALL')} onClick={() => model.change(coupon, { action: 'MUTE', all: true })} />
        </ListGroup>
      </View>
    )
  },
)
