import type { Attendee } from '@/api/attendee'
import type { AttendeeProblem } from '@/domain/attendee'
import { ageRangeKind } from '@/domain/show/age-range'
import type { checkoutTexts } from '@/locales/namespaces/checkout'
import type { Translate } from '@/locales/keys'

/** Group of texts: attendees of a show, or the one holder of a card. */
export type AttendeeTexts = 'confirm' | 'holder'

/** Returns a sentence with the age rule of the attendees; '' for any age. Ages in years. */
export const ageRuleText = (
  { count, min, max }: { count: number; min: number | null; max: number | null },
  t: Translate<typeof checkoutTexts>,
): string => {
  if (min !== null && max !== null) return t('attendee.age', { count, min, max })
  if (min !== null) return t('attendee.ageFrom', { count, min })
  return max !== null ? t('attendee.ageTo', { count, max }) : ''
}

/** Returns a sentence with the problem of the attendees. */
export const attendeeProblemText = (
  problem: AttendeeProblem | null,
  attendees: readonly Attendee[],
  t: Translate<typeof checkoutTexts>,
  texts: AttendeeTexts,
): string => {
  const of = texts === 'holder' ? 'holder' : 'attendee'
  switch (problem?.kind) {
    case undefined:
      return ''
    case 'tooMany':
      return t('attendee.tooMany', { count: problem.max })
    case 'tooFew':
      return t(`${of}.tooFew`, { count: problem.missing })
    case 'document':
      return t(`${of}.document`, { name: attendees[problem.index]?.name ?? '' })
    case 'seatAge': {
      const age = ageRangeKind(problem)
      const name = attendees[problem.index]?.name ?? ''
      if (problem.reason === 'unknown' || age === null) return t('attendee.seatAgeUnknown', { name })
      return t(`attendee.seatAge.${age}`, { name, min: problem.minAge ?? 0, max: problem.maxAge ?? 0 })
    }
    case 'age':
      return ageRuleText(problem, t)
  }
}
