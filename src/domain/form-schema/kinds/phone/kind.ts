import { phoneFailure, readPhone } from '../../../typed/phone'
import { kindRules, stringsOf } from '../../kind-rules'

/** A mobile number: the dialing code without the plus, and the number without it. */
export interface PhoneValue {
  readonly countryCode: string
  readonly cellphone: string
}

declare module '../../definition' {
  interface FieldKinds {
    /** With `codeCheck`, the number must be confirmed by a code. */
    PHONE: { value: PhoneValue; own: { readonly limits: { readonly codeCheck?: boolean } } }
  }
}

export const kinds = {
  PHONE: kindRules<'PHONE'>({
    read: (input) => {
      const typed = stringsOf(input, ['countryCode', 'cellphone'])
      if (!typed || typed.cellphone === '') return typed && null
      const { countryCode, cellphone } = readPhone(typed.cellphone, typed.countryCode)
      return { countryCode, cellphone }
    },
    problem: ({ countryCode, cellphone }, { limits: { codeCheck } }, { phoneAreas, confirmed }) => {
      if (phoneFailure(cellphone, countryCode, phoneAreas)) return ['INVALID']
      return codeCheck && confirmed?.includes(`${countryCode}-${cellphone}`) === false ? ['NOT_CONFIRMED'] : null
    },
  }),
}
