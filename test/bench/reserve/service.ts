import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { listRows } from '../../../scripts/gateway/core/database/rows'
import { SHOP_OFFSET } from '../../../src/domain/schedule/local-time'
import { makeAccounts } from '../command'

/** Number of attendees of each buyer. */
export const PEOPLE = 3

interface Service {
  reserveId: string
  /** Number of accounts, each with `PEOPLE` attendees. */
  buyers: number
  /** Starts of the slots of each day, minutes after midnight. */
  starts: readonly number[]
  places: number
  dayPlaces: number
  minors: number
}

/**
 * Creates a service with documents, and its buyers. The last attendee of each buyer is a minor. The first attendees of
 * two neighbors have the same document.
 * @returns ids of the accounts
 */
export const openService = async (gateway: Gateway, service: Service): Promise<string[]> => {
  const { db, clock } = gateway
  const { reserveId, buyers, starts, places, dayPlaces, minors } = service
  const users = Array.from({ length: buyers }, (_, at) => `${reserveId}U${at}`)
  await makeAccounts(gateway, users)
  const people = users.flatMap((userId, at) =>
    Array.from({ length: PEOPLE }, (_, one) => ({
      ...{ audience_id: `${userId}P${one}`, user_id: userId, name: `游客${one}`, id_type: 'ID_CARD', region: '' },
      ...{
        id_no: one === 0 ? `${reserveId}${Math.floor(at / 2)}S` : `${reserveId}${at}N${one}`,
        birthday: one === PEOPLE - 1 ? '2018-05-05' : '1990-01-01',
      },
      ...{ country_code: '86', cellphone: '', created_at: clock.now() },
    })),
  )
  for (let at = 0; at < people.length; at += 500)
    await db
      .insertInto('audiences')
      .values(people.slice(at, at + 500))
      .execute()
  const times = starts.map((from) => ({ from, to: from + 60, capacity: places }))
  const [model] = await listRows(db, 'reservables', { reserve_id: 'RS1' })
  await db
    .insertInto('reservables')
    .values({
      ...{ reserve_id: reserveId, kind: 'VISIT', venue_id: model.venue_id, name: json(model.name), sort: 99 },
      ...{ summary: json(model.summary), notes: json(model.notes), picture_url: '', utc_offset: SHOP_OFFSET },
      ...{ pattern: json([{ days: [0, 1, 2, 3, 4, 5, 6] as const, times }]), exceptions: json([]) },
      ...{ needs: 'DOCUMENT', day_capacity: dayPlaces, minor_capacity: minors, days_ahead: 30, max_changes: 9 },
    })
    .execute()
  return users
}
