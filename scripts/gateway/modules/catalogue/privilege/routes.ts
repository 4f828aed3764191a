import { Type } from 'typebox'
import { MAX_PRIVILEGE_CODE } from '../../../../../src/domain/privilege'
import { ok } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { cardOf } from '../show/card-service'
import type { ShowRow } from '../show/query-service'
import { requireShow } from '../show/service'
import { redeemCode, tagWithShows } from './code-service'
import { tagsOf, whiteTagsIn } from './tag-service'

/** Registers routes for sales that are restricted to certain users, and for codes that grant access. */
export const privilegeRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const serialize = ({ tag, shows }: { tag: string; shows: ShowRow[] }, lang: Language) => ({
    ...whiteTagsIn(tag, lang)[0],
    shows: shows.map((show) => cardOf(show, lang, clock.now())),
  })

  app.get(
    '/show/buyer/v3/:showId/white/tag/check/user_tags',
    {
      schema: schema({
        summary: 'Tags by which this buyer may buy what is for specified users',
        params: { showId: Id },
      }),
    },
    async ({ params: { showId }, userId }) => {
      await requireShow(db, showId)
      return ok({ tags: await tagsOf(db, userId) })
    },
  )

  app.get(
    '/show/buyer/v3/privilege/tags',
    { schema: schema({ summary: 'Tags that this buyer holds, with the shows that they open' }) },
    async ({ userId, lang }) => {
      const tags = await Promise.all((await tagsOf(db, userId)).map((tag) => tagWithShows(gateway, tag)))
      return ok(tags.map((each) => serialize(each, lang)))
    },
  )

  app.post(
    '/show/buyer/v3/privilege/code',
    {
      schema: schema({
        summary: 'Use a privilege code',
        body: { privilegeCode: Type.String({ minLength: 1, maxLength: 2 * MAX_PRIVILEGE_CODE }) },
      }),
    },
    async ({ body: { privilegeCode }, userId, lang }) =>
      ok(serialize(await tagWithShows(gateway, await redeemCode(gateway, userId, privilegeCode)), lang)),
  )
}
