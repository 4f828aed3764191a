import { MAINLAND } from '../../../../../src/domain/identity/phone'
import { checkNumber, readEmail } from '../../../core/contact'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { OrderRequest } from './purchase-input'
import type { ContactRow } from './tables'

/** Returns the contact of an order. Throws `Refusal`: contactNeeded, and refusals of invalid numbers and addresses. */
export const contactOf = ({ cellphone, countryCode, email }: OrderRequest['contact'], lang: Language): ContactRow => {
  checkNumber({ cellphone, countryCode }, lang)
  if (cellphone) return { type: 'PHONE', value: cellphone, countryCode: countryCode || MAINLAND }
  if (email) return { type: 'EMAIL', value: readEmail(email, lang), countryCode: '' }
  throw new Refusal('contactNeeded')
}
