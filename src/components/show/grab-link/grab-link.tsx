import { observer } from 'mobx-react'
import { linkTo } from '@/router/link-to'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { GrabsModel } from './grabs.model'

export interface GrabLinkProps {
  showId: string
  /** Name of the show for the accessible label; needed if several shows are listed. */
  showName?: string
}

/** Draws a link to the prepared purchase of an upcoming sale, or to its form. */
export const GrabLink = observer(({ showId, showName }: GrabLinkProps) => {
  const t = useTexts()
  const model = useModel((deps) => new GrabsModel(deps))
  const text = t(model.has(showId) ? 'grab.go' : 'grab.book')
  return (
    <Button
      kind="secondary"
      size="m"
      label={showName && [text, showName].join(t('common.separator'))}
      to={linkTo('preload-ticket', { showId })}
    >
      {text}
    </Button>
  )
})
