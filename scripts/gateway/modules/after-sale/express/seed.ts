import type { ParcelStep } from '../../../../../src/domain/express/parcel'
import type { Tx } from '../../../core/database/database'
import { spanOf } from '../../../core/seed/relative-time'
import parcels from './data/parcels.json'
import { enterStep } from './parcel-service'
import { STEPS } from './steps'

/** Writes the parcels of seeded orders with their past steps, and the time of the next step. */
export const seedParcels = async (tx: Tx): Promise<void> => {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('deliver_method', '=', 'EXPRESS')
    .where('paid_at', 'is not', null)
    .execute()
  for (const order of orders) {
    const source = parcels.find((each) => `seed-${each.order}` === order.idempotency_key)
    if (!source) continue
    const steps = source.steps.map(([step, after]) => ({
      step: step as ParcelStep,
      at: order.created_at + spanOf(after),
    }))
    const last = steps[steps.length - 1]
    const { state, next } = STEPS[last.step]
    await tx
      .insertInto('parcels')
      .values({ order_id: order.order_id, state, step: last.step, next_at: next ? last.at + next[1] : null })
      .execute()
    for (const { step, at } of steps) await enterStep(tx, order, step, at)
  }
}
