import type { MemberRight } from '@/api/member'
import type { LinkProps } from '@/components/link/use-link'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import type { RightTarget } from '@/domain/member/right'
import type { Translate } from '@/locales/keys'
import type { memberCenterTexts } from '@/locales/namespaces/member-center'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RightState } from './member-right.model'

/** Screens on which the buyer can use a right. */
const TARGETS: Record<RightTarget, LinkTo> = {
  SHOWS: linkTo('all'),
  POINTS: linkTo('points'),
  MEMBER_CENTER: linkTo('member-center'),
}

interface RightFacts {
  right: MemberRight
  level: { level: number }
  state: RightState
  /** Opens the login. */
  login: LinkProps
  /** Collects the birthday gift. */
  collect: () => unknown
}

/** Returns the button for the state of a right: use the right, get it, or provide what is missing. */
export const rightAction = (
  { right, level, state, login, collect }: RightFacts,
  t: Translate<typeof memberCenterTexts>,
): ButtonAction => {
  const text = t(`memberCenter.right.act.${state}`)
  switch (state) {
    case 'VISITOR':
      return { text, ...login }
    case 'LOCKED':
      return { text, to: linkTo('member-center', { level: String(level.level) }) }
    case 'COLLECT':
      return { text, onClick: collect }
    case 'USED':
      return { text, to: linkTo('my-rights') }
    case 'NO_BIRTHDAY':
      return { text, to: linkTo('profile') }
    default:
      return right.rightType === 'BIRTHDAY_GIFT'
        ? { text: t('memberCenter.title'), to: TARGETS.MEMBER_CENTER }
        : { text, to: TARGETS[right.target] }
  }
}
