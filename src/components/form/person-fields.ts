import { ID_TYPES, type IdType } from '@/domain/identity/id-type'
import type { userTexts } from '@/locales/namespaces/user'
import type { Fields, FieldText } from './fields/fields'

type Texts = typeof userTexts

interface PersonValues {
  name: string
  idType: IdType
  idNo: string
}

interface NumberData {
  placeholder?: FieldText<Texts>
  /** True if the document number may be empty. An empty number leaves the stored one unchanged. */
  optional?: boolean
}

/** Returns the fields of a person's name and identity document. `personRules` validates them. */
export const personFields = (
  idType: IdType,
  { placeholder = 'audience.idPlaceholder', optional }: NumberData = {},
): Required<Fields<PersonValues, Texts>> => ({
  name: { label: 'audience.name', maxlength: 60 },
  idType: {
    kind: 'choice',
    label: 'audience.idType',
    placeholder: 'audience.chooseIdType',
    options: ID_TYPES,
    textOf: (type) => `idType.${type}`,
  },
  idNo: { label: 'audience.idNumber', placeholder, optional, type: idType === 'ID_CARD' ? 'idcard' : 'text' },
})
