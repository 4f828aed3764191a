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

/** What is wrong with a document's number, as exactly as the document tells; null when it can be right. */
const numberProblem = (idType: IdType, idNo: string) => {
  if (idNo.trim() === '') return 'audience.idPlaceholder'
  if (idType !== 'ID_CARD') return isDocument(idType, idNo) ? null : 'form.idNumber'
  const card = readIdCard(cleanDocument(idNo))
  return card.ok ? null : CARD_TEXTS[card.failure]
}

/** Whether an ID card is that of a minor at a moment (epoch ms); false where the document does not tell. */
export const isMinor = ({ idType, idNo }: AttendeeValues, now: number): boolean => {
  const card = idType === 'ID_CARD' ? readIdCard(cleanDocument(idNo)) : null
  return card?.ok === true && ageAt(card.value.birthday, now, BEIJING) < ADULT
}

/**
 * The rules of an attendee; the output is what is sent.
 * @param areas null as long as they are not known.
 * @param storesNumber the number on file stays when none is given.
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
