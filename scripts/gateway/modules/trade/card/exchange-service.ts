import type { Gateway } from '../../../core/context'
import { findRow, getRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { lockBuyer } from '../../base/user/account-service'
import { useCouponForCard } from '../coupon/ledger-service'
import { couponOf, stateOfRow } from '../coupon/list-service'
import { requireForSale } from './kind'
import { giveCard, takeCardStock } from './ledger-service'

/**
 * Exchanges a coupon for its card. Marks the coupon as used and creates the card in one transaction. A repeated request
 * returns the same card. Throws `Refusal`: notFound, cardExchangeUnfit, itemNotOnSale, itemSoldOut, itemOwned.
 *
 * @returns the id of the buyer's card (`userCardInstanceId`)
 */
export const exchangeCoupon = (
  { db, clock }: Gateway,
  userId: string,
  { couponId, cardId }: { couponId: string; cardId: string },
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockBuyer(tx, userId)
    const coupon = found(await couponOf(tx, userId, couponId))
    const { card_id: ownCardId } = await getRow(tx, 'coupon_templates', { template_id: coupon.template_id })
    if (ownCardId !== cardId) throw notFound()
    const given = await findRow(tx, 'user_cards', { coupon_id: couponId })
    if (given) return given.user_card_id
    if (stateOfRow(coupon, now) !== 'AVAILABLE') throw new Refusal('cardExchangeUnfit')
    await requireForSale(tx, cardId, { userId, now })
    await useCouponForCard(tx, couponId, now)
    await takeCardStock(tx, cardId, 1)
    return giveCard(tx, { userId, cardId, orderId: null, couponId, identity: null, now })
  })
