import { registrations } from '../../../src/api/registration'
import { CHANGES_ACCOUNT, need, type Steps } from '../step'

/** Steps of registrations for open shows, which are only read. */
export const steps: Steps = {
  'openShow.openShowDetail': async ({ answer }) => ({
    showId: need((await answer(registrations)).items[0], 'registration of this account').show.showId,
  }),
  'openShow.openShowDraw': async ({ answer }) => {
    const { items } = await answer(registrations)
    const drawn = items.find(({ show }) => show.giving === 'DRAW')
    return { showId: need(drawn, 'registration for a draw').show.showId }
  },
  'registration.createRegistration': CHANGES_ACCOUNT,
  'registration.registrations': () => ({ state: 'COMING', offset: 0, length: 20 }),
  'registration.registrationDetail': async ({ answer }) => ({
    registrationId: need((await answer(registrations)).items[0], 'registration of this account').registrationId,
  }),
  'registration.cancelRegistration': CHANGES_ACCOUNT,
}
