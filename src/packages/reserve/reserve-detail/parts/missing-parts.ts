import type { Services } from '@/components/services'
import type { PeopleProblem, PeopleRules } from '@/domain/slot/reservation'
import type { Translate } from '@/locales/keys'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { texts } from '@/locales/texts'

/** Parts that a reservation or its change needs, from the top of the page to the bottom. */
export type ReservePart = 'old' | 'slot' | 'people' | 'agree'

/** Problem of the people of a reservation, or null, and the rules that the reservation breaks. */
export interface PeopleState {
  problem: PeopleProblem | null
  rules: PeopleRules | null
}

/** Returns the message for the people of a reservation, or '' without a problem. */
export const peopleText = ({ problem, rules }: PeopleState, t: Translate<typeof reserveTexts>): string => {
  if (!problem || !rules) return ''
  const { perOrder, minorAge: age, minorsPerOrder } = rules
  return t(`reserve.problem.${problem}`, { count: problem === 'MINORS_TOO_MANY' ? minorsPerOrder : perOrder, age })
}

/** Shows what is missing in a toast, because its card can be out of view. */
export const toastMissing = ({ dialogs }: Pick<Services, 'dialogs'>, part: ReservePart, people: PeopleState): void => {
  const t = texts.translator(reserveTexts)
  dialogs.toast(part === 'people' ? peopleText(people, t) : t(`reserve.need.${part}`))
}
