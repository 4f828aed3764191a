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

/** Returns true if an ID card's number is complete: it is then validated before blur. */
export const isNumberComplete = (changed: string, { idType, idNo }: Document): boolean =>
  changed === 'idNo' && idType === 'ID_CARD' && cleanCode(idNo).length >= 18

/**
 * The rules of a person's name and document, by their fields; the number is output in its stored form.
 * @param storesNumber an empty number leaves the stored one unchanged
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
