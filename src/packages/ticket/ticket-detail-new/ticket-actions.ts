import type { VoucherDetail } from '@/api/voucher'
import { walletLink } from '@/api/wallet-pass'
import { toastFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { addToCalendar } from '@/components/show/add-to-calendar'
import { openVenueMap } from '@/components/show/open-venue-map'
import { wallet } from '@/platform/wallet'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'platform' | 'dialogs'>

/** Adds the show to the calendar. Never rejects. */
export const addTicketToCalendar = (voucher: VoucherDetail, deps: Deps): Promise<void> => {
  const { voucherId: id, showDuration = null } = voucher
  return addToCalendar({ ...voucher, id, showDuration }, deps)
}

/** Shows the venue on a map. */
export const openVenue = async (voucher: VoucherDetail, { platform, dialogs }: Deps): Promise<void> => {
  const { venueLat: latitude, venueLng: longitude, venueName: name, venueAddress: address } = voucher
  const opened = await openVenueMap(platform, { latitude, longitude, name, address })
  if (opened && opened.kind !== 'done' && opened.kind !== 'cancelled')
    dialogs.toast(texts.translator(ticketTexts)('error.later'))
}

/** Opens the phone's wallet to add a pass for one ticket. Never rejects. */
export const addToWallet = async (
  { voucherId, ticketId }: { voucherId: string; ticketId: string },
  { client, dialogs }: Pick<Services, 'client' | 'dialogs'>,
): Promise<void> => {
  const name = wallet.name()
  if (name === null) return
  try {
    const { url } = await client.call(walletLink, { voucherId, ticketId, wallet: name }, { inlineErrors: true })
    if (url === '' || wallet.open(url).kind !== 'done') dialogs.toast(texts.translator(ticketTexts)('error.later'))
  } catch (error) {
    toastFailure(dialogs, error)
  }
}
