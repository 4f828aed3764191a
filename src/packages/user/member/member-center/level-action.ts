import type { CurrentLevel, MemberLevel } from '@/api/member'
import { dayText } from '@/components/dates'
import { levelPrice } from '@/components/member/level-text'
import { pointCount } from '@/components/points/points-text'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { memberCenterTexts } from '@/locales/namespaces/member-center'
import { linkTo } from '@/router/link-to'

type T = Translate<typeof memberCenterTexts>

/** The buyer's next action on a level, with a note. */
export interface LevelAction {
  /** Price of the level, or the reason why it cannot be bought. */
  note: string
  action?: ButtonAction
}

/**
 * Returns the action with which a buyer joins, renews or changes to a level. If there is no action, the note contains
 * the reason.
 * @param own null for visitors
 * @param now epoch ms
 */
export const levelAction = (shown: MemberLevel, own: CurrentLevel | null, now: number, t: T): LevelAction => {
  const { level, price, growth } = shown
  const to = linkTo('member-confirm', { level: String(level) })
  const byGrowth = t('memberCenter.reaches', { number: pointCount(growth) })
  const offer = own?.offers.find((each) => each.level === level)
  if (!offer) {
    if (price === null) return { note: byGrowth }
    return { note: levelPrice(price, t), action: { text: t('memberCenter.act.JOIN'), to } }
  }
  const { amount, blockReason, credit, kind, renewFrom } = offer
  switch (blockReason) {
    case 'NONE': {
      const note =
        kind === 'CHANGE' && credit !== null && amount !== null
          ? t('memberCenter.credited', { amount: formatMoney(amount), credit: formatMoney(credit) })
          : levelPrice(amount, t)
      return { note, action: { text: t(`memberCenter.act.${kind}`), to } }
    }
    case 'TOO_EARLY':
      return {
        note: t('memberCenter.renewFrom', {
          time: dayText(renewFrom ?? now, { now, utcOffset: SHOP_OFFSET }, t),
        }),
      }
    case 'HIGHER':
      return { note: t('memberCenter.higher', { name: own?.primeLevelName ?? '' }) }
    default:
      return { note: own?.level === level ? t('memberCenter.byGrowth') : byGrowth }
  }
}
