import { registrationDetail } from '@/api/registration'
import { FORM_CODES } from '@/domain/business-codes/form'
import { OPEN_SHOW_CODES as CODES } from '@/domain/business-codes/open-show'
import { START, useGateway } from '../../../support/gateway'
import { storePicture } from '../../../support/private-pictures'
import { madeUp } from '../../../support/same-shape'
import { type Applicant, registrationDesk } from './desk'

const HOUR = 3_600_000
const AUDITION = 'OS1015'
const REHEARSAL = 'OS1016'
const test = useGateway()
afterEach(() => test.clock.set(START))
const { again, cancel, codeOf, decide, leftOf, newApplicant, read, register, registered } = registrationDesk(
  test,
  '1396300',
)

const PHONE = { countryCode: '86', cellphone: '13800138000' }
const rehearsal = (...names: string[]) => ({
  ...{ quantity: names.length || 1, audienceIds: [], formVersion: 1 },
  answers: {
    application: { phone: PHONE, unknown: 'x' },
    people: names.map((name, at) => ({ personKey: `p${at + 1}`, answers: { name } })),
  },
})

let pictures = 0
const audition = async (applicant: Applicant, more: object = {}) => {
  const code = `AU${(pictures += 1)}`
  await storePicture(test, applicant.userId, code)
  const application = { phone: PHONE, email: 'lin@example.com', height: 170, role: 'chorus', portrait: [code], ...more }
  return { formVersion: 1, answers: { application, people: [] } }
}
const applied = async () => {
  const applicant = await newApplicant()
  return { applicant, registration: await registered(applicant, AUDITION, await audition(applicant)) }
}
const ask = (registrationId: string, fieldIds: string[], hours = 48) =>
  test.ask('console/api/registration-changes', { method: 'POST', body: { registrationId, fieldIds, hours } })
const send = (applicant: Applicant, registrationId: string, version: number, application: object) =>
  applicant.post(`buyer/v1/registrations/${registrationId}/answers`, { version, answers: { application, people: [] } })

describe('the form of an open show', () => {
  it('is sent with the registration, and returned with the days of deletion', async () => {
    const applicant = await newApplicant()
    const data = await read(applicant, await registered(applicant, REHEARSAL, rehearsal('林晚', '林小满')))
    expect(madeUp(registrationDetail.read(data), data)).toEqual([])
    expect(data.form).toEqual({ formId: 'FM2', version: 1 })
    expect(data.answers).toMatchObject([
      { fieldId: 'phone', personKey: null, deletedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      { fieldId: 'name', personKey: 'p1', value: '林晚' },
      { fieldId: 'name', personKey: 'p2', value: '林小满' },
    ])
  })

  it('refuses a registration with problems, and takes no places', async () => {
    const applicant = await newApplicant()
    const before = await leftOf(`${REHEARSAL}-1`)
    // The second person is left out.
    const { body } = await register(applicant, REHEARSAL, { ...rehearsal('林晚'), quantity: 2 })
    expect(body).toMatchObject({
      statusCode: FORM_CODES.formProblems,
      data: { problems: [{ code: 'REQUIRED', fieldId: 'name', personKey: 'p2' }] },
    })
    expect(await leftOf(`${REHEARSAL}-1`)).toBe(before)
  })

  it('must be sent in the version that the show asks', async () => {
    const applicant = await newApplicant()
    const answer = register(applicant, REHEARSAL, { ...rehearsal('林晚'), formVersion: 7 })
    expect(await codeOf(answer)).toBe(FORM_CODES.formOutdated)
  })

  it('has a draft that ends with the window and with the registration', async () => {
    const applicant = await newApplicant()
    const { formVersion, answers } = rehearsal('林晚')
    const path = `buyer/v1/form_drafts/open-show-${REHEARSAL}`
    const body = { formId: 'FM2', formVersion, version: 0, answers }
    await test.ask(path, { method: 'PUT', body, token: applicant.token })
    const show = (await test.ask(`home/pub/v3/open_shows/${REHEARSAL}`)).body.data
    expect((await applicant.get(path)).body.data.endsAt).toBe(show.closesAt)
    await registered(applicant, REHEARSAL, rehearsal('林晚'))
    expect((await applicant.get(path)).body.data).toBeNull()
  })

  it('loses its pictures when the registration is canceled', async () => {
    const { applicant, registration } = await applied()
    await cancel(applicant, registration)
    const { answers } = await read(applicant, registration)
    expect(answers.map(({ fieldId }: { fieldId: string }) => fieldId)).not.toContain('portrait')
  })
})

describe('requested changes', () => {
  it('apply to the requested fields only, and are listed for the reviewer', async () => {
    const { applicant, registration } = await applied()
    const { registrationId } = registration
    await ask(registrationId, ['height'])
    const asked = await read(applicant, registration)
    expect(asked).toMatchObject({ state: 'NEEDS_CHANGE', changes: { fieldIds: ['height'] } })
    expect(asked.changes.until).toBeGreaterThanOrEqual(START + 48 * HOUR)
    await send(applicant, registrationId, asked.version, { height: 181, role: 'dancer' })
    const changed = await read(applicant, registration)
    const valueOf = (id: string) => changed.answers.find(({ fieldId }: { fieldId: string }) => fieldId === id)?.value
    expect([changed.state, changed.changes, valueOf('height'), valueOf('role')]).toEqual([
      'APPLIED',
      null,
      181,
      'chorus',
    ])
    const listed = (await test.ask('console/api/registrations')).body.data
    expect(listed).toContainEqual(expect.objectContaining({ registrationId, changed: ['身高（厘米）'] }))
  })

  it('remain open if the sent answers have problems', async () => {
    const { applicant, registration } = await applied()
    await ask(registration.registrationId, ['height'])
    const { version } = await read(applicant, registration)
    const { body } = await send(applicant, registration.registrationId, version, {})
    expect(body.data.problems).toMatchObject([{ code: 'REQUIRED', fieldId: 'height' }])
    expect((await read(applicant, registration)).state).toBe('NEEDS_CHANGE')
  })

  it('expire at their deadline and return the places', async () => {
    const before = await leftOf(`${AUDITION}-1`, 'QUOTA_REVIEW')
    const { applicant, registration } = await applied()
    await ask(registration.registrationId, ['height'], 1)
    test.clock.set(START + HOUR + 60_000)
    expect((await read(await again(applicant), registration)).state).toBe('EXPIRED')
    expect(await leftOf(`${AUDITION}-1`, 'QUOTA_REVIEW')).toBe(before)
  })

  it('stop a decision until they are sent', async () => {
    const { registration } = await applied()
    await ask(registration.registrationId, ['height'])
    expect(await codeOf(decide(registration, 'APPROVE'))).toBe(CODES.registrationChanged)
  })

  it('name only fields of the form', async () => {
    const { registration } = await applied()
    expect(await codeOf(ask(registration.registrationId, ['unknown']))).toBe(404)
  })
})
