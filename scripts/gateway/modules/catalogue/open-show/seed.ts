import { randomBytes } from 'node:crypto'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, listRows } from '../../../core/database/rows'
import { mediaAddress } from '../../../core/media/files'
import { DAY, HOUR, localMidnight } from '../../../core/seed/relative-time'
import { setTotal } from '../capacity/service'
import { roundAt } from './beacon-service'
import openShows from './data/open-shows.json'
import { type OpenShow, reviewQuota } from './service'

const NONE = { decides: null, canceled: null, form: null } as const

/** Writes the merchant's open shows: each way of giving in each phase. Days are relative to `now`. */
export const seedOpenShows = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const at = (days: number): number => midnight + days * DAY
  for (const [sort, seeded] of openShows.entries()) {
    const { id, venue, picture, name, content, giving, opens, closes, needs, sessions, rules = {} } = seeded
    const { decides, canceled, form } = { ...NONE, ...seeded }
    const row = await tx
      .insertInto('open_shows')
      .values({
        ...{ show_id: id, venue_id: venue, name: json(name), content: json(content), sort },
        ...{ picture_url: mediaAddress(picture), utc_offset: SHOP_OFFSET, giving: giving as OpenShow['giving'] },
        ...{ opens_at: at(opens), closes_at: at(closes), decides_at: decides === null ? null : at(decides) },
        ...{ needs: needs as OpenShow['needs'], canceled_at: canceled === null ? null : at(canceled), ...rules },
        ...{ form_id: form, form_version: form === null ? null : 1 },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const [index, { day, hour, quota }] of sessions.entries()) {
      const ownerId = `${id}-${index + 1}`
      const starts = at(day) + hour * HOUR
      const times = { starts_at: starts, ends_at: starts + 2 * HOUR }
      await tx
        .insertInto('open_show_sessions')
        .values({ session_id: ownerId, show_id: id, quota, ...times })
        .execute()
      await setTotal(tx, { kind: 'QUOTA', ownerId }, quota)
      if (giving === 'REVIEW') await setTotal(tx, { kind: 'QUOTA_REVIEW', ownerId }, reviewQuota(row, quota))
    }
    if (giving !== 'DRAW') continue
    await tx
      .insertInto('open_show_draws')
      .values({ show_id: id, secret: randomBytes(32).toString('hex') })
      .execute()
  }
}

/** Names the rounds of the simulated beacon, which exists in a sandbox only. */
export const nameBeaconRounds = async (tx: Tx): Promise<void> => {
  for (const { show_id: id, decides_at: time } of await listRows(tx, 'open_shows', { giving: 'DRAW' }))
    if (time !== null) await changeRow(tx, 'open_show_draws', { show_id: id }, { beacon_round: roundAt(time) })
}
