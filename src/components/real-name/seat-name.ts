import type { NamedTicket } from '@/api/real-name'
import { ticketPlace } from '@/components/ticket/ticket-place'
import type { Translate } from '@/locales/keys'

/**
 * Returns the name of a ticket: its seat, or its number if it has no seat. @param index position in the voucher, from 0
 */
export const seatName = ({ seatDesc }: Pick<NamedTicket, 'seatDesc'>, index: number, t: Translate): string =>
  ticketPlace([seatDesc], [index + 1], t)
