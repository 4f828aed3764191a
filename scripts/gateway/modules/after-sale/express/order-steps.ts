import type { ParcelStep } from '../../../../../src/domain/express/parcel'
import type { OrderStep } from '../../../../../src/domain/order/step'
import type { Db } from '../../../core/database/database'
import type { Step } from '../../trade/order/parts-service'

const STEPS: Partial<Record<ParcelStep, OrderStep>> = {
  RETURNING: 'PARCEL_RETURNING',
  RETURNED: 'PARCEL_RETURNED',
  AGAIN: 'PARCEL_AGAIN',
}

/**
 * Returns the parcel steps of an order whose parcel came back, oldest first. The states of the order only contain the
 * first dispatch, so they lack these steps. Stops before a return of void tickets, whose refund has its own step.
 */
export const parcelSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const events = await db
    .selectFrom('parcel_events')
    .select(['step', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute()
  const voided = events.findIndex(({ step }) => step === 'VOID')
  const sent = events.findIndex(({ step }) => step === 'PICKED_UP')
  return (voided < 0 ? events : events.slice(0, voided)).flatMap(({ step, at: time }, at) => {
    const state = step === 'PICKED_UP' && at > sent ? 'PARCEL_SENT' : STEPS[step]
    return state ? [{ state, time, qty: 0, amount: null }] : []
  })
}
