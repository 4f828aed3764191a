import type { VoucherDetail } from '@/api/voucher'
import { walletLink } from '@/api/wallet-pass'
import { toastFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { openVenueMap } from '@/components/show/open-venue-map'
import { showEnd } from '@/domain/calendar/event'
import { wallet } from '@/platform/wallet'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { texts } from '@/locales/texts'

/** The calendar reminds so long before, minutes. */
const AHEAD = 120

type Deps = Pick<Services, 'platform' | 'dialogs'>

const venueText = ({ venueName, venueAddress }: VoucherDetail): string =>
  [venueName, venueAddress].filter(Boolean).join(', ')

/** Adds the show to the calendar; shows a message where the host shows none. */
export const addTicketToCalendar = async (voucher: VoucherDetail, { platform, dialogs }: Deps): Promise<void> => {
  const { voucherId, showName, showTime, showDuration = null, utcOffset } = voucher
  if (showTime === null) return
  const t = texts.translator(ticketTexts)
  const { kind } = await platform.addToCalendar({
    id: voucherId,
    title: showName,
    startsAt: showTime,
    endsAt: showEnd(showTime, showDuration),
    utcOffset,
    location: venueText(voucher),
    alarmMinutes: AHEAD,
  })
  if (kind === 'done') dialogs.toast(t('detail.calendarDone'))
  else if (kind !== 'cancelled') dialogs.toast(t(kind === 'unsupported' ? 'error.unsupported' : 'error.later'))
}

/** Shows the venue on a map. */
export const openVenue = async (voucher: VoucherDetail, { platform, dialogs }: Deps): Promise<void> => {
  const { venueLat: latitude, venueLng: longitude, venueName: name, venueAddress: address } = voucher
  const opened = await openVenueMap(platform, { latitude, longitude, name, address })
  if (opened && opened.kind !== 'done' && opened.kind !== 'cancelled')
    dialogs.toast(texts.translator(ticketTexts)('error.later'))
}

/** Leads to this phone's wallet with a pass of one ticket. Never rejects. */
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
