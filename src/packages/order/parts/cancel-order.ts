import { cancelItemOrder } from '@/api/item-order'
import { cancelOrder, type OrderBrief } from '@/api/order'
import { cancelRebook } from '@/components/rebook/cancel-rebook'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

/**
 * Cancels an order after the buyer confirms a dialog that contains the hint. Never rejects. @returns false if the buyer
 * declines
 */
const confirmAndCancel = async (
  deps: ModelDeps,
  { orderId, call, hint }: { orderId: string; call: typeof cancelOrder; hint: string },
): Promise<boolean> => {
  const { client, dialogs } = deps
  const t = texts.translator(orderTexts)
  const confirmed = await dialogs.confirm({
    title: t('detail.cancelTitle'),
    content: hint,
    confirmText: t('detail.cancel'),
    cancelText: t('detail.keep'),
    tone: 'danger',
  })
  if (!confirmed) return false
  try {
    await client.call(call, { orderId }, { inlineErrors: true })
    broadcastOrderChange(deps, orderId)
    dialogs.toast(t('detail.cancelled'))
  } catch (error) {
    toastFailure(dialogs, error)
  }
  return true
}

/**
 * Cancels an unpaid order or rebooking after the buyer confirms. Never rejects: shows the error if the gateway refuses.
 * @returns false if the buyer declines
 */
export const cancelAfterQuestion = async (
  deps: ModelDeps,
  { orderId, rebookOf }: Pick<OrderBrief, 'orderId' | 'rebookOf'>,
): Promise<boolean> =>
  rebookOf
    ? cancelRebook(deps, orderId)
    : confirmAndCancel(deps, { orderId, call: cancelOrder, hint: texts.translator(orderTexts)('detail.cancelHint') })

/** Cancels an unpaid item order after the buyer confirms. Never rejects. @returns false if the buyer declines */
export const cancelItems = (deps: ModelDeps, orderId: string): Promise<boolean> => {
  const hint = texts.translator(productTexts)('product.cancelHint')
  return confirmAndCancel(deps, { orderId, call: cancelItemOrder, hint })
}
