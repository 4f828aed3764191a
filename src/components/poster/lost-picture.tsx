import { observer } from 'mobx-react'
import { pictureTexts } from '@/locales/namespaces/picture'
import { useTexts } from '../texts'
import { Empty } from '../ui/empty/empty'
import type { PosterModel } from './poster.model'

export interface LostPictureProps {
  model: PosterModel
  /** Why there is none on a host without canvases, and what else can be done. */
  unsupported: string
}

/** In place of a picture that could not be made. */
export const LostPicture = observer(({ model, unsupported }: LostPictureProps) => {
  const t = useTexts(pictureTexts)
  if (model.status === 'unsupported') return <Empty compact scene="error" sentence={unsupported} />
  const retry = { text: t('button.retry'), onClick: model.retry }
  return <Empty compact scene="error" sentence={t('picture.failed')} action={retry} />
})
