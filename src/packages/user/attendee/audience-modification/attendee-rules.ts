import { object, picklist, pipe, string, transform } from 'valibot'
import { type Country, ID_TYPES, type IdType } from '@/api/attendee'
import type { Issue } from '@/components/form/form-model'
import { filled, phone, rule, trimmed } from '@/components/form/rules'
import { ageAt } from '@/domain/identity/age'
import { cleanDocument, isDocument } from '@/domain/identity/document'
import { readIdCard } from '@/domain/identity/id-card'
import { MAINLAND } from '@/domain/identity/phone'
import type { userTexts } from '@/locales/namespaces/user'

const ADULT = 18
/** The birthday of a mainland ID card is a date in Beijing's time: minutes from UTC. */
const BEIJING = 480

const CARD_TEXTS = {
  length: 'audience.idLength',
  birthDate: 'audience.idBirthDate',
  checksum: 'audience.idChecksum',
} as const

/** A new attendee; the phone is optional. */
export const NEW_ATTENDEE = {
  name: '',
  idType: 'ID_CARD' as IdType,
  idNo: '',
  cellphone: '',
  countryCode: MAINLAND,
}
export type AttendeeValues = typeof NEW_ATTENDEE

/** The error of a document's number, as specific as possible; null when it may be valid. */
const numberProblem = (idType: IdType, idNo: string) => {
  if (idNo.trim() === '') return 'audience.idPlaceholder'
  if (idType !== 'ID_CARD') return isDocument(idType, idNo) ? null : 'form.idNumber'
  const card = readIdCard(cleanDocument(idNo))
  return card.ok ? null : CARD_TEXTS[card.failure]
}

/** Whether an ID card belongs to a minor at a time (epoch ms); false when the document has no birth date. */
export const isMinor = ({ idType, idNo }: AttendeeValues, now: number): boolean => {
  const card = idType === 'ID_CARD' ? readIdCard(cleanDocument(idNo)) : null
  return card?.ok === true && ageAt(card.value.birthday, now, BEIJING) < ADULT
}

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
  const problem = storesNumber && idNo.trim() === '' ? null : numberProblem(idType, idNo)
  return object({
    name: filled(issue('form.name')),
    idType: picklist(ID_TYPES),
    idNo: pipe(
      string(),
      rule(() => problem && issue(problem)),
      transform(cleanDocument),
    ),
    cellphone: cellphone.trim() === '' ? trimmed : phone(issue, { countryCode, areas }),
    countryCode: string(),
  })
}
