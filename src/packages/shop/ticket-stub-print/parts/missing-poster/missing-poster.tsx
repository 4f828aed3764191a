import { observer } from 'mobx-react'
import type { PosterModel } from '@/components/poster/poster.model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { stubTexts } from '@/locales/namespaces/stub'

/**
 * Draws a notice if the poster failed to load. The picture of the stub is usable without the poster. A button draws the
 * picture again.
 */
export const MissingPoster = observer(({ model }: { model: PosterModel }) => {
  const t = useTexts(stubTexts)
  if (!model.posterMissing || model.status !== 'ready') return null
  return (
    <Notice
      tone="notice"
      action={
        <Button kind="quiet" size="s" onClick={model.retry}>
          {t('button.retry')}
        </Button>
      }
    >
      {t('stub.posterMissing')}
    </Notice>
  )
})
