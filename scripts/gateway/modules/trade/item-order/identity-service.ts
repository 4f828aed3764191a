import type { IdType } from '../../../../../src/domain/identity/id-type'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { documentKey } from '../attendee/document-key-service'
import type { ItemOffer } from './kind-service'
import type { ItemIdentity } from './tables'

/** Returns the identity of an attendee, with a masked document number. */
export const identityOfAttendee = (person: Row<'audiences'>): ItemIdentity => ({
  ...{ name: person.name, idType: person.id_type as IdType, idNo: maskDocument(person.id_no) },
  documentKey: documentKey(person),
})

/**
 * Returns the identity of the attendee to whom an item is issued, or null for an item without a person's name. Throws
 * `Refusal`: notFound, identityNeeded, identityUnfit.
 */
export const identityOf = async (
  tx: Tx,
  { idTypes }: Pick<ItemOffer, 'idTypes'>,
  userId: string,
  audienceId: string,
): Promise<ItemIdentity | null> => {
  if (!idTypes) return null
  if (!audienceId) throw new Refusal('identityNeeded')
  const person = found(await findRow(tx, 'audiences', { audience_id: audienceId, user_id: userId }))
  if (!idTypes.includes(person.id_type as IdType)) throw new Refusal('identityUnfit')
  return identityOfAttendee(person)
}
