import { cancelItemOrder } from '@/api/item-order'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

/**
 * Cancels an unpaid item order after a confirmation. Never rejects: shows a refusal.
 * @returns false if the buyer declines
 */
export const cancelItems = async (deps: ModelDeps, orderId: string): Promise<boolean> => {
  const { client, dialogs } = deps
  const t = texts.translator(orderTexts)
  const confirmed = await dialogs.confirm({
    title: t('detail.cancelTitle'),
    content: texts.translator(productTexts)('product.cancelHint'),
    confirmText: t('detail.cancel'),
    cancelText: t('detail.keep'),
    tone: 'danger',
  })
  if (!confirmed) return false
  try {
    await client.call(cancelItemOrder, { orderId }, { inlineErrors: true })
    broadcastOrderChange(deps, orderId)
    dialogs.toast(t('detail.cancelled'))
  } catch (error) {
    toastFailure(dialogs, error)
  }
  return true
}
