import * as v from 'valibot'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import { post } from '@/request/call'
import type { DeliverMethod } from './deliver-option'
import {
  agreement,
  type CreatedOrder,
  type CreateOrderParams,
  offeredSession,
  priceLine,
  readCreatedOrder,
} from './purchase'
import * as w from './wire'

/** The tickets of one session of a combo, with their part of the price. Amounts in fen. */
const comboBlock = v.object({
  ...offeredSession,
  partId: w.text(),
  priceLines: w.list(priceLine),
  /** Before the reduction, with fees. */
  total: w.price,
  payAmount: w.price,
})

const comboPrice = v.object({
  promotionId: w.text(),
  title: w.text(),
  holdSetId: w.text(),
  /** End of the holds, epoch ms. */
  holdExpiresAt: w.momentOrNull,
  /** Number of sets of the combo. */
  setCount: w.number(1),
  /** The sessions, the earliest first. Each becomes one order. */
  blocks: v.pipe(w.list(comboBlock), v.minLength(1)),
  /** Price of the same tickets without the combo, and what the combo saves, without fees. */
  singleTotal: w.price,
  saving: w.price,
  priceLines: w.list(priceLine),
  /** Signed price that the client sends back with the order. */
  priceToken: w.text(),
  /** Before the reduction, with fees. */
  total: w.price,
  /** Amount due. */
  payAmount: w.price,
  contactType: w.oneOf(['PHONE', 'EMAIL'], 'PHONE'),
  agreement: w.objectOrNull(agreement),
})
/** Price of a combo before its order. Amounts in fen. The type is not in the specification. */
export type ComboPrice = v.InferOutput<typeof comboPrice>

export interface ComboPurchase {
  promotionId: string
  /** The held seats and units of all sessions (api/hold-set). */
  holdSetId: string
  /** Empty, because the set has the tickets. */
  items: readonly never[]
  /** Used by the shows that offer it; paper tickets are not sent with a combo. */
  deliverMethod?: Exclude<DeliverMethod, 'EXPRESS'>
}

/** Prices a held combo. The specification does not define the fields. Source: shell §7, trade. */
export const preOrderCombo = post<ComboPurchase, ComboPrice>('trade/buyer/order/v3/pre_order', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  captcha: ORDER_CAPTCHA,
  read: w.reader(comboPrice),
})

export interface CreateComboOrderParams
  extends
    ComboPurchase,
    Pick<
      CreateOrderParams,
      | 'idempotencyKey'
      | 'contact'
      | 'remark'
      | 'priceToken'
      | 'paymentParam'
      | 'planDistributorId'
      | 'distributorUserId'
    > {
  /** Attendees of each session that requires them, in the order of its tickets. */
  attendees: readonly { sessionId: string; audienceIds: readonly string[] }[]
}

/**
 * Creates the orders of a combo, one for each session, with a parent. The result has the id and the bind id of the
 * parent, and the transactions of all orders, which one payment pays. Source: shell §7, trade.
 */
export const createComboOrder = post<CreateComboOrderParams, CreatedOrder>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  importance: 'critical',
  timeout: 10_000,
  captcha: ORDER_CAPTCHA,
  read: readCreatedOrder,
})
