import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Pressable } from '@/components/ui/pressable/pressable'
import { useRovingFocus } from '@/components/ui/use-roving-focus'
import { joinFacts } from '@/lib/join-facts'
import { seatTexts } from '@/locales/namespaces/seat'
import boxStyles from '@/styles/box.module.scss'
import { useCardMark } from '../../../parts/card-line/use-card-mark'
import type { PickSeatModel } from '../../pick-seat.model'
import { sessionLabel } from '../../session-label'
import { SessionSheet } from '../session-sheet/session-sheet'
import styles from './session-row.module.scss'

/**
 * Draws the selected session, and the switch between map and list. If there are several sessions, another one can be
 * selected.
 */
export const SessionRow = observer(({ model, viewId }: { model: PickSeatModel; viewId: string }) => {
  const t = useTexts(seatTexts)
  const desktop = useDesktop()
  const { sessions, session } = model
  return (
    <View className={styles.row}>
      <View className={boxStyles.grow}>
        {sessions.length > 1 ? (
          desktop ? (
            <Sessions model={model} />
          ) : (
            <SessionChip model={model} />
          )
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

/**
 * Draws the selected session as a button that opens the list of sessions. Only one session is shown, because a row of
 * sessions would truncate the second one.
 */
const SessionChip = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const [open, setOpen] = useState(false)
  const { session } = model
  if (!session) return null
  const when = sessionLabel(t, session)
  return (
    <>
      <Pressable
        className={styles.current}
        label={[t('session'), when].join(t('common.separator'))}
        ariaHaspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Text className={boxStyles.grow}>{when}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      <SessionSheet model={model} open={open} onClose={() => setOpen(false)} />
    </>
  )
})

const Sessions = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const markOf = useCardMark(model.card)
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
              <Text>{joinFacts([sessionLabel(t, session), markOf(id)])}</Text>
            </Pressable>
          )
        })}
      </View>
    </ScrollView>
  )
})
