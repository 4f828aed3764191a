import { pipe, regex, strictObject, string } from 'valibot'
import { fieldCheck } from '../../check/field-check'
import { explanation } from '../../check/parts'

export const checks = {
  CONSENT: fieldCheck<'CONSENT'>({
    own: {
      limits: strictObject({ text: explanation, textVersion: pipe(string(), regex(/^[A-Za-z0-9._-]{1,40}$/)) }),
    },
    reusable: false,
    compares: (value) => value === true,
    candidates: () => [true],
  }),
}
