import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { toastFailure } from '@/components/screen/notify-failure'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { orderTexts } from '@/locales/namespaces/order'
import type { PreloadTicketModel } from '../../preload-ticket.model'

/**
 * Draws the main button. Before the sale starts, the button saves the purchase. After that, the button places the
 * order.
 */
export const GrabButton = observer(({ model, block }: { model: PreloadTicketModel; block?: boolean }) => {
  const t = useTexts(orderTexts)
  if (model.isOpen) {
    return (
      <Button block={block} loading={model.order.busy} onClick={model.take}>
        {t(model.order.isOver ? 'button.retry' : 'grab.take')}
      </Button>
    )
  }
  const done = model.isSaved && !model.isChanged
  return (
    <Button block={block} icon={done ? 'check' : undefined} disabled={done} onClick={model.save}>
      {t(done ? 'grab.saved' : 'grab.save')}
    </Button>
  )
})

/** Draws the button that deletes the saved purchase after the buyer confirms. */
export const ForgetButton = observer(({ model, block }: { model: PreloadTicketModel; block?: boolean }) => {
  const t = useTexts(orderTexts)
  const { dialogs } = useServices()
  if (!model.isSaved) return null
  const handleForget = async () => {
    const sure = await dialogs.confirm({
      title: t('grab.forgetAsk'),
      content: t('grab.forgetNote'),
      confirmText: t('grab.forget'),
      cancelText: t('grab.keep'),
      tone: 'danger',
    })
    if (sure) await model.forget().catch((error: unknown) => toastFailure(dialogs, error))
  }
  return (
    <Button kind="quiet" block={block} onClick={handleForget}>
      {t('grab.forget')}
    </Button>
  )
})
