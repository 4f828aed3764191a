import type { VoucherDetail } from '@/api/voucher'
import { useModel } from '@/components/screen/use-model'
import { OfferNotices } from '@/components/ticket-return/offer-notices'
import { OffersModel } from '@/components/ticket-return/offers.model'

interface TicketOfferProps {
  voucher: VoucherDetail
  /** The ticket in view, from 0. */
  index: number
  onChange: () => unknown
}

/** Where the ticket in view is that was offered to the waitlist, and the way to take it back. */
export function TicketOffer({ voucher, index, onChange }: TicketOfferProps) {
  const model = useModel((deps) => new OffersModel(deps, () => voucher.orderId, onChange))
  return <OfferNotices model={model} ticketId={voucher.tickets[index]?.ticketId ?? ''} />
}
