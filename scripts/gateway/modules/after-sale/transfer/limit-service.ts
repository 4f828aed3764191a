import { GIFTS_A_DAY } from '../../../../../src/domain/ticket/transfer'
import type { Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

const DAY = 24 * 3_600_000

/** The tickets of a new gift and the recipient's phone. */
interface Gift {
  ticketIds: readonly string[]
  countryCode: string
  cellphone: string
}

/**
 * Checks an account's gifts of the last 24 hours against the limits. The caller locks the account. Throws `Refusal`
 * giftTooMany.
 */
export const checkGiftLimits = async (
  tx: Tx,
  giverId: string,
  { ticketIds, countryCode, cellphone }: Gift,
  now: number,
): Promise<void> => {
  const gifts = await tx
    .selectFrom('transfers')
    .select(['country_code', 'cellphone'])
    .where('giver_id', '=', giverId)
    .where('created_at', '>', now - DAY)
    .execute()
  const toRecipient = gifts.filter((gift) => gift.country_code === countryCode && gift.cellphone === cellphone)
  if (gifts.length >= GIFTS_A_DAY.giver || toRecipient.length >= GIFTS_A_DAY.recipient) throw new Refusal('giftTooMany')
  const ofTickets = await tx
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .select(({ fn }) => ['x.ticket_id', fn.countAll<number>().as('count')])
    .where('x.ticket_id', 'in', [...ticketIds])
    .where('g.created_at', '>', now - DAY)
    .groupBy('x.ticket_id')
    .execute()
  if (ofTickets.some(({ count }) => count >= GIFTS_A_DAY.ticket)) throw new Refusal('giftTooMany')
}
