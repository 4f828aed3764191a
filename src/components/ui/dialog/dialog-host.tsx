import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { focus } from '@/platform/focus'
import { useTexts } from '../../texts'
import { Button } from '../button/button'
import styles from './dialog.module.scss'
import type { Dialogs, Question } from './dialogs'

/** Paints what `Dialogs` holds: the question on top and the toast. Once a screen, in the shell. */
export const DialogHost = observer(({ dialogs }: { dialogs: Dialogs }) => (
  <>
    {dialogs.current && <QuestionBox key={dialogs.current.id} question={dialogs.current} answer={dialogs.answer} />}
    <View className={styles.toasts} role="status" ariaLive="polite">
      {dialogs.toastShown && (
        <View className={styles.toast} key={dialogs.toastShown.id}>
          <Text>{dialogs.toastShown.text}</Text>
        </View>
      )}
    </View>
  </>
))

function QuestionBox({ question, answer }: { question: Question; answer: (confirmed: boolean) => void }) {
  const t = useTexts('core')
  const id = useId()
  useEffect(() => focus.hold(id, () => answer(false)), [id, answer])
  const { kind, title, content, confirmText, cancelText, tone } = question
  const asks = kind === 'confirm'
  return (
    <View className={styles.overlay} catchMove>
      <View className={styles.scrim} ariaHidden />
      <View
        className={styles.box}
        id={id}
        role="alertdialog"
        ariaModal
        ariaLabelledby={`${id}-title`}
        ariaDescribedby={`${id}-content`}
        tabIndex={-1}
      >
        <View className={styles.words}>
          <View className={title ? styles.title : styles.content} id={`${id}-title`}>
            <Text>{title || content}</Text>
          </View>
          {title && content && (
            <View className={styles.content} id={`${id}-content`}>
              <Text>{content}</Text>
            </View>
          )}
        </View>
        <View className={styles.buttons}>
          {asks && (
            <Button kind="secondary" className={styles.button} onClick={() => answer(false)}>
              {cancelText ?? t('button.cancel')}
            </Button>
          )}
          <Button
            kind={tone === 'danger' ? 'danger' : 'primary'}
            className={styles.button}
            onClick={() => answer(true)}
          >
            {confirmText ?? t(asks ? 'button.confirm' : 'button.gotIt')}
          </Button>
        </View>
      </View>
    </View>
  )
}
