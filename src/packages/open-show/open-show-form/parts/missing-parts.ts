import type { Services } from '@/components/services'
import type { GroupProblem, GroupRules } from '@/domain/open-show/open-show'
import type { Translate } from '@/locales/keys'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { texts } from '@/locales/texts'

/** Parts that a registration needs, from the top of the page to the bottom. */
export type FormPart = 'session' | 'people' | 'agree'

/** Problem of the people of a registration, or null, and the rules that the registration breaks. */
export interface GroupState {
  problem: GroupProblem | null
  rules: GroupRules | null
}

/** Returns the message for the people of a registration, or '' without a problem. */
export const groupText = ({ problem, rules }: GroupState, t: Translate<typeof openShowTexts>): string => {
  if (!problem || !rules) return ''
  return t(`openShow.problem.${problem}`, { count: problem === 'TOO_YOUNG' ? rules.minAge : rules.groupMax })
}

/** Shows what is missing in a toast, because its card can be out of view. */
export const toastMissing = ({ dialogs }: Pick<Services, 'dialogs'>, part: FormPart, group: GroupState): void => {
  const t = texts.translator(openShowTexts)
  dialogs.toast(part === 'people' ? groupText(group, t) : t(`openShow.need.${part}`))
}
