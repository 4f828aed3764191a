import { fen } from '../../../../../src/domain/money'
import { feeOf, type Tariff } from '../../../../../src/domain/parking/fee'
import { plateKind } from '../../../../../src/domain/plate/plate'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { getRow } from '../../../core/database/rows'
import { secretKey } from '../../../core/keys'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { spanOf } from '../../../core/seed/relative-time'
import { seedItemOrder } from '../../trade/item-order/seed-service'
import type { LocalizedText } from '../../../core/localized-text'
import demo from './data/demo.json'
import parks from './data/parks.json'
import { PLATE_KEY, plateColumns } from './plate-digest'
import { proveEntry, provePaper } from './proof'
import { texts } from './texts'

/** A park of `data/parks.json`. */
interface SeededPark {
  id: string
  venue: string
  lane: string
  lat: number
  lng: number
  freePlaces: number | null
  name: LocalizedText
  address: LocalizedText
  tariff: Tariff
}

/** Writes the merchant's parks. */
export const seedParks = async (tx: Tx): Promise<void> => {
  for (const [sort, park] of (parks as unknown as readonly SeededPark[]).entries()) {
    const { id, venue, lane, freePlaces, name, address, tariff, ...place } = park
    await tx
      .insertInto('parks')
      .values({
        ...{ park_id: id, venue_id: venue, name: json(name), address: json(address), ...place },
        ...{ free_places: freePlaces, tariff: json(tariff), holidays: json([] as string[]), sort },
      })
      .execute()
    await tx.insertInto('park_lanes').values({ lane_code: lane, park_id: id, stay_id: null }).execute()
  }
}

/** Writes the paid order of a stay that has ended. */
const seedPayment = async (tx: Tx, stay: Row<'parking_stays'>, leftAt: number): Promise<void> => {
  const park = await getRow(tx, 'parks', { park_id: stay.park_id })
  const facts = { utcOffset: SHOP_OFFSET, holidays: [], showDays: [], validated: [] }
  const { gross, steps, reduction, validUntil } = feeOf(
    park.tariff,
    { enteredAt: stay.entered_at, settled: fen(0) },
    leftAt,
    facts,
  )
  const order = await seedItemOrder(tx, {
    ...{ key: `P${stay.stay_id.slice(-1)}`, userId: DEMO_MEMBER, state: 'SUCCEEDED', createdAt: leftAt - 300_000 },
    ...{ kind: 'PARKING', spu_id: `PQ-${stay.stay_id}`, poster_url: '', quantity: 1, unit_price: gross },
    name: texts.translateAll('item', (lang) => ({ park: park.name[lang] })),
  })
  const { plate_id } = await getRow(tx, 'plates', { digest: stay.digest ?? '' })
  await tx
    .insertInto('parking_payments')
    .values({
      ...{ order_id: order.order_id, stay_id: stay.stay_id, plate_id, lane_code: null, settled_before: 0 },
      ...{ amount: gross, paid_until: validUntil, ticket_id: null, state: 'SETTLED', notified_at: order.paid_at },
      ...{ fee: json({ gross, steps, reduction }), validated: json([]) },
    })
    .execute()
  const paid = { settled: gross, paid_until: validUntil }
  await tx.updateTable('parking_stays').set(paid).where('stay_id', '=', stay.stay_id).execute()
}

/** Writes the demo member's plates, cars that are in the parks, and a stay that is paid and ended. */
export const seedDemoParking = async (tx: Tx, now: number): Promise<void> => {
  const key = await secretKey(tx as unknown as Db, PLATE_KEY)
  for (const { key: id, plateNo, user } of demo.plates) {
    const kind = plateKind(plateNo)
    if (!kind) throw new Error(`Invalid plate "${plateNo}" of the demo data.`)
    const own = { plate_id: `PL-demo-${id}`, user_id: user ?? DEMO_MEMBER, area: 'MAINLAND' as const, kind }
    await tx
      .insertInto('plates')
      .values({ ...own, ...plateColumns(key, plateNo), is_disputed: false, created_at: now - Number(id) })
      .execute()
  }
  for (const { key: id, park, plateNo, entryCode, entered, left } of demo.stays) {
    const stay: Row<'parking_stays'> = {
      ...{ stay_id: `PS-demo-${id}`, park_id: park, digest: null, sealed: null, entry_code: entryCode },
      ...(plateNo === '' ? {} : plateColumns(key, plateNo)),
      ...{ entered_at: now + spanOf(entered), left_at: left === undefined ? null : now + spanOf(left) },
      ...{ paid_until: null, settled: 0 },
    }
    await tx.insertInto('parking_stays').values(stay).execute()
    if (stay.left_at !== null) await seedPayment(tx, stay, stay.left_at)
  }
  for (const { key: id, proof } of demo.plates) {
    const plate = await getRow(tx, 'plates', { plate_id: `PL-demo-${id}` })
    if (proof === 'PAPER') await provePaper(tx, plate, now)
    if (proof === 'ENTRY') await proveEntry(tx, plate, await getRow(tx, 'parking_stays', { digest: plate.digest }), now)
  }
}
