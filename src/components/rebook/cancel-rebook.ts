import { cancelOrder } from '@/api/order'
import { alertFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { rebookingTexts } from '@/locales/namespaces/rebooking'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform'>

/**
 * Cancels the unpaid order of a rebooking after a confirmation. The original tickets remain valid. Never rejects: shows
 * a refusal.
 * @returns false if the buyer declines
 */
export const cancelRebook = async ({ client, clock, dialogs, platform }: Deps, orderId: string): Promise<boolean> => {
  const t = texts.translator(rebookingTexts)
  const agreed = await dialogs.confirm({
    title: t('pendingRebook.cancelTitle'),
    content: t('pendingRebook.cancelAsk'),
    confirmText: t('pendingRebook.cancel'),
    cancelText: t('pendingRebook.goOn'),
  })
  if (!agreed) return false
  try {
    await client.call(cancelOrder, { orderId }, { inlineErrors: true })
    dialogs.toast(t('pendingRebook.cancelled'))
    broadcastOrderChange({ clock, platform }, orderId)
  } catch (error) {
    await alertFailure(dialogs, error)
  }
  return true
}
