import { Type } from 'typebox'
import { levelName } from '../../base/member/level-service'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { paging, schema } from '../../../core/schema'
import {
  type ListedState,
  pointAccount,
  pointLots,
  pointRecords,
  pointsEndingSoon,
  type RecordType,
} from './read-service'
import { LEVEL_FACTORS, pointRules } from './rule-service'
import { serializeLot, serializeRecord } from './serializer'

const oneOf = <const Name extends string>(names: readonly Name[]) => Type.Union(names.map((name) => Type.Literal(name)))

export const pointRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/user/buyer/v3/point/account',
    { schema: schema({ summary: 'Points of this buyer: usable ones and those to come' }) },
    async ({ userId }) => ok(await pointAccount(db, userId, clock.now())),
  )

  app.get(
    '/user/buyer/v3/point/be_about_to_expire_point',
    { schema: schema({ summary: 'Points of this buyer that end on the nearest day within 30 days' }) },
    async ({ userId }) => ok((await pointsEndingSoon(db, userId, clock.now())) ?? { amount: 0, endTime: 0 }),
  )

  app.get(
    '/user/buyer/v3/point/lots',
    {
      schema: schema({
        summary: 'Points of this buyer by their end',
        query: { ...paging, state: Type.Optional(oneOf<ListedState>(['PENDING', 'USABLE', 'ENDED'])) },
      }),
    },
    async ({ query: { offset = 0, length = 20, state }, userId, lang }) => {
      const now = clock.now()
      const { rows, total, last } = await pointLots(db, userId, { state: state ?? 'USABLE', offset, length }, now)
      return ok({ items: rows.map((row) => serializeLot(row, lang, now)), total, last })
    },
  )

  app.get(
    '/user/buyer/v3/point/records',
    {
      schema: schema({
        summary: 'Movements of the points of this buyer, newest first',
        query: { ...paging, type: Type.Optional(oneOf<RecordType>(['IN', 'OUT', 'RETURNED', 'ENDED'])) },
      }),
    },
    async ({ query: { offset = 0, length = 20, type }, userId, lang }) => {
      const { rows, total, last } = await pointRecords(db, userId, { type, offset, length })
      return ok({ items: rows.map((row) => serializeRecord(row, lang)), total, last })
    },
  )

  app.get(
    '/user/pub/v3/point/rule',
    { schema: schema({ summary: 'Points for one yuan by member level, and the rules for paying with points' }) },
    async ({ lang }) => {
      const names = await Promise.all(LEVEL_FACTORS.map((_, level) => levelName(db, level, lang)))
      const levels = LEVEL_FACTORS.map((factor, level) => ({ level, levelName: names[level], factor }))
      return ok({ rules: await pointRules(db), levels })
    },
  )
}
