import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import type { GiftEntry } from '@/domain/ticket/transfer'
import { giveTexts } from '@/locales/namespaces/give'
import { linkTo } from '@/router/link-to'

interface GiftRowProps {
  entry: GiftEntry
  voucherId: string
  /** The ticket that is chosen at first; none for all. */
  ticketId?: string
}

/** The way to give tickets to a friend, or why they cannot be given. */
export function GiftRow({ entry, voucherId, ticketId }: GiftRowProps) {
  const t = useTexts(giveTexts)
  if (entry === 'forbidden') return <ListRow icon="gift" title={t('give.entry')} note={t('give.forbidden')} />
  return (
    <ListRow
      icon="gift"
      title={t('give.entry')}
      note={t('give.note')}
      to={linkTo('send-mine-ticket', { id: voucherId, ...(ticketId && { ticketId }) })}
    />
  )
}
