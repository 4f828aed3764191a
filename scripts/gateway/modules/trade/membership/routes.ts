import { Type } from 'typebox'
import { LEVEL_TERMS } from '../../../../../src/domain/member/level'
import { POINT_TERMS } from '../../../../../src/domain/points/lot'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { paging, Platform, schema } from '../../../core/schema'
import { levels } from '../../base/member/level-service'
import { rights } from '../../base/member/right-service'
import { updateLevels } from './due-service'
import { growthRecords } from './growth-service'
import { memberState } from './read-service'
import { serializeCurrentLevel, serializeGrowth, serializeGrowthRecord, serializeThreshold } from './serializer'
import { subscribe, subscriptionOf } from './subscription'

/** Registers routes for the buyer's level and growth. */
export const membershipRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const stateOf = async (userId: string) => {
    const now = clock.now()
    await updateLevels(db, now, { userId })
    return memberState(db, userId, now)
  }

  app.get(
    '/user/buyer/v3/current/level',
    { schema: schema({ summary: 'Member level of this buyer' }) },
    async ({ userId, lang }) => {
      const state = await stateOf(userId)
      return ok(serializeCurrentLevel(state, await rights(db, state.level), lang))
    },
  )

  app.get(
    '/user/buyer/v3/growth/account',
    { schema: schema({ summary: 'Growth of this buyer: what counts, and what is to come' }) },
    async ({ userId }) => ok(serializeGrowth(await stateOf(userId))),
  )

  app.get(
    '/user/buyer/v3/growth/records',
    { schema: schema({ summary: 'Movements of the growth of this buyer, newest first', query: paging }) },
    async ({ query: { offset = 0, length = 20 }, userId, lang }) => {
      const { rows, total, last } = await growthRecords(db, userId, { offset, length })
      return ok({ items: rows.map((row) => serializeGrowthRecord(row, lang)), total, last })
    },
  )

  app.get(
    '/user/pub/v3/growth/rule',
    { schema: schema({ summary: 'Growth that reaches each level' }) },
    async ({ lang }) =>
      ok({
        levels: (await levels(db)).map((row) => serializeThreshold(row, lang)),
        ...{ months: LEVEL_TERMS.months, noticeDays: LEVEL_TERMS.noticeDays, pendingDays: POINT_TERMS.pendingDays },
      }),
  )

  app.get(
    '/user/buyer/v3/prime/find_wx_mini_app_msg_template',
    {
      schema: schema({
        summary: 'Subscribe messages about the end of the member level',
        query: { terminalSrc: Type.Optional(Platform) },
      }),
    },
    async ({ query: { terminalSrc: terminal = '' }, userId }) =>
      ok(await subscriptionOf(gateway, { userId, terminal })),
  )

  app.post(
    '/user/buyer/v3/prime/subscribe_wx_mini_app_msg',
    {
      schema: schema({
        summary: 'Permit the next subscribe message about the member level',
        body: {
          templateIds: Type.Array(Type.String({ minLength: 1, maxLength: 128 }), { maxItems: 10 }),
          openId: Type.Optional(Type.String({ maxLength: 128 })),
        },
      }),
    },
    async ({ body: { templateIds }, userId }) => ok({ subscribed: await subscribe(gateway, userId, templateIds) }),
  )
}
