import type { Gateway } from '../../../core/context'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { shopName } from '../../base/shop/service'
import { ticketCodes } from '../../trade/voucher/code-service'
import { voucherWithTickets } from '../../trade/voucher/service'
import { walletsOf } from '../../trade/voucher/wallet-service'

/** Contents of a ticket's pass in one language, with the code for the gate. */
export interface PassFacts {
  ticketId: string
  showId: string
  sessionId: string
  code: string
  shop: string
  show: string
  venue: string
  address: string
  /** Date and time in the format of the ticket, or only the date for a permanent show. */
  when: string
  /** Start of the session in ISO 8601, with the venue's offset. */
  startsAt: string
  /** Seat of the ticket, or '' if the session has no seats. */
  seat: string
  door: string
  tier: string
  /** Attendee name, or '' for a ticket without a name. */
  holder: string
}

const MINUTE = 60_000

/** Formats a time with an offset: `2026-12-05T19:30:00+08:00`. */
const withOffset = (time: number, utcOffset: number): string => {
  const two = (n: number) => String(Math.trunc(n)).padStart(2, '0')
  const ahead = Math.abs(utcOffset)
  const local = new Date(time + utcOffset * MINUTE).toISOString().slice(0, 19)
  return `${local}${utcOffset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
}

interface Asked {
  userId: string
  voucherId: string
  ticketId: string
  lang: Language
}

/**
 * Returns the pass contents of a buyer's ticket. Null if no wallet can hold the ticket: the merchant has no keys, or
 * the code changes, is not visible yet or has ended. Throws `Refusal` notFound for other buyers' vouchers.
 */
export const passFacts = async (
  gateway: Gateway,
  { userId, voucherId, ticketId, lang }: Asked,
): Promise<PassFacts | null> => {
  const now = gateway.clock.now()
  const { voucher, tickets } = await voucherWithTickets(gateway, userId, voucherId)
  const row = tickets.find((ticket) => ticket.ticket_id === ticketId)
  if (!row || walletsOf(gateway.walletKeys, voucher, now).length === 0) return null
  // Needs no device id, because a static code has no key.
  const codes = await ticketCodes(gateway, { userId, sessionId: '', voucherId, now })
  const code = codes.find((each) => each.ticketId === ticketId)?.code
  if (!code) return null
  const { show_time: time, utc_offset: offset, permanent } = voucher
  return {
    ...{ ticketId, showId: voucher.show_id, sessionId: voucher.session_id, code },
    ...{ shop: shopName(lang), show: voucher.show_name[lang] },
    ...{ venue: voucher.venue_name[lang], address: voucher.venue_address[lang] },
    ...{ when: sessionName(lang, time, offset, permanent), startsAt: withOffset(time, offset) },
    ...{ seat: row.seat_desc[lang], door: (row.entrance ?? row.tier_entrance)[lang], tier: row.name[lang] },
    holder: row.audience_name,
  }
}
