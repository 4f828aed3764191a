import type { Translate } from '@/locales/keys'
import type { giveTexts } from '@/locales/namespaces/give'
import { type LinkTo, linkTo } from '@/router/link-to'

/** Returns the link to the first open gift of these tickets, where it can be canceled; null without an open gift. */
export const toGift = (
  tickets: readonly { transferId: string }[],
  t: Translate<typeof giveTexts>,
): { text: string; to: LinkTo } | null => {
  const { transferId } = tickets.find((ticket) => ticket.transferId) ?? {}
  return transferId ? { text: t('give.toTakeBack'), to: linkTo('send-mine-ticket', { transferId }) } : null
}
