import { cancelOrder } from '@/api/order'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

/** Cancels an unpaid order after a question; false when the buyer keeps it. Never rejects: a refusal is shown. */
export const cancelAfterQuestion = async (deps: ModelDeps, orderId: string): Promise<boolean> => {
  const { client, dialogs } = deps
  const t = texts.translator(orderTexts)
  const confirmed = await dialogs.confirm({
    title: t('detail.cancelTitle'),
    content: t('detail.cancelHint'),
    confirmText: t('detail.cancel'),
    cancelText: t('detail.keep'),
    tone: 'danger',
  })
  if (!confirmed) return false
  try {
    await client.call(cancelOrder, { orderId }, { inlineErrors: true })
    broadcastOrderChange(deps, orderId)
    dialogs.toast(t('detail.cancelled'))
  } catch (error) {
    toastFailure(dialogs, error)
  }
  return true
}
