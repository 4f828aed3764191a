import type { IdType } from '../../../identity/id-type'

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
