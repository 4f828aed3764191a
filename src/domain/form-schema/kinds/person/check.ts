import { array, maxLength, minLength, optional, picklist, pipe, strictObject } from 'valibot'
import { ID_TYPES } from '../../../identity/id-type'
import { fieldCheck } from '../../check/field-check'
import { whole } from '../../check/parts'

const age = whole(0, 150)

export const checks = {
  PERSON: fieldCheck<'PERSON'>({
    own: {
      limits: strictObject({
        minAge: optional(age),
        maxAge: optional(age),
        idTypes: optional(pipe(array(picklist(ID_TYPES)), minLength(1), maxLength(ID_TYPES.length))),
      }),
    },
    keep: ['IDENTITY', 'MINOR'],
    isImpossible: ({ limits: { minAge = 0, maxAge = Infinity } }) => minAge > maxAge,
  }),
}
