import { joinFacts } from '@/lib/join-facts'
import { feesOf, type KnownFees } from '@/domain/order/all-in'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'

/** Returns the fees that the total of an order includes, with their amounts; '' without fees. */
export const containedFees = (t: Translate, known: KnownFees | null, tickets: number): string => {
  const { service, delivery, goods } = feesOf(known, tickets)
  return joinFacts([
    service > 0 ? t('price.withService', { amount: formatMoney(service) }) : '',
    goods > 0 ? t('price.withGoods', { amount: formatMoney(goods) }) : '',
    delivery > 0 ? t('price.withDelivery', { amount: formatMoney(delivery) }) : '',
  ])
}
