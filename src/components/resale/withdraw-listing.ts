import { type OrderResale, takeOffersBack } from '@/api/resale'
import { alertFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { listingTexts } from '@/locales/namespaces/listing'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { ListingGroup } from './listing-groups'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'platform'>

/**
 * Withdraws listings of an order after a confirmation. Never rejects: shows a refusal.
 *
 * @returns the order's current listings; `declined` if the buyer declines, `failed` after a refusal
 */
export const withdrawListing = async (
  { client, clock, dialogs, platform }: Deps,
  orderId: string,
  { state, unitIds }: Pick<ListingGroup, 'state' | 'unitIds'>,
): Promise<OrderResale | 'declined' | 'failed'> => {
  const t = texts.translator(listingTexts)
  const agreed = await dialogs.confirm({
    title: t('listing.takeBackTitle'),
    content: state === 'ORDERED' ? t('listing.takeBackOrdered') : t('listing.takeBackAsk'),
    confirmText: t('listing.takeBack'),
    cancelText: t('listing.takeBackKeep'),
  })
  if (!agreed) return 'declined'
  try {
    const now = await client.call(takeOffersBack, { orderId, unitIds: [...unitIds] }, { inlineErrors: true })
    dialogs.toast(t('listing.takenBack'))
    broadcastOrderChange({ clock, platform }, orderId)
    return now
  } catch (error) {
    await alertFailure(dialogs, error)
    return 'failed'
  }
}
