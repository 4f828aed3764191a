import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Pressable } from '@/components/ui/pressable/pressable'
import { useRovingFocus } from '@/components/ui/use-roving-focus'
import { formatTime } from '@/domain/schedule/local-time'
import { showTexts } from '@/locales/namespaces/show'
import { type Session, sessionState } from '@/components/show/sessions'
import styles from './session-picker.module.scss'

interface SessionTimesProps {
  sessions: readonly Session[]
  value: Session | null
  onChange: (sessionId: string) => void
}

/** The sessions of one day by their hour; arrow keys move the choice. */
export const SessionTimes = observer(({ sessions, value, onChange }: SessionTimesProps) => {
  const t = useTexts(showTexts)
  const { clock } = useServices()
  const ids = sessions.map(({ bizShowSessionId }) => bizShowSessionId)
  const chosen = value?.bizShowSessionId ?? null
  const { idOf, handleKeyDown } = useRovingFocus(ids, chosen, onChange)
  const entry = chosen !== null && ids.includes(chosen) ? chosen : ids[0]

  const nameOf = ({ showTime, utcOffset, isPermanent, sessionName }: Session): string => {
    if (showTime === null) return sessionName || t('show.dateToBeSet')
    return isPermanent ? t('pick.wholeDay') : formatTime(showTime, utcOffset, t('date.pattern.time'))
  }
  return (
    <View className={styles.times} role="radiogroup" ariaLabel={t('pick.session')} onKeyDown={handleKeyDown}>
      {sessions.map((session) => {
        const id = session.bizShowSessionId
        const label = sessionState(session, clock.now())?.label ?? 'onSale'
        const quiet = label === 'onSale' || label === 'preSale' || label === 'pending'
        return (
          <Pressable
            key={id}
            id={idOf(id)}
            className={classes(styles.time, id === chosen && styles.on)}
            role="radio"
            ariaChecked={id === chosen}
            tabIndex={id === entry ? 0 : -1}
            onClick={() => onChange(id)}
          >
            <Text className={styles.hour}>{nameOf(session)}</Text>
            {session.whiteTags.length > 0 && <Text className={styles.state}>{t('only.session')}</Text>}
            {!quiet && <Text className={styles.state}>{t(`show.state.${label}`)}</Text>}
          </Pressable>
        )
      })}
    </View>
  )
})
