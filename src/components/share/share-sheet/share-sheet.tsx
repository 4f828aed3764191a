import { observer } from 'mobx-react'
import { useState } from 'react'
import { shareTexts } from '@/locales/namespaces/share'
import { PictureSheet } from '../../poster/picture-sheet'
import type { PosterShow } from '../../poster/poster.model'
import { useTexts } from '../../texts'
import { Sheet } from '../../ui/sheet/sheet'
import { ShareWays, type ShareWaysProps } from '../share-ways/share-ways'

export interface ShareSheetProps extends Pick<ShareWaysProps, 'onLink'> {
  open: boolean
  onClose: () => void
  show: PosterShow
}

/** Draws the share options of a show: to a friend, or as a picture (domain §1). */
export const ShareSheet = observer(({ open, onClose, show, onLink }: ShareSheetProps) => {
  const t = useTexts(shareTexts)
  const [asPicture, setAsPicture] = useState(false)
  const close = (): void => {
    setAsPicture(false)
    onClose()
  }
  if (asPicture)
    return (
      <PictureSheet
        open={open}
        onClose={close}
        title={t('poster.title')}
        show={show}
        label={t('poster.of', { show: show.name })}
        unsupported={t('poster.unsupported')}
      />
    )
  return (
    <Sheet open={open} onClose={close} title={t('share.title')}>
      <ShareWays onLink={onLink} onPicture={() => setAsPicture(true)} onChosen={onClose} />
    </Sheet>
  )
})
