import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RebookSession } from '@/api/rebook'
import { stripDay } from '@/components/show/strip-day'
import { useTexts } from '@/components/texts'
import { CalendarStrip } from '@/components/ui/calendar-strip/calendar-strip'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { byLocalDate } from '@/domain/schedule/calendar-strip'
import { formatTime, localDate } from '@/domain/schedule/local-time'
import { rebookTexts } from '@/locales/namespaces/rebook'
import textStyles from '@/styles/text.module.scss'
import type { RebookTicketModel } from '../../rebook-ticket.model'
import styles from './place-cards.module.scss'

/** Returns the reason why no tier of a session can be chosen. */
const closedBy = ({ tiers }: RebookSession): 'SOLD_OUT' | 'UNFIT' =>
  tiers.some(({ state }) => state === 'SOLD_OUT') ? 'SOLD_OUT' : 'UNFIT'

/**
 * Draws the sessions for the rebooking: first the days, as on the screen for buying tickets, then the sessions of the
 * selected day.
 */
export const SessionCalendar = observer(({ model }: { model: RebookTicketModel }) => {
  const t = useTexts(rebookTexts)
  const { sessions, session, sessionId, setSession, hasPlace } = model
  if (!sessions.some(hasPlace)) return <Text className={textStyles.lead}>{t('rebook.sessionNone')}</Text>
  const utcOffset = model.check.value?.utcOffset ?? 0
  const ownId = model.check.value?.sessionId
  const noteOf = (of: RebookSession) => {
    if (of.sessionId === ownId) return t('rebook.ownSession')
    return hasPlace(of) ? '' : t(`rebook.tierState.${closedBy(of)}`)
  }
  const days = byLocalDate(sessions, ({ showTime, isPermanent }) => (isPermanent ? null : showTime), utcOffset)
  const undated = sessions.filter(({ showTime, isPermanent }) => isPermanent || showTime === null)
  const date =
    session && session.showTime !== null && !session.isPermanent ? localDate(session.showTime, utcOffset) : null
  const ofDay = days.find((day) => day.date === date)?.sessions ?? []
  const chips = [...ofDay, ...undated].map((of) => ({
    value: of.sessionId,
    word: undated.includes(of) ? of.sessionName : formatTime(of.showTime ?? 0, utcOffset, t('date.pattern.time')),
    notes: [noteOf(of)],
    disabled: !hasPlace(of),
  }))
  const chooseDay = (key: string) => {
    const first = days.find((day) => day.date === key)?.sessions.find(hasPlace)
    if (first) setSession(first.sessionId)
  }
  return (
    <View className={styles.calendar}>
      {days.length > 0 && (
        <CalendarStrip
          label={t('rebook.session')}
          days={days.map((day) => {
            const open = day.sessions.some(hasPlace)
            const own = day.sessions.find(({ sessionId: id }) => id === ownId)
            const note = own || !open ? noteOf(own ?? day.sessions[0]) : ''
            return { ...stripDay(day, utcOffset, note, t), disabled: !open }
          })}
          value={date}
          onChange={chooseDay}
        />
      )}
      {session && <Text className={styles.chosen}>{session.sessionName}</Text>}
      {(ofDay.length > 1 || undated.length > 0) && (
        <ChoiceChips label={t('rebook.session')} chips={chips} value={sessionId} onChange={setSession} />
      )}
    </View>
  )
})
