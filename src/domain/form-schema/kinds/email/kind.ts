import { cleanEmail, isEmail } from '../../../typed/email'
import { kindRules } from '../../kind-rules'

const MAX_LENGTH = 120

declare module '../../definition' {
  interface FieldKinds {
    /** With `codeCheck`, the address must be confirmed by a code. */
    EMAIL: { value: string; own: { readonly limits: { readonly codeCheck?: boolean } } }
  }
}

export const kinds = {
  EMAIL: kindRules<'EMAIL'>({
    read: (input) => (typeof input === 'string' ? cleanEmail(input) || null : undefined),
    problem: (email, { limits: { codeCheck } }, { confirmed }) => {
      if (email.length > MAX_LENGTH || !isEmail(email)) return ['INVALID']
      return codeCheck && confirmed?.includes(email) === false ? ['NOT_CONFIRMED'] : null
    },
  }),
}
