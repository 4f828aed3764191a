import { boolean, optional, strictObject } from 'valibot'
import { fieldCheck } from '../../check/field-check'

export const checks = {
  PHONE: fieldCheck<'PHONE'>({
    own: { limits: strictObject({ codeCheck: optional(boolean()) }) },
    keep: ['CONTACT', 'HEALTH', 'MINOR'],
  }),
}
