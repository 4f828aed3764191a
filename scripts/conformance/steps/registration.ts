import { registrations } from '../../../src/api/registration'
import { CHANGES_ACCOUNT, need, type Steps, type Walk } from '../step'

/** Returns an open show with a form, for which this account has registered. */
const withForm = async ({ answer }: Walk) => {
  const { items } = await answer(registrations)
  return need(items.find(({ show }) => show.form)?.show, 'registration for a show with a form')
}

const aForm = async (walk: Walk) => need((await withForm(walk)).form, 'form')

/** Steps of registrations for open shows and their forms, which are only read. */
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
  'registration.registrations': () => ({ offset: 0, length: 20 }),
  'registration.registrationDetail': async ({ answer }) => ({
    registrationId: need((await answer(registrations)).items[0], 'registration of this account').registrationId,
  }),
  'registration.changeRegistration': CHANGES_ACCOUNT,
  'registration.cancelRegistration': CHANGES_ACCOUNT,
  'form.formDefinition': aForm,
  'form.earlierAnswers': aForm,
  'form.formDraft': async (walk) => ({ subject: `open-show-${(await withForm(walk)).showId}` }),
  'form.saveFormDraft': CHANGES_ACCOUNT,
  'form.deleteFormDraft': CHANGES_ACCOUNT,
}
