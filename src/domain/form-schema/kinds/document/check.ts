import { array, maxLength, minLength, optional, picklist, pipe, strictObject } from 'valibot'
import { maskDocument } from '../../../identity/mask'
import { ID_TYPES } from '../../../identity/id-type'
import { fieldCheck } from '../../check/field-check'

export const checks = {
  DOCUMENT: fieldCheck<'DOCUMENT'>({
    own: {
      limits: strictObject({
        idTypes: optional(pipe(array(picklist(ID_TYPES)), minLength(1), maxLength(ID_TYPES.length))),
      }),
    },
    keep: ['IDENTITY'],
    mask: ({ idType, idNo }) => ({ idType, idNo: maskDocument(idNo) }),
    reusable: false,
  }),
}
