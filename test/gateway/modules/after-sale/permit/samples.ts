import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'
import { permitDesk, PROJECT, type Worker } from './desk'

/** Returns the demo member as a worker with a new document. */
const member = async (test: TestGateway): Promise<Worker> => {
  const document = `E${20_000_000 + Math.floor(test.clock.now() % 9_000_000)}`
  return { ...(await shopperOf(test, DEMO_MEMBER)), userId: DEMO_MEMBER, document }
}

const request = async (test: TestGateway) => {
  const { answersOf, join } = permitDesk(test, '1396600')
  const worker = await member(test)
  await join(worker)
  return {
    ...{ projectCode: PROJECT, roleId: 'stage', days: ['2026-12-01'], zoneIds: ['stage'], zoneReason: '' },
    ...{ formVersion: 1, answers: await answersOf(worker), idempotencyKey: newKey() },
  }
}

/** Applies as the demo member. */
const applied = async (test: TestGateway) => {
  const { data } = (await (await member(test)).post('buyer/v1/work_permits', await request(test))).body
  return { permitId: data.permitId, version: data.version }
}

const changeable = { permitId: 'WP-demo-3', version: 1 }

export const samples: Samples = {
  'permit.workProject': { projectCode: PROJECT },
  'permit.joinCompany': { companyCode: 'LIGHT-7K2M' },
  'permit.permitCompany': { projectCode: PROJECT },
  'permit.createPermit': request,
  'permit.permits': { offset: 0, length: 20 },
  'permit.permitDetail': { permitId: 'WP-demo-1' },
  'permit.changePermit': async (test) => {
    const { answers } = await request(test)
    return { ...changeable, answers: { application: { photo: answers.application.photo }, people: [] } }
  },
  'permit.withdrawPermit': applied,
  'permit.passKey': { permitId: 'WP-demo-1' },
}
