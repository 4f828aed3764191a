import { cancelOrder, type OrderBrief } from '@/api/order'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

/** Cancels an unpaid order, or its rebooking, after a question; false when the buyer keeps it. Never rejects: a refusal is shown. */
export const cancelAfterQuestion = async (
  deps: ModelDeps,
  { orderId, rebookOf }: Pick<OrderBrief, 'orderId' | 'rebookOf'>,
): Promise<boolean> => {
  const { client, dialogs } = deps
  const t = texts.translator(orderTexts)
  const of = rebookOf ? 'detail.rebooking' : 'detail'
  const confirmed = await dialogs.confirm({
    title: t(`${of}.cancelTitle`),
    content: t(`${of}.cancelHint`),
    confirmText: t(`${of}.cancel`),
    cancelText: t('detail.keep'),
    tone: 'danger',
  })
  if (!confirmed) return false
  try {
    await client.call(cancelOrder, { orderId }, { inlineErrors: true })
    broadcastOrderChange(deps, orderId)
    dialogs.toast(t(`${of}.cancelled`))
  } catch (error) {
    toastFailure(dialogs, error)
  }
  return true
}
