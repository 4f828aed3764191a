import type { EntranceVisit } from '@/api/entrance'
import { type EntranceState, isEntranceDue, visitStateOf } from '@/domain/entrance'
import type { Translate } from '@/locales/keys'
import type { entranceTexts } from '@/locales/namespaces/entrance'

/** Returns the state of a visit and its text, such as "2 of 4 missing". */
export const visitState = (
  { people, missing }: EntranceVisit,
  t: Translate<typeof entranceTexts>,
): { state: EntranceState; text: string } => {
  const state = visitStateOf(people.map((person) => person.state))
  const text = isEntranceDue(state)
    ? t(`entrance.visit.${state}`, { count: missing, total: people.length })
    : t(`entrance.visit.${state}`)
  return { state, text }
}
