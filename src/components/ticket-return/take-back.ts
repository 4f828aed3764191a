import { type OrderReturn, takeOffersBack } from '@/api/ticket-return'
import { alertFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { offerTexts } from '@/locales/namespaces/offer'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { OfferGroup } from './offer-groups'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform'>

/**
 * Asks, and takes offers of an order back. Never rejects: a refusal is shown.
 *
 * @returns the order's offers as they are now; `kept` where the buyer wants to go on offering, `failed` where it was refused
 */
export const takeBack = async (
  { client, clock, dialogs, platform }: Deps,
  orderId: string,
  { state, unitIds }: Pick<OfferGroup, 'state' | 'unitIds'>,
): Promise<OrderReturn | 'kept' | 'failed'> => {
  const t = texts.translator(offerTexts)
  const agreed = await dialogs.confirm({
    title: t('offer.takeBackTitle'),
    content: state === 'ORDERED' ? t('offer.takeBackOrdered') : t('offer.takeBackAsk'),
    confirmText: t('offer.takeBack'),
    cancelText: t('offer.takeBackKeep'),
  })
  if (!agreed) return 'kept'
  try {
    const now = await client.call(takeOffersBack, { orderId, unitIds: [...unitIds] }, { inlineErrors: true })
    dialogs.toast(t('offer.takenBack'))
    broadcastOrderChange({ clock, platform }, orderId)
    return now
  } catch (error) {
    await alertFailure(dialogs, error)
    return 'failed'
  }
}
