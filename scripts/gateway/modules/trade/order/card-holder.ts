import { maskName } from '../../../../../src/domain/identity/mask'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import { documentKey } from '../attendee/document-key-service'
import type { Quote } from './quote'
import { unitsOfQuote } from './quoted-units-service'

type Holder = Pick<Row<'user_cards'>, 'id_name' | 'document_key'>

/** Returns the holder of an annual card; undefined for a card of another kind. */
const annualHolder = (tx: Tx, userCardId: string): Promise<Holder | undefined> =>
  tx
    .selectFrom('user_cards as u')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['u.id_name', 'u.document_key'])
    .where('u.user_card_id', '=', userCardId)
    .where('t.kind', '=', 'ANNUAL')
    .executeTakeFirst()

/**
 * Returns the ids of an order's attendees in the order of the tickets. The holder of an annual card gets the ticket
 * that the card covers. Changes nothing for shows that do not name each ticket at the purchase.
 * @throws Refusal cardHolderNeeded if the holder is not among the attendees
 */
export const placeCardHolder = async (
  tx: Tx,
  quote: Quote,
  { userId, audienceIds }: { userId: string; audienceIds: readonly string[] },
): Promise<readonly string[]> => {
  const { cover } = quote.facts
  if (!cover || audienceIds.length === 0 || namingAtPurchase(quote.show) !== 'ONE_PER_TICKET') return audienceIds
  const holder = await annualHolder(tx, cover.coverId)
  if (!holder) return audienceIds
  const rows = await listRows(tx, 'audiences', { user_id: userId, audience_id: [...audienceIds] })
  const own = rows.find((row) => documentKey(row) === holder.document_key)
  if (!own) throw new Refusal('cardHolderNeeded', { params: { name: maskName(holder.id_name) } })
  const covered = quote.shares.find(({ card }) => card > 0)?.unitId
  const place = unitsOfQuote(quote).find(({ unitId }) => unitId === covered)?.places[0] ?? 0
  const placed = audienceIds.filter((id) => id !== own.audience_id)
  placed.splice(place, 0, own.audience_id)
  return placed
}
