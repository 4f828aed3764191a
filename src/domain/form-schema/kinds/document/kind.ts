import { documentFailure } from '../../../identity/document'
import { kindRules, stringsOf } from '../../kind-rules'
import { cleanCode } from '../../../typed/text'

import { ID_TYPES, type IdType } from '../../../identity/id-type'

export interface DocumentValue {
  readonly idType: IdType
  readonly idNo: string
}

declare module '../../definition' {
  interface FieldKinds {
    /** Without `idTypes`, all documents are accepted. */
    DOCUMENT: { value: DocumentValue; own: { readonly limits: { readonly idTypes?: readonly IdType[] } } }
  }
}

const isIdType = (type: string): type is IdType => (ID_TYPES as readonly string[]).includes(type)

export const kinds = {
  DOCUMENT: kindRules<'DOCUMENT'>({
    read: (input) => {
      const typed = stringsOf(input, ['idType', 'idNo'])
      if (!typed || !isIdType(typed.idType)) return undefined
      const idNo = cleanCode(typed.idNo)
      return idNo === '' ? null : { idType: typed.idType, idNo }
    },
    problem: ({ idType, idNo }, { limits: { idTypes } }) => {
      if (idTypes && !idTypes.includes(idType)) return ['ID_TYPE']
      return documentFailure(idType, idNo) ? ['INVALID'] : null
    },
  }),
}
