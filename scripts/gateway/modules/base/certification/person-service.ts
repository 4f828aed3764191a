import type { IdType } from '../../../../../src/domain/identity/id-type'
import { documentFailure } from '../../../../../src/domain/identity/document'
import { cleanCode, cleanName } from '../../../../../src/domain/typed/text'
import { maskDocument, maskName } from '../../../../../src/domain/identity/mask'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { lockBuyer } from '../user/account-service'
import { seal, unseal } from '../../../core/seal'
import { certificationOf, decision, putCertification } from './state-service'

/** A person's identity as entered in the form. */
export interface PersonDraft {
  name: string
  idType: IdType
  idNo: string
}

const sealedText = (name: string, number: string): string => JSON.stringify([name, number])

/**
 * Stores a buyer's identity in the caller's transaction. An ID card is verified by its number (GB 11643), any other
 * document by a manual review. A different document ends the face check, because the document may belong to another
 * person. Throws `Refusal` idNumberWrong.
 */
export const putPerson = async (
  { clock, certificationKey }: Gateway,
  tx: Tx,
  userId: string,
  { name, idType, idNo }: PersonDraft,
): Promise<Row<'certifications'>> => {
  const now = clock.now()
  const number = cleanCode(idNo)
  const person = cleanName(name)
  if (documentFailure(idType, number)) throw new Refusal('idNumberWrong')
  await lockBuyer(tx, userId)
  const before = await certificationOf(tx, userId, 'PERSON')
  const text = sealedText(person, number)
  const same = before?.sealed != null && unseal(certificationKey, before.sealed) === text
  if (before && same && before.auth_status !== 'AUTH_FAIL') return before
  if (!same)
    await tx
      .deleteFrom('certifications')
      .where('user_id', '=', userId)
      .where('auth_type', 'in', ['ELECTRONIC_CERT', 'STUDENT'])
      .execute()
  return putCertification(
    tx,
    userId,
    'PERSON',
    {
      ...decision(idType === 'ID_CARD' ? 'PASSED' : 'PENDING', '', now),
      valid_until: null,
      id_type: idType,
      name_mask: maskName(person),
      number_mask: maskDocument(number),
      sealed: seal(certificationKey, text),
    },
    now,
  )
}

/** Stores the identity of the logged-in buyer. */
export const savePerson = (gateway: Gateway, userId: string, draft: PersonDraft): Promise<Row<'certifications'>> =>
  gateway.db.transaction().execute((tx) => putPerson(gateway, tx, userId, draft))

/** Returns the verified document of a buyer as text, or null without one. The text is confidential. */
export const verifiedDocument = async (
  { certificationKey }: Pick<Gateway, 'certificationKey'>,
  tx: Tx,
  userId: string,
): Promise<string | null> => {
  const row = await certificationOf(tx, userId, 'PERSON')
  if (row?.auth_status !== 'AUTH_SUCCESS' || row.sealed === null) return null
  const [, number] = JSON.parse(unseal(certificationKey, row.sealed)) as [string, string]
  return `${row.id_type}:${number}`
}
