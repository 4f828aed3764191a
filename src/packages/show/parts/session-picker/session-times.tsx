import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { formatTime } from '@/domain/schedule/local-time'
import { showTexts } from '@/locales/namespaces/show'
import { type Session, sessionState } from '@/components/show/sessions'

interface SessionTimesProps {
  sessions: readonly Session[]
  value: Session | null
  onChange: (sessionId: string) => void
}

/** Draws the start times of one day's sessions. Arrow keys move the selection. */
export const SessionTimes = observer(({ sessions, value, onChange }: SessionTimesProps) => {
  const t = useTexts(showTexts)
  const { clock } = useServices()
  const nameOf = ({ showTime, utcOffset, isPermanent, sessionName }: Session): string => {
    if (showTime === null) return sessionName || t('show.dateToBeSet')
    return isPermanent ? t('pick.wholeDay') : formatTime(showTime, utcOffset, t('date.pattern.time'))
  }
  const chips = sessions.map((session) => {
    const label = sessionState(session, clock.now())?.label ?? 'onSale'
    const quiet = label === 'onSale' || label === 'preSale' || label === 'pending'
    const only = session.whiteTags.length > 0 ? t('only.session') : ''
    return {
      value: session.bizShowSessionId,
      word: nameOf(session),
      notes: [only, quiet ? '' : t(`show.state.${label}`)],
    }
  })
  return (
    <ChoiceChips label={t('pick.session')} chips={chips} value={value?.bizShowSessionId ?? null} onChange={onChange} />
  )
})
