import { cancelOrder, type OrderBrief } from '@/api/order'
import { cancelRebook } from '@/components/rebook/cancel-rebook'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

/**
 * Cancels an unpaid order or its rebooking after a confirmation. Never rejects: shows a refusal.
 * @returns false if the buyer declines
 */
export const cancelAfterQuestion = async (
  deps: ModelDeps,
  { orderId, rebookOf }: Pick<OrderBrief, 'orderId' | 'rebookOf'>,
): Promise<boolean> => {
  if (rebookOf) return cancelRebook(deps, orderId)
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
