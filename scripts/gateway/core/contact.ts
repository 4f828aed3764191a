import { domainToASCII, domainToUnicode } from 'node:url'
import { MAINLAND } from '../../../src/domain/identity/phone'
import { cleanEmail, isEmail } from '../../../src/domain/typed/email'
import { phoneFailure } from '../../../src/domain/typed/phone'
import { badInput } from './inputs'
import type { Language } from './localized-text'

/**
 * Returns the normalized form of an e-mail address: lower case, with an internationalized domain in Unicode (UTS 46).
 * Throws `Refusal` badRequest for an address that the storefront also rejects.
 */
export const readEmail = (input: string, lang: Language): string => {
  const email = cleanEmail(input).toLowerCase()
  const at = email.lastIndexOf('@') + 1
  const domain = isEmail(email) ? domainToUnicode(domainToASCII(email.slice(at))) : ''
  if (domain === '') throw badInput(lang, 'email', 'format')
  return email.slice(0, at) + domain
}

/** Validates a phone number of any area, if present. Throws `Refusal` badRequest. */
export const checkNumber = (
  { cellphone, countryCode = MAINLAND }: { cellphone?: string; countryCode?: string },
  lang: Language,
): void => {
  if (cellphone && phoneFailure(cellphone, countryCode, [countryCode])) throw badInput(lang, 'cellphone', 'format')
}
