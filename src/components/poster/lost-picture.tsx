import { observer } from 'mobx-react'
import { pictureTexts } from '@/locales/namespaces/picture'
import { useTexts } from '../texts'
import { Empty } from '../ui/empty/empty'
import type { PosterModel } from './poster.model'

export interface LostPictureProps {
  model: PosterModel
  /** Text that offers alternatives on hosts without canvas support. */
  unsupported: string
}

/** Draws an explanation instead of a picture that could not be created. */
export const LostPicture = observer(({ model, unsupported }: LostPictureProps) => {
  const t = useTexts(pictureTexts)
  if (model.status === 'unsupported') return <Empty compact scene="error" sentence={unsupported} />
  const retry = { text: t('button.retry'), onClick: model.retry }
  return <Empty compact scene="error" sentence={t('picture.failed')} action={retry} />
})
