import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../button/button'
import { classes } from '../classes'
import { useCountdown } from '../countdown/use-countdown'
import { Picture } from '../picture/picture'
import { useOverlay } from '../use-overlay'
import { usePresence } from '../use-presence'
import styles from './dialog.module.scss'
import type { Dialogs, Question } from './dialogs'
import { ProgressLines, ProgressRing } from './progress-ring'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'

const PICTURE = drawnWidth(64)

export interface DialogHostProps {
  dialogs: Dialogs
  /** Height of the phone's status bar, CSS px. */
  statusBar: number
}

/** Draws the current dialog and toast of `Dialogs`. The shell renders it once per screen. */
export const DialogHost = observer(({ dialogs, statusBar }: DialogHostProps) => (
  <>
    <QuestionOnTop question={dialogs.current} answer={dialogs.answer} />
    <View className={styles.toasts} style={{ paddingTop: statusBar }} role="status" ariaLive="polite">
      {dialogs.toastShown && (
        <View className={styles.toast} key={dialogs.toastShown.id}>
          <Text>{dialogs.toastShown.text}</Text>
        </View>
      )}
    </View>
  </>
))

/** Time in milliseconds for which an answered dialog remains visible (shell §9, modal hide animation). */
const EXIT_MS = 180

function QuestionOnTop({ question, answer }: Omit<BoxProps, 'question' | 'leaving'> & { question: Question | null }) {
  const { present, leaving } = usePresence(question !== null, EXIT_MS)
  const last = useRef(question)
  useEffect(() => {
    if (question) last.current = question
  }, [question])
  const shown = question ?? (present ? last.current : null)
  return shown && <QuestionBox key={shown.id} question={shown} answer={answer} leaving={leaving} />
}

/** Returns the seconds until the dialog may be closed; 0 if it may be closed now. */
const useLock = (lockedFor: number): number => {
  const { clock } = useServices()
  const [until] = useState(() => clock.now() + lockedFor)
  const { minutes, seconds } = useCountdown(until, { hideHours: true })
  return minutes * 60 + seconds
}

interface BoxProps {
  question: Question
  answer: (confirmed: boolean) => void
  /** True for an answered dialog that is still visible. */
  leaving: boolean
}

function QuestionBox({ question, answer, leaving }: BoxProps) {
  const id = useId()
  const { title, content, hint, picture, progress, required, lockedFor = 0 } = question
  const locked = useLock(lockedFor)
  const held = locked > 0 || required
  useOverlay(id, !leaving, held ? undefined : () => answer(false))
  return (
    <View className={classes(styles.overlay, leaving && styles.leaving)} ariaHidden={leaving} catchMove>
      <View className={styles.scrim} ariaHidden />
      <View
        className={classes(styles.box, progress && styles.centred)}
        id={id}
        role="alertdialog"
        ariaModal
        ariaLabelledby={`${id}-title`}
        ariaDescribedby={`${id}-content`}
        tabIndex={-1}
      >
        <View className={styles.text}>
          {picture && <Picture className={styles.picture} src={picture} alt="" width={PICTURE} />}
          {progress && <ProgressRing progress={progress} />}
          <View className={title ? styles.title : styles.lone} id={`${id}-title`}>
            <Text>{title || content}</Text>
          </View>
          {progress && <ProgressLines progress={progress} />}
          <View className={styles.rest} id={`${id}-content`}>
            {title && content && (
              <View className={textStyles.lead}>
                <Text>{content}</Text>
              </View>
            )}
            {hint && (
              <View className={styles.hint}>
                <Text>{hint}</Text>
              </View>
            )}
          </View>
        </View>
        <Buttons question={question} answer={answer} locked={locked} />
      </View>
    </View>
  )
}

/**
 * Draws the buttons: the cancel button on the left, and the button that acts on the right. The button of a destructive
 * action is red.
 */
function Buttons({ question, answer, locked }: Omit<BoxProps, 'leaving'> & { locked: number }) {
  const t = useTexts()
  const { kind, confirmText, cancelText, tone } = question
  if (kind === 'progress')
    return (
      <View className={styles.buttons}>
        <Button kind="secondary" className={styles.button} onClick={() => answer(false)}>
          {confirmText ?? t('button.cancel')}
        </Button>
      </View>
    )
  const label = confirmText ?? t(kind === 'confirm' ? 'button.confirm' : 'button.gotIt')
  return (
    <View className={styles.buttons}>
      {kind === 'confirm' && (
        <Button kind="secondary" className={styles.button} onClick={() => answer(false)}>
          {cancelText ?? t('button.cancel')}
        </Button>
      )}
      <Button
        kind={tone === 'danger' ? 'danger' : 'primary'}
        className={styles.button}
        disabled={locked > 0}
        onClick={() => answer(true)}
      >
        {locked > 0 ? t('request.closeIn', { seconds: locked }) : label}
      </Button>
    </View>
  )
}
