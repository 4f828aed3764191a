import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Pressable } from '@/components/ui/pressable/pressable'
import { useRovingFocus } from '@/components/ui/use-roving-focus'
import { seatTexts } from '@/locales/namespaces/seat'
import type { PickSeatModel } from '../../pick-seat.model'
import { sessionLabel } from '../../session-label'
import styles from './session-row.module.scss'

/** The session, and map or list. Several sessions are a choice. */
export const SessionRow = observer(({ model, viewId }: { model: PickSeatModel; viewId: string }) => {
  const t = useTexts(seatTexts)
  const { sessions, session } = model
  return (
    <View className={styles.row}>
      <View className={styles.sessions}>
        {sessions.length > 1 ? (
          <Sessions model={model} />
        ) : (
          session && <Text className={styles.only}>{sessionLabel(t, session)}</Text>
        )}
      </View>
      {!model.mapless && (
        <Segmented
          look="pill"
          label={t('mode.label')}
          value={model.mode}
          onChange={model.setMode}
          controls={viewId}
          options={[
            { value: 'map', text: t('mode.map') },
            { value: 'list', text: t('mode.list') },
          ]}
        />
      )}
    </View>
  )
})

const Sessions = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const ids = model.sessions.map(({ bizShowSessionId }) => bizShowSessionId)
  const { idOf, handleKeyDown } = useRovingFocus(ids, model.sessionId, (id) => void model.chooseSession(id))
  return (
    <ScrollView scrollX className={styles.scroll} showScrollbar={false}>
      <View className={styles.chips} role="radiogroup" ariaLabel={t('session')} onKeyDown={handleKeyDown}>
        {model.sessions.map((session) => {
          const id = session.bizShowSessionId
          const chosen = id === model.sessionId
          return (
            <Pressable
              key={id}
              id={idOf(id)}
              className={classes(styles.chip, chosen && styles.on)}
              role="radio"
              ariaChecked={chosen}
              tabIndex={chosen ? 0 : -1}
              onClick={() => void model.chooseSession(id)}
            >
              <Text>{sessionLabel(t, session)}</Text>
            </Pressable>
          )
        })}
      </View>
    </ScrollView>
  )
})
