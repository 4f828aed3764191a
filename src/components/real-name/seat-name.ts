import type { NamedTicket } from '@/api/real-name'
import { ticketPlace } from '@/components/ticket/ticket-place'
import type { Translate } from '@/locales/keys'

/** How a ticket is called: its seat, or its number where it has none. @param index of the ticket in its voucher, from 0 */
export const seatName = ({ seatDesc }: Pick<NamedTicket, 'seatDesc'>, index: number, t: Translate): string =>
  ticketPlace([seatDesc], [index + 1], t)
