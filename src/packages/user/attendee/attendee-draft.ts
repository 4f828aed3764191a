import type { AttendeeDraft, IdType } from '@/api/attendee'
import { ageAt } from '@/domain/identity/age'
import { cleanDocument, isDocument } from '@/domain/identity/document'
import { readIdCard } from '@/domain/identity/id-card'
import { cleanPhone, phoneFailure } from '@/domain/identity/phone'
import type { Problem } from '../problem'

export type AttendeeField = 'name' | 'idNo' | 'cellphone'
export type AttendeeProblems = Partial<Record<AttendeeField, Problem>>

const ADULT = 18
/** Mainland ID cards tell a birthday in the time of Beijing. */
const BEIJING = 480

const CARD_WORDS = {
  length: 'audience.idLength',
  birthDate: 'audience.idBirthDate',
  checksum: 'audience.idChecksum',
} as const

/** What is wrong with a document's number, told as exactly as the document allows; null when it can be right. */
export const idProblem = (idType: IdType, idNo: string): Problem | null => {
  if (idNo.trim() === '') return { key: 'audience.idPlaceholder' }
  if (idType === 'ID_CARD') {
    const card = readIdCard(cleanDocument(idNo))
    return card.ok ? null : { key: CARD_WORDS[card.failure] }
  }
  return isDocument(idType, idNo) ? null : { key: 'form.idNumber' }
}

/** Whether an ID card is that of a minor at a moment (epoch ms); false where the document does not tell. */
export const isMinor = (idType: IdType, idNo: string, now: number): boolean => {
  const card = idType === 'ID_CARD' ? readIdCard(cleanDocument(idNo)) : null
  return card?.ok === true && ageAt(card.value.birthday, now, BEIJING) < ADULT
}

export interface Checks {
  /** The number on file stays when none is given. */
  keepsNumber: boolean
  areas: readonly string[]
}

/** Everything that keeps an attendee from being saved; the phone is optional. */
export const attendeeProblems = (draft: Required<AttendeeDraft>, { keepsNumber, areas }: Checks): AttendeeProblems => {
  const { name, idType, idNo, cellphone, countryCode } = draft
  const id = keepsNumber && idNo.trim() === '' ? null : idProblem(idType, idNo)
  const phone = cellphone.trim() === '' ? null : phoneFailure(cellphone, countryCode, areas)
  return {
    ...(name.trim() === '' && { name: { key: 'form.name' } }),
    ...(id && { idNo: id }),
    ...(phone && { cellphone: { key: phone === 'area' ? 'form.phoneArea' : 'form.phone' } }),
  }
}

/** A draft as it is sent. */
export const tidyDraft = (draft: Required<AttendeeDraft>): Required<AttendeeDraft> => ({
  ...draft,
  name: draft.name.trim(),
  idNo: cleanDocument(draft.idNo),
  cellphone: cleanPhone(draft.cellphone),
})
