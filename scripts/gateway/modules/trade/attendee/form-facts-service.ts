import type { Facts } from '../../../../../src/domain/form-schema/definition'
import type { IdType } from '../../../../../src/domain/identity/id-type'
import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { requireUser } from '../../base/user/account-service'

/**
 * Returns the facts about an account by which the answers of a form are checked. The client has the same ones.
 * @param day the first day of what is applied for, `YYYY-MM-DD`
 */
export const formFacts = async (tx: Tx, userId: string, day: string): Promise<Facts> => {
  const { cellphone, country_code: country, email } = await requireUser(tx, userId)
  const attendees = await listRows(tx, 'audiences', { user_id: userId })
  return {
    day,
    attendees: Object.fromEntries(
      attendees.map((each) => [each.audience_id, { idType: each.id_type as IdType, birthday: each.birthday }]),
    ),
    confirmed: [...(cellphone === null ? [] : [`${country}-${cellphone}`]), ...(email === null ? [] : [email])],
  }
}
