import { timesLeft } from '../../../../../src/domain/card/status'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { tagsOf } from '../../catalogue/privilege/tag-service'
import { cardsLeft, ownCards, type OwnCard, stateFacts } from '../card/service'
import { couponsOf, couponWorth, type OwnCoupon } from '../coupon/list-service'
import { pointAccount } from '../points/read-service'

/** Maximum number of entries in the list of coupons and cards that expire first. */
const LENGTH = 5

const couponEntry = ({ coupon_id, template_id, title, rules, expire_time }: OwnCoupon, lang: Language) => ({
  ...{ kind: 'COUPON', id: coupon_id, kindId: template_id, title: title[lang] },
  ...{ amount: rules.discount === null ? rules.amount : null, timesLeft: null, endTime: expire_time },
})

/** Returns a list with the entry of a card. The list is empty if the card does not expire or is used up. */
const cardEntry = (card: OwnCard, lang: Language) => {
  const { user_card_id, card_id, name, balance, own_until } = card
  const left = timesLeft(stateFacts(card))
  if (own_until === null || balance === 0 || left === 0) return []
  const identity = { kind: 'CARD', id: user_card_id, kindId: card_id, title: name[lang] }
  return [{ ...identity, amount: balance, timesLeft: left, endTime: own_until }]
}

/**
 * Returns the number and value of all coupons and cards of a buyer, and the coupons and cards that expire first
 * (contract: api/wallet).
 * @param now epoch ms
 */
export const walletOf = async (db: Db, userId: string, { lang, now }: { lang: Language; now: number }) => {
  const coupons = await couponsOf(db, userId, { length: LENGTH }, now)
  const cards = await ownCards(db, userId, { length: LENGTH }, now)
  const entries = [
    ...coupons.rows.map((coupon) => couponEntry(coupon, lang)),
    ...cards.rows.flatMap((card) => cardEntry(card, lang)),
  ]
  return {
    coupons: { count: coupons.total, worth: await couponWorth(db, userId, now) },
    cards: { count: cards.total, ...(await cardsLeft(db, userId, now)) },
    points: { usable: (await pointAccount(db, userId, now)).usable },
    entitlements: { count: (await tagsOf(db, userId)).length },
    endsFirst: entries.sort((one, other) => one.endTime - other.endTime).slice(0, LENGTH),
  }
}
