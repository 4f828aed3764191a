import type { Facts } from '../../../../../src/domain/form-schema/definition'
import type { IdType } from '../../../../../src/domain/identity/id-type'
import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { requireUser } from '../../base/user/account-service'

/** Returns the facts of an account for the rules of forms: its attendees and its confirmed contacts. */
export const accountFacts = async (tx: Tx, userId: string): Promise<Pick<Facts, 'attendees' | 'confirmed'>> => {
  const { cellphone, country_code: country, email } = await requireUser(tx, userId)
  const attendees = await listRows(tx, 'audiences', { user_id: userId })
  return {
    attendees: Object.fromEntries(
      attendees.map((each) => [each.audience_id, { idType: each.id_type as IdType, birthday: each.birthday }]),
    ),
    confirmed: [...(cellphone === null ? [] : [`${country}-${cellphone}`]), ...(email === null ? [] : [email])],
  }
}
