import type { Language } from '../../../core/localized-text'
import { Refusal } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Body, OrderBody } from './purchase-input'

/** A purchase of a combo to price. */
export interface SetPurchase extends Pick<Body, 'deliverMethod'> {
  promotionId: string
  holdSetId: string
}

/** A purchase of a combo with attendees, contact and the agreed price. */
export interface SetOrder extends SetPurchase, Required<Pick<OrderBody, 'attendees' | 'contact'>> {
  idempotencyKey: string
  remark: string
  planDistributorId: string
  distributorUserId: string
  priceToken: string
  payAmount: number
}

/** Returns true for a purchase of a combo. */
export const isSetPurchase = <Fields extends Body>(body: Fields): body is Fields & { holdSetId: string } =>
  body.holdSetId !== undefined

/**
 * Parses a purchase of a combo. Nothing else reduces the price of a combo (decision 174).
 * @throws Refusal badRequest for a missing combo, and for tickets or goods in addition to the set
 * @throws Refusal couponUnfit, cardUnfit
 */
export const readSet = (body: Body & { holdSetId: string }, lang: Language): SetPurchase => {
  const { promotionId, holdSetId, items, holdId, couponId, userCardInstanceId, cashCards = [], deliverMethod } = body
  if (!promotionId) throw badInput(lang, 'promotionId', 'required')
  if (items.length > 0) throw badInput(lang, 'items', 'maxItems')
  if (holdId) throw badInput(lang, 'holdId', 'other')
  if (couponId) throw new Refusal('couponUnfit')
  if (userCardInstanceId || cashCards.length > 0) throw new Refusal('cardUnfit')
  return { promotionId, holdSetId, ...(deliverMethod ? { deliverMethod } : {}) }
}

/** Parses an order of a combo. Throws `Refusal`: the refusals of `readSet`, and badRequest for a missing contact. */
export const readSetOrder = (body: OrderBody & { holdSetId: string }, lang: Language): SetOrder => {
  const { idempotencyKey, attendees = [], contact, remark = '', priceToken = '', paymentParam } = body
  const { planDistributorId = '', distributorUserId = '' } = body
  if (!contact) throw badInput(lang, 'contact', 'required')
  const distributor = { planDistributorId, distributorUserId }
  const agreed = { priceToken, payAmount: paymentParam.payAmount }
  return { ...readSet(body, lang), idempotencyKey, attendees, contact, remark, ...distributor, ...agreed }
}
