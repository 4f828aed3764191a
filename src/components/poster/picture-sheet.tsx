import { observer } from 'mobx-react'
import { pictureTexts } from '@/locales/namespaces/picture'
import { useModel } from '../screen/use-model'
import { useTexts } from '../texts'
import { Sheet } from '../ui/sheet/sheet'
import { LostPicture } from './lost-picture'
import { PosterModel } from './poster.model'
import { PosterView, type PosterViewProps } from './poster-view'
import { PictureNote, SavePicture } from './save-picture'

export interface PictureSheetProps extends Pick<PosterViewProps, 'show' | 'label'> {
  open: boolean
  onClose: () => void
  title: string
  /** Text that offers alternatives on hosts without canvas support. */
  unsupported?: string
}

/**
 * Draws a sheet with a share picture. The picture is painted while the sheet is open, and the buyer can save the
 * picture.
 */
export const PictureSheet = observer(({ open, onClose, title, show, label, unsupported }: PictureSheetProps) => {
  const t = useTexts(pictureTexts)
  const model = useModel((deps) => new PosterModel(deps))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={model.lost || model.byPress ? undefined : <SavePicture model={model} />}
    >
      {model.lost ? (
        <LostPicture model={model} unsupported={unsupported ?? t('picture.unsupported')} />
      ) : (
        <PosterView key={model.attempt} model={model} show={show} label={label} />
      )}
      <PictureNote model={model} />
    </Sheet>
  )
})
