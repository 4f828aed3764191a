import { observer } from 'mobx-react'
import { pictureTexts } from '@/locales/namespaces/picture'
import { useTexts } from '../texts'
import { Button } from '../ui/button/button'
import type { PosterModel } from './poster.model'

/** Draws the button that shares the picture by the host's share panel. Draws nothing on hosts without a panel. */
export const SharePicture = observer(({ model }: { model: PosterModel }) => {
  const t = useTexts(pictureTexts)
  if (model.lost || !model.canShare) return null
  return (
    <Button block kind="secondary" icon="share" disabled={model.status !== 'ready'} onClick={model.share}>
      {t('picture.share')}
    </Button>
  )
})
