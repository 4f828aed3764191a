import { entranceVisits } from '../../../src/api/entrance'
import { permits } from '../../../src/api/permit'
import { CHANGES_ACCOUNT, need, type Steps, type Walk } from '../step'

const aPermit = async ({ answer }: Walk) => need((await answer(permits)).items[0], 'work permit of this account')

const aProject = async (walk: Walk) => ({ projectCode: (await aPermit(walk)).project.projectCode })

/** Steps of entrance registrations and work permits, which are only read. */
export const steps: Steps = {
  'entrance.entranceVisits': () => ({ offset: 0, length: 20 }),
  'entrance.entranceDetail': async ({ answer }) => ({
    entranceId: need((await answer(entranceVisits)).items[0]?.people[0], 'visit that asks a form').entranceId,
  }),
  'entrance.createEntranceLink': CHANGES_ACCOUNT,
  'entrance.sendEntrance': CHANGES_ACCOUNT,
  'entrance.linkedEntranceOf': CHANGES_ACCOUNT,
  'entrance.sendLinkedEntrance': CHANGES_ACCOUNT,
  'entrance.linkedUploadAuth': CHANGES_ACCOUNT,
  'permit.workProject': aProject,
  'permit.joinCompany': CHANGES_ACCOUNT,
  'permit.permitCompany': aProject,
  'permit.createPermit': CHANGES_ACCOUNT,
  'permit.permits': () => ({ offset: 0, length: 20 }),
  'permit.permitDetail': async (walk) => ({ permitId: (await aPermit(walk)).permitId }),
  'permit.changePermit': CHANGES_ACCOUNT,
  'permit.withdrawPermit': CHANGES_ACCOUNT,
  'permit.passKey': CHANGES_ACCOUNT,
}
