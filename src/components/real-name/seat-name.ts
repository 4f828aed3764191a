import type { NamedTicket } from '@/api/real-name'
import type { Translate } from '@/locales/keys'
import type { namesTexts } from '@/locales/namespaces/names'

/** How a ticket is called: its seat, or its number where it has none. @param index of the ticket in its voucher, from 0 */
export const seatName = (
  { seatDesc }: Pick<NamedTicket, 'seatDesc'>,
  index: number,
  t: Translate<typeof namesTexts>,
): string => seatDesc || t('names.ticket', { number: index + 1 })
