import { object, picklist, pipe, string, transform } from 'valibot'
import { type Attendee, type Country, ID_TYPES, type IdType } from '@/api/attendee'
import type { Issue } from '@/components/form/form-model'
import { filled, phone, rule, trimmed } from '@/components/form/rules'
import { cleanDocument, documentFailure, needsRegion } from '@/domain/identity/document'
import { MAINLAND } from '@/domain/identity/phone'
import type { userTexts } from '@/locales/namespaces/user'

const NUMBER_TEXTS = {
  missing: 'audience.idPlaceholder',
  format: 'form.idNumber',
  length: 'audience.idLength',
  birthDate: 'audience.idBirthDate',
  checksum: 'audience.idChecksum',
} as const

/** A new attendee; the phone is optional. */
export const NEW_ATTENDEE = {
  name: '',
  idType: 'ID_CARD' as IdType,
  idNo: '',
  region: '',
  cellphone: '',
  countryCode: MAINLAND,
}
export type AttendeeValues = typeof NEW_ATTENDEE

/** Whether an ID card's number has all its characters: it is checked before its field is left. */
export const isNumberComplete = (changed: string, { idType, idNo }: AttendeeValues): boolean =>
  changed === 'idNo' && idType === 'ID_CARD' && idNo.trim().length >= 18

/**
 * The rules of an attendee; the output is the request.
 * @param areas null while they load
 * @param storesNumber an empty number keeps the stored one
 */
export const attendeeSchema = (
  issue: Issue<typeof userTexts>,
  { idType, idNo, cellphone, countryCode }: AttendeeValues,
  areas: readonly Country[] | null,
  storesNumber: boolean,
) => {
  const failure = storesNumber && idNo.trim() === '' ? null : documentFailure(idType, idNo)
  return object({
    name: filled(issue('form.name')),
    idType: picklist(ID_TYPES),
    idNo: pipe(
      string(),
      rule(() => failure && issue(NUMBER_TEXTS[failure])),
      transform(cleanDocument),
    ),
    region: needsRegion(idType)
      ? filled(issue('audience.regionMissing'))
      : pipe(
          string(),
          transform(() => ''),
        ),
    cellphone: cellphone.trim() === '' ? trimmed : phone(issue, { countryCode, areas }),
    countryCode: string(),
  })
}

/** A stored attendee as the form shows it: the number never comes back whole. */
export const valuesOf = ({ name, idType, region, cellphone, countryCode }: Attendee): Omit<AttendeeValues, 'idNo'> => ({
  name,
  idType,
  region,
  cellphone,
  countryCode: countryCode || MAINLAND,
})
