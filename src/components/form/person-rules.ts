import { picklist, pipe, string, transform } from 'valibot'
import { documentFailure } from '@/domain/identity/document'
import { ID_TYPES, type IdType } from '@/domain/identity/id-type'
import { cleanCode } from '@/domain/typed/text'
import type { userTexts } from '@/locales/namespaces/user'
import type { Issue } from './form-model'
import { filled, rule } from './rules'

const NUMBER_TEXTS = {
  missing: 'audience.idPlaceholder',
  format: 'form.idNumber',
  length: 'audience.idLength',
  birthDate: 'audience.idBirthDate',
  checksum: 'audience.idChecksum',
} as const

interface Document {
  idType: IdType
  idNo: string
}

/**
 * Returns true if the number of an ID card is complete. A complete number is validated before the field loses the
 * focus.
 */
export const isNumberComplete = (changed: string, { idType, idNo }: Document): boolean =>
  changed === 'idNo' && idType === 'ID_CARD' && cleanCode(idNo).length >= 18

/**
 * Creates the rules of a person's name and identity document, by field. The output contains the number in its stored
 * form.
 * @param storesNumber true if a number is stored already; an empty field then leaves it unchanged
 */
export const personRules = (issue: Issue<typeof userTexts>, { idType, idNo }: Document, storesNumber = false) => {
  const failure = storesNumber && cleanCode(idNo) === '' ? null : documentFailure(idType, idNo)
  return {
    name: filled(issue('form.name')),
    idType: picklist(ID_TYPES),
    idNo: pipe(
      string(),
      rule(() => failure && issue(NUMBER_TEXTS[failure])),
      transform(cleanCode),
    ),
  }
}
