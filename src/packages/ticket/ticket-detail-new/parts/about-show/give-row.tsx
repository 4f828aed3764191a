import type { Ticket, VoucherDetail } from '@/api/voucher'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import type { GiveRefusal } from '@/domain/ticket/transfer'
import type { TextKey } from '@/locales/keys'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import { giveBlock } from './give-block'

const REASONS: Partial<Record<GiveRefusal, TextKey<typeof ticketTexts>>> = {
  FORBIDDEN: 'detail.giveForbidden',
  CANCELLED: 'detail.giveCancelled',
  OFFERED: 'detail.giveOffered',
  TOO_LATE: 'detail.giveTooLate',
}

interface GiveRowProps {
  voucher: VoucherDetail
  /** The ticket in view. */
  ticket: Ticket
  /** It is offered to the waitlist now. */
  offered: boolean
}

/** Links to giving the ticket in view to a friend, or shows why it cannot be given. Nothing for one that is being given. */
export function GiveRow({ voucher, ticket, offered }: GiveRowProps) {
  const t = useTexts(ticketTexts)
  const { clock, stores } = useServices()
  if (ticket.state !== 'VALID') return null
  const { receivedFrom = '', voucherId } = voucher
  if (receivedFrom)
    return (
      <ListRow icon="gift" title={t('detail.receivedFrom', { giver: receivedFrom })} note={t('detail.receivedNote')} />
    )
  const { limits } = stores.shop
  const block = giveBlock(voucher, { offered, now: clock.now(), limits })
  const reason = block && REASONS[block]
  return (
    <ListRow
      icon="gift"
      title={t('detail.give')}
      note={t(reason ?? 'detail.giveNote', { count: limits.transferLeadHours })}
      to={block ? undefined : linkTo('send-mine-ticket', { id: voucherId, ticketId: ticket.ticketId })}
    />
  )
}
