import type { CardFace } from '@/api/card-face'
import { lastMoment } from '@/domain/coupon/validity'
import { timesLeft } from '@/domain/card/status'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { discountTenths, percentOff } from '@/domain/show/discount'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { cardTexts } from '@/locales/namespaces/card'
import { dayText } from '../dates'

type T = Translate<typeof cardTexts>

const money = (amount: CardFace['worth'], t: T): string =>
  amount === null ? '' : t('price.amount', { amount: formatMoney(amount) })

/**
 * Returns the value of a card with its caption. For the buyer's own card, this is the remaining balance or number of
 * uses.
 */
export const worthText = (card: CardFace, t: T): { caption: string; worth: string } => {
  const { cardKind, userCardInstanceId, balance, worth, convertibleTimes: timesTotal, rate, cut } = card
  const isOwn = userCardInstanceId !== ''
  switch (cardKind) {
    case 'CASH':
      return { caption: t(isOwn ? 'card.value.balance' : 'card.value.worth'), worth: money(isOwn ? balance : worth, t) }
    case 'TIMES': {
      const count = timesLeft({ timesTotal, timesUsed: card.redeemedTimes }) ?? 0
      return { caption: t(isOwn ? 'card.value.left' : 'card.value.total'), worth: t('card.times', { count }) }
    }
    case 'ANNUAL':
      return { caption: t('card.value.annual'), worth: t('card.value.unlimited') }
    case 'RATE': {
      const tenths = discountTenths(rate)
      if (tenths === null) return { caption: t('card.value.off'), worth: money(cut, t) }
      return { caption: t('card.value.ticket'), worth: t('show.discount', { tenths, percent: percentOff(rate) ?? 0 }) }
    }
  }
}

/** Returns a text about the start or end of a card, in the shop's time zone. @param now epoch ms */
export const termText = ({ validFrom, expirationTime, validDays }: CardFace, now: number, t: T): string => {
  const at = { now, utcOffset: SHOP_OFFSET }
  if (validDays > 0) return t('card.days', { count: validDays })
  if (validFrom !== null && validFrom > now) return t('card.starts', { time: dayText(validFrom, at, t) })
  if (expirationTime === null) return t('card.noEnd')
  return t('card.until', { time: dayText(lastMoment(expirationTime, SHOP_OFFSET), at, t) })
}

/** Returns the stamp of a card, which is its state or the reason why it cannot be bought; '' without a stamp. */
export const stampText = ({ cardStatus, isFrozen, blockReason }: CardFace, t: T): string => {
  if (cardStatus === null) return blockReason === null ? '' : t(`card.block.${blockReason}`)
  if (cardStatus === 'NOT_STARTED') return t('card.state.NOT_STARTED')
  if (cardStatus !== 'ACTIVE') return t(`card.stamp.${cardStatus}`)
  return isFrozen ? t('card.frozen') : ''
}

/** Returns the price of a card in money, in points, or in both (domain §4). */
export const priceText = ({ priceMode, cardPrice, pointPrice }: CardFace, t: T): string => {
  const points = t('card.points', { count: pointPrice })
  if (priceMode === 'POINT') return points
  const amount = money(cardPrice, t)
  return priceMode === 'CASH' ? amount : t('card.both', { amount, points })
}
