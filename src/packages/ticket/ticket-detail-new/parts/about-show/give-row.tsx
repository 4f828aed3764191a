import type { Ticket, VoucherDetail } from '@/api/voucher'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { GiftRow } from '@/components/ticket/gift-row/gift-row'
import { ListRow } from '@/components/ui/list-row/list-row'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { giveBlock } from './give-block'

interface GiveRowProps {
  voucher: VoucherDetail
  /** The displayed ticket. */
  ticket: Ticket
  /** True if the ticket is currently listed for resale. */
  offered: boolean
}

/**
 * Draws the row for giving the displayed ticket away, or the reason why that is not possible. Draws nothing for a
 * ticket in a gift that is not accepted yet.
 */
export function GiveRow({ voucher, ticket, offered }: GiveRowProps) {
  const t = useTexts(ticketTexts)
  const { clock, stores } = useServices()
  if (ticket.state !== 'VALID') return null
  const { receivedFrom = '', voucherId } = voucher
  if (receivedFrom)
    return (
      <ListRow icon="gift" title={t('detail.receivedFrom', { giver: receivedFrom })} note={t('detail.receivedNote')} />
    )
  const { rebooking, holderOnly = false } = ticket
  const block = giveBlock(voucher, { offered, rebooking, holderOnly, now: clock.now(), limits: stores.shop.limits })
  return <GiftRow block={block} voucherId={voucherId} ticketId={ticket.ticketId} />
}
