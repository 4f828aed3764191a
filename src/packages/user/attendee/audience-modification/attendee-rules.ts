import { object, pipe, string, transform } from 'valibot'
import type { Attendee, Country } from '@/api/attendee'
import type { Issue } from '@/components/form/form-model'
import { personRules } from '@/components/form/person-rules'
import { filled, line, phone } from '@/components/form/rules'
import { needsRegion } from '@/domain/identity/document'
import type { IdType } from '@/domain/identity/id-type'
import { MAINLAND } from '@/domain/identity/phone'
import { plainText } from '@/domain/typed/text'
import type { userTexts } from '@/locales/namespaces/user'

/** Form values of a new attendee; the phone number is optional. */
export const NEW_ATTENDEE = {
  name: '',
  idType: 'ID_CARD' as IdType,
  region: '',
  idNo: '',
  cellphone: '',
  countryCode: MAINLAND,
}
export type AttendeeValues = typeof NEW_ATTENDEE

/**
 * Creates the validation schema of an attendee. Its output is the request body.
 * @param areas areas whose phone numbers are valid; null while they load
 * @param storesNumber true if an empty document number means that the stored number does not change
 */
export const attendeeSchema = (
  issue: Issue<typeof userTexts>,
  { idType, idNo, cellphone, countryCode }: AttendeeValues,
  areas: readonly Country[] | null,
  storesNumber: boolean,
) => {
  return object({
    ...personRules(issue, { idType, idNo }, storesNumber),
    region: needsRegion(idType)
      ? filled(issue('audience.regionMissing'))
      : pipe(
          string(),
          transform(() => ''),
        ),
    cellphone: plainText(cellphone) === '' ? line : phone(issue, { countryCode, areas }),
    countryCode: string(),
  })
}

/**
 * Converts a stored attendee to form values. The document number is empty, because responses contain it only masked.
 */
export const valuesOf = ({ name, idType, region, cellphone, countryCode }: Attendee): Omit<AttendeeValues, 'idNo'> => ({
  name,
  idType,
  region,
  cellphone,
  countryCode: countryCode || MAINLAND,
})
