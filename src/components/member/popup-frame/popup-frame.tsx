import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { memberPopupTexts } from '@/locales/namespaces/member-popup'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import type { ButtonAction } from '../../ui/button-row/button-row'
import { Sheet } from '../../ui/sheet/sheet'
import styles from './popup-frame.module.scss'

export interface PopupFrameProps {
  title: string
  note: string
  /** Drawing above the title. */
  mark: ReactNode
  action: ButtonAction
  onClose: () => void
  /** Stops the popups of this kind. */
  onStop: () => unknown
  children: ReactNode
}

/** Draws a popup about the membership: a mark, a sentence, its content, its action, and "do not remind again". */
export function PopupFrame({ title, note, mark, action, onClose, onStop, children }: PopupFrameProps) {
  const t = useTexts(memberPopupTexts)
  return (
    <Sheet
      open
      bare
      title={title}
      onClose={onClose}
      footer={
        <View className={styles.acts}>
          <Button block to={action.to} onClick={action.onClick}>
            {action.text}
          </Button>
          <Button className={styles.stop} block kind="quiet" size="m" onClick={onStop}>
            {t('memberPopup.stop')}
          </Button>
        </View>
      }
    >
      <View className={styles.head}>
        {mark}
        <View className={styles.title} ariaHidden>
          {title}
        </View>
        <Text className={styles.note}>{note}</Text>
      </View>
      {children}
    </Sheet>
  )
}
