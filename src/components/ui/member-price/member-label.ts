import type { MemberPrice } from '@/domain/show/member-price'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'

/** Returns the label of a member price: "Member 5% off", the name of a card, or "Members". */
export const memberLabel = (t: Translate, { kind, label }: Pick<MemberPrice, 'kind' | 'label'>): string => {
  if (kind === 'CARD') return label
  return kind === 'LEVEL' ? t('price.member', { discount: label }) : t('price.members')
}

/** Returns the label of a member price with its amount, such as "Member 5% off ¥342". */
export const memberText = (t: Translate, price: MemberPrice): string => {
  const amount = t(price.from ? 'price.fromAmount' : 'price.amount', { amount: formatMoney(price.amount) })
  return `${memberLabel(t, price)} ${amount}`
}
