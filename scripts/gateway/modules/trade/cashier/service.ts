import { returnsByCallback } from '../../../../../src/domain/payment/products'
import type { Gateway } from '../../../core/context'
import type { Db, Row } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { kindOf, lockPayable } from '../payment/payable-service'
import { settleDue } from '../payment/settlement-service'
import { movePayment } from '../payment/state-service'
import { callbackPath } from '../provider/callback-service'
import { takeOver } from '../provider/service'
import type { CashierAction } from './action-service'
import type { CashierPayment, EndState } from './page'
import { planOf } from './plan'

const find = (db: Db, paymentId: string): Promise<Row<'payments'> | undefined> =>
  findRow(db, 'payments', { payment_id: paymentId })

/** Returns a payment after applying all due changes, or undefined. */
export const paymentNow = async ({ db, clock }: Gateway, paymentId: string): Promise<Row<'payments'> | undefined> => {
  const payment = await find(db, paymentId)
  if (!payment) return undefined
  await applyDue(db, clock.now(), { orderId: payment.order_id })
  return find(db, paymentId)
}

/**
 * Returns the address to which the cashier returns a buyer who has acted. For products with a callback it is the
 * gateway's callback (decision 102).
 */
export const returnOf = async ({ db }: Gateway, payment: Row<'payments'>): Promise<string> => {
  const { payment_id: paymentId, product, amount, return_url: returnUrl } = payment
  if (!returnsByCallback(product)) return returnUrl
  const report = await findRow(db, 'provider_payments', { payment_id: paymentId })
  return callbackPath(db, product, { paymentId, result: report?.outcome ?? 'NONE', amount: String(amount) })
}

/** Returns the payment and its payable, for the cashier's page. */
export const cashierPayment = async (gateway: Gateway, paymentId: string): Promise<CashierPayment | undefined> => {
  const payment = await paymentNow(gateway, paymentId)
  return payment && { ...payment, ...(await kindOf(payment.order_id).describe(gateway.db, payment.order_id)) }
}

/** Returns the state in which a payment has ended, or null while it is open. */
export const endOf = ({ state, reason }: Row<'payments'>): EndState | null => {
  if (state === 'CREATED') return null
  return reason === 'ORDER_ENDED' && state === 'CANCELED' ? 'EXPIRED' : state
}

/**
 * Applies the buyer's action to a payment, and schedules the provider's notifications in the same transaction. Ignores
 * payments that were already made, ended or replaced. Then applies the notifications that are due. If the process
 * crashes before, the gateway's job applies them.
 */
export const act = async ({ db, clock }: Gateway, paymentId: string, action: CashierAction): Promise<void> => {
  const payment = await find(db, paymentId)
  if (!payment) return
  const now = clock.now()
  const orderId = payment.order_id
  await db.transaction().execute(async (tx) => {
    const payable = await lockPayable(tx, orderId)
    if (payable.state !== 'OPEN' || now >= payable.deadline) return
    if (!(await movePayment(tx, paymentId, ['CREATED'], 'PENDING', now))) return
    const { news, notices } = await planOf(tx, action, payable, payment, now)
    await takeOver(tx, news, notices)
  })
  await settleDue(db, now, { orderId })
}
