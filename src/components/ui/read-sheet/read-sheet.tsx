import { View } from '@tarojs/components'
import { useEffect, useId, useState } from 'react'
import { scrollPopupHeight } from '@/domain/scroll-popup'
import { observeElement } from '@/platform/visibility'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../button/button'
import { Sheet, type SheetProps } from '../sheet/sheet'
import styles from './read-sheet.module.scss'

export interface ReadSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'bare' | 'layer' | 'children'> {
  confirmText: string
  /** Handles the confirmation, which is possible only after the end of the text was in view. */
  onConfirm: () => unknown
}

/**
 * Draws a text that must be read to its end (domain §2, scrollable popup). Until then, the button scrolls to the end
 * instead of confirming. This also works by keyboard and screen reader. A text that fits can be confirmed at once.
 */
export function ReadSheet({ confirmText, onConfirm, children, ...sheet }: ReadSheetProps) {
  const t = useTexts()
  const { platform } = useServices()
  const id = `end-${useId().replace(/:/g, '')}`
  const [isRead, setIsRead] = useState(false)
  const [target, setTarget] = useState<string>()
  return (
    <Sheet
      {...sheet}
      maxHeight={scrollPopupHeight(platform.system.window(), !sheet.bare)}
      scrollTo={target}
      footer={
        <Button block incomplete={!isRead} onClick={() => (isRead ? onConfirm() : setTarget(id))}>
          {isRead ? confirmText : t('button.readOn')}
        </Button>
      }
    >
      {children}
      <End id={id} onReach={() => setIsRead(true)} />
    </Sheet>
  )
}

/** Draws the end of the text. On hosts without an observer, the text counts as read. */
function End({ id, onReach }: { id: string; onReach: () => void }) {
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    if (isReached) return undefined
    const reach = (): void => {
      setIsReached(true)
      onReach()
    }
    const observing = observeElement(id, 0, ({ near }) => near && reach())
    if (observing.kind === 'observing') return observing.dispose
    reach()
    return undefined
  }, [id, isReached, onReach])
  return <View id={id} className={styles.end} />
}
