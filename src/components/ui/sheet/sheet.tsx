import { ScrollView, Text, View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { useOverlay } from '../use-overlay'
import { usePresence } from '../use-presence'
import styles from './sheet.module.scss'

export interface SheetProps {
  open: boolean
  /**
   * Handles the close button, the scrim, Escape and the system's back. Without it, only the content can close the
   * sheet.
   */
  onClose?: () => void
  title: string
  /** True if only screen readers get the title. */
  bare?: boolean
  /** Content fixed at the bottom while the rest scrolls, such as the button. */
  footer?: ReactNode
  /**
   * Layer relative to the dialogs' scrim: `sheet` is below it (default), for payment and pickers. `dialog` is above it,
   * for questions.
   */
  layer?: 'sheet' | 'dialog'
  /** Maximum height in CSS px; by default most of the screen. */
  maxHeight?: number
  /** Id of an element in the content to which the sheet scrolls. */
  scrollTo?: string | undefined
  children: ReactNode
}

/** Draws a bottom sheet on phones, a centered dialog on desktop; traps the keyboard focus. */
export function Sheet({ open, ...rest }: SheetProps) {
  const { present, leaving } = usePresence(open, 240)
  return present ? <OpenSheet {...rest} leaving={leaving} /> : null
}

function OpenSheet({
  onClose,
  title,
  bare,
  footer,
  layer = 'sheet',
  maxHeight,
  scrollTo,
  children,
  leaving,
}: Omit<SheetProps, 'open'> & { leaving: boolean }) {
  const t = useTexts()
  const id = useId()
  useOverlay(id, !leaving, onClose)

  return (
    <View className={classes(styles.overlay, layer === 'dialog' && styles.over, leaving && styles.leaving)} catchMove>
      <View className={styles.scrim} onClick={onClose} ariaHidden />
      <View
        className={styles.sheet}
        style={maxHeight === undefined ? undefined : { maxHeight: `${maxHeight}px` }}
        id={id}
        role="dialog"
        ariaModal
        ariaLabelledby={`${id}-title`}
        tabIndex={-1}
      >
        <View className={classes(styles.head, bare && styles.bareHead)}>
          <View
            className={classes(styles.title, bare && styles.hidden)}
            id={`${id}-title`}
            role="heading"
            ariaLevel={2}
          >
            <Text>{title}</Text>
          </View>
          {onClose && (
            <Pressable className={styles.close} label={t('button.close')} onClick={onClose}>
              <Icon name="close" />
            </Pressable>
          )}
        </View>
        <ScrollView className={styles.body} scrollY scrollIntoView={scrollTo}>
          {children}
        </ScrollView>
        {footer && <View className={styles.footer}>{footer}</View>}
      </View>
    </View>
  )
}
