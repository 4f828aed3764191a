import { comboDetail } from '../../../src/api/combo'
import { promotions } from '../../../src/api/show'
import { allShows } from '../find/shows'
import { firstOf, need, type Steps, type Walk } from '../step'

/** Returns the id of a combo that contains a show of the list. */
const aCombo = async (walk: Walk) => {
  const id = await firstOf(
    await allShows(walk),
    async ({ showId }) => {
      const listed = await walk.request(promotions, { showId })
      return listed?.find(({ category }) => category === 'COMBO')?.promotionId
    },
    30,
  )
  return { id: need(id, 'show in a combo') }
}

/** Returns one set of a combo with one tier of a first show. */
const aChoice = async ({ answer }: Walk) => {
  const { promotionId, parts } = await answer(comboDetail)
  const { partId, quantity, shows } = need(parts[0], 'part of a combo')
  const { showId, sessions } = need(shows[0], 'show of a combo')
  const { sessionId, seatPlans } = need(sessions[0], 'session of a combo')
  const { seatPlanId } = need(seatPlans[0], 'tier of a combo')
  return { promotionId, items: [{ partId, showId, sessionId, seatPlanId, quantity }] }
}

/** Steps of combos, which are only read. */
export const steps: Steps = { 'combo.comboDetail': aCombo, 'combo.comboPrice': aChoice }
