import type { MemberPrice } from '@/domain/show/member-price'
import type { Translate } from '@/locales/keys'

/** Returns the label of a member price: "Member 5% off", the name of a card, or "Members". */
export const memberLabel = (t: Translate, { kind, label }: Pick<MemberPrice, 'kind' | 'label'>): string => {
  if (kind === 'CARD') return label
  return kind === 'LEVEL' ? t('price.member', { discount: label }) : t('price.members')
}
