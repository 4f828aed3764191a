import { primePrivilege } from '../../../src/api/auth'
import { privilegeSessionsStaticData } from '../../../src/api/session'
import { showDynamic } from '../../../src/api/show'
import { firstOf, need, once } from '../step'
import { allShows } from './shows'

/** Finds a show that this account may buy before the public sale. */
export const privilegedShow = once(async (walk) => {
  // The response contains the token for the calls of a privilege.
  walk.session.privilegeToken = (await walk.answer(primePrivilege)).privilegeToken
  const candidates = (await allShows(walk)).filter(({ showStatus }) => showStatus === 'PRE_SALE')
  const found = await firstOf(
    candidates,
    async ({ showId }) => {
      const privilegeId = (await walk.request(showDynamic, { showId }))?.privilegeId
      return privilegeId ? { privilegeId, showId } : undefined
    },
    20,
  )
  return need(found, 'show that this account may buy by a privilege')
})

/** Returns the first session that the privilege covers. */
export const privilegedSession = once(async (walk) => {
  const [session] = await walk.answer(privilegeSessionsStaticData)
  return { ...(await privilegedShow(walk)), sessionId: need(session, 'session of a privilege').bizShowSessionId }
})
