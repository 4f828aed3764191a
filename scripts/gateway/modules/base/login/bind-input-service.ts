import { Type } from 'typebox'
import { readEmail } from '../../../core/contact'
import { badInput, type InputReason } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { Cellphone, CountryCode, Email, type Values, VerifyCode } from '../../../core/schema'
import { checkPhone } from './phone'
import type { Addressee } from './verify-code-service'

export const binding = {
  bindType: Type.Union([Type.Literal('EMAIL'), Type.Literal('CELLPHONE')]),
  emailBindParam: Type.Optional(Type.Object({ email: Email, verifyCode: VerifyCode })),
  cellphoneBindParam: Type.Optional(
    Type.Object({ cellphone: Cellphone, countryCode: CountryCode, verifyCode: VerifyCode }),
  ),
}

const refuse = (lang: Language, field: string, reason: InputReason): never => {
  throw badInput(lang, field, reason)
}

/** Returns the recipient of a code by its type, and ignores other fields. */
export const addresseeOf = (body: Values<typeof binding>, lang: Language): { to: Addressee; code: string } => {
  if (body.bindType === 'EMAIL') {
    const { email, verifyCode } = body.emailBindParam ?? refuse(lang, 'emailBindParam', 'required')
    return { to: { email: readEmail(email, lang) }, code: verifyCode }
  }
  const { cellphone, countryCode, verifyCode } =
    body.cellphoneBindParam ?? refuse(lang, 'cellphoneBindParam', 'required')
  checkPhone(countryCode, cellphone)
  return { to: { cellphone, countryCode }, code: verifyCode }
}
