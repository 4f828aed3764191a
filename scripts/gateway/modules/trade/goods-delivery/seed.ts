import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import rules from './data/delivery-rules.json'
import counters from './data/pickup-counters.json'

/** Writes the courier's regions with their fees, and the counters that hand out goods. */
export const seedDelivery = async (tx: Tx): Promise<void> => {
  const regions = rules.map(({ provinceId, isServed, firstFee, nextFee, freeFrom }) => ({
    ...{ province_id: provinceId, is_served: isServed, first_fee: firstFee, next_fee: nextFee, free_from: freeFrom },
  }))
  await tx.insertInto('delivery_rules').values(regions).execute()
  const places = counters.map(({ id, venueId, name, opens, closes, showLead }, sort) => ({
    ...{ counter_id: id, venue_id: venueId, name: json(name), opens, closes, show_lead: showLead, sort },
  }))
  await tx.insertInto('pickup_counters').values(places).execute()
}
