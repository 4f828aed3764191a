import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import type { GiveRefusal } from '@/domain/ticket/transfer'
import type { TextKey } from '@/locales/keys'
import { giveTexts } from '@/locales/namespaces/give'
import { linkTo } from '@/router/link-to'

const REASONS: Partial<Record<GiveRefusal, TextKey<typeof giveTexts>>> = {
  FORBIDDEN: 'give.forbidden',
  CANCELLED: 'give.cancelled',
  PAPER: 'give.paper',
  CARD: 'give.card',
  GIVING: 'give.giving',
  OFFERED: 'give.offered',
  REBOOKING: 'give.rebooking',
  TOO_LATE: 'give.tooLate',
}

interface GiftRowProps {
  /** Reason why the tickets cannot be transferred; null if they can be. */
  block: GiveRefusal | null
  voucherId: string
  /** Id of the ticket that is selected at first; absent to select all. */
  ticketId?: string
}

/** Draws a link to the screen that gives tickets to a friend. If they cannot be transferred, shows the reason. */
export function GiftRow({ block, voucherId, ticketId }: GiftRowProps) {
  const t = useTexts(giveTexts)
  const { limits } = useServices().stores.shop
  const reason = block && REASONS[block]
  return (
    <ListRow
      icon="gift"
      title={t('give.entry')}
      note={t(reason ?? 'give.note', { count: limits.transferLeadHours })}
      to={block ? undefined : linkTo('send-mine-ticket', { id: voucherId, ...(ticketId && { ticketId }) })}
    />
  )
}
