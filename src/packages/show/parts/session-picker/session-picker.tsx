import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { sessionDate } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { CalendarStrip } from '@/components/ui/calendar-strip/calendar-strip'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import type { TicketSelection } from '../../sale/ticket-selection'
import { useWhoMayBuy } from '../specified-users/use-who-may-buy'
import { SessionTimes } from './session-times'
import styles from './session-picker.module.scss'
import { stripDays } from './strip-days'

export interface SessionPickerProps {
  choice: TicketSelection
  /** True if the picker is inside a card, where the strip of days does not extend into the margin. */
  inset?: boolean
}

/** Draws the days as a strip, then the sessions of the selected day. */
export const SessionPicker = observer(({ choice, inset = false }: SessionPickerProps) => (
  <AsyncView compact of={choice.list.statics} onRetry={choice.loadSessions} skeleton={<SessionSkeleton />}>
    {() => <Sessions choice={choice} inset={inset} />}
  </AsyncView>
))

const Sessions = observer(({ choice, inset }: SessionPickerProps) => {
  const t = useTexts(showTexts)
  const { clock } = useServices()
  const who = useWhoMayBuy()
  const { session, sessions, days, day, undated } = choice
  if (sessions.length === 0) return <Empty compact scene="no-ticket" sentence={t('pick.noSessions')} />

  const ofDay = days.find(({ date }) => date === day)?.sessions ?? []
  return (
    <View className={inset ? styles.inset : undefined}>
      {days.length > 0 && (
        <CalendarStrip
          className={inset ? undefined : styles.strip}
          days={stripDays(days, t, clock.now())}
          value={day}
          onChange={choice.chooseDay}
          label={t('pick.session')}
        />
      )}
      {session && (
        <View className={styles.chosen} ariaLive="polite">
          <Text>{session.sessionName || sessionDate(session, t, clock.now())}</Text>
          {session.whiteTags.length > 0 && (
            <Text className={styles.only}>{t('only.note', who(session.whiteTags))}</Text>
          )}
        </View>
      )}
      {(ofDay.length > 1 || undated.length > 0) && (
        <SessionTimes sessions={[...ofDay, ...undated]} value={session} onChange={choice.chooseSession} />
      )}
    </View>
  )
})

function SessionSkeleton() {
  return (
    <View className={styles.waiting} ariaHidden>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} shape="block" width="64px" height="76px" />
      ))}
    </View>
  )
}
