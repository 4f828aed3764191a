import { permitDetail } from '@/api/permit'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { FORM_CODES } from '@/domain/business-codes/form'
import { PERMIT_CODES as CODES } from '@/domain/business-codes/permit'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey, shopperOf } from '../../../support/shopper'
import { permitDesk, PROJECT } from './desk'

const DAY = 86_400_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const desk = permitDesk(test, '1396400')
const { act, again, answersOf, apply, applied, approved, ask, codeOf, company, confirm, leftOf, newWorker, read } = desk

const dueAt = async (time: number) => {
  await test.clock.set(time)
  await applyDue(desk.db(), time)
}

describe('a company code', () => {
  it('joins the company, with punctuation and case ignored', async () => {
    const worker = await newWorker()
    const { data } = (await desk.join(worker, 'food 4p9x')).body
    expect(data).toMatchObject({ companyId: 'WC2', projectCode: PROJECT })
  })

  it('is locked after five wrong ones', async () => {
    const worker = await newWorker()
    const codes = []
    for (let at = 0; at < 6; at += 1) codes.push(await codeOf(desk.join(worker, `WRONG${at}`)))
    expect(codes).toEqual([...Array<number>(5).fill(CODES.companyCodeWrong), CODES.companyCodeLocked])
  })

  it('is stored as a digest only', async () => {
    const rows = await desk.db().selectFrom('permit_companies').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/7K2M|4P9X/)
  })
})

describe('an application', () => {
  it('takes a place of the company and of the role', async () => {
    const before = [await leftOf('WC1:stage'), await leftOf(`${PROJECT}:stage`)]
    const worker = await newWorker()
    const data = await read(worker, await applied(worker))
    expect(madeUp(permitDetail.read(data), data)).toEqual([])
    expect(data).toMatchObject({ state: 'SUBMITTED', name: '林晚', photo: expect.stringMatching(/^UklG/) })
    expect([await leftOf('WC1:stage'), await leftOf(`${PROJECT}:stage`)]).toEqual(before.map((left) => left - 1))
  })

  it('is created once for an idempotency key', async () => {
    const worker = await newWorker()
    const request = { answers: await answersOf(worker), idempotencyKey: newKey() }
    expect(await applied(worker, request)).toBe(await applied(worker, request))
  })

  it.each([
    [{ days: ['2027-12-01'] }, CODES.permitChoiceWrong],
    [{ zoneIds: ['hall'] }, CODES.permitChoiceWrong],
    [{ formVersion: 7 }, FORM_CODES.formOutdated],
    [{ answers: { application: {}, people: [] } }, FORM_CODES.formProblems],
  ])('with %j is refused', async (more, code) => {
    const worker = await newWorker()
    expect(await codeOf(apply(worker, more))).toBe(code)
  })

  it('needs a company', async () => {
    const worker = await newWorker('NOTHING')
    expect(await codeOf(apply(worker))).toBe(CODES.permitNoCompany)
  })

  it('is refused for a second permit of a person and role, in any account', async () => {
    const [one, other] = [await newWorker(), await newWorker()]
    await applied(one)
    const twin = { ...other, document: one.document }
    expect(await codeOf(apply(twin))).toBe(CODES.permitTwice)
    expect(await codeOf(apply(twin, { roleId: 'security' }))).toBe(200)
  })

  it('is refused after the window', async () => {
    const worker = await newWorker()
    await test.clock.set(START + 40 * DAY)
    expect(await codeOf(apply(await again(worker)))).toBe(CODES.permitClosed)
  })

  it('is approved at once for a role without a review', async () => {
    const worker = await newWorker('FOOD-4P9X')
    const permitId = await applied(worker, { roleId: 'catering', zoneIds: ['dock'] })
    await confirm(permitId, 'CONFIRM', await company(1))
    expect((await read(worker, permitId)).state).toBe('APPROVED')
  })

  it('is reviewed for a zone beyond the role', async () => {
    const worker = await newWorker('FOOD-4P9X')
    const permitId = await applied(worker, { roleId: 'catering', zoneIds: ['stage'], zoneReason: 'Water on stage' })
    await confirm(permitId, 'CONFIRM', await company(1))
    expect((await read(worker, permitId)).state).toBe('CONFIRMED')
  })
})

describe('the link of a company', () => {
  it('reads nothing of other companies, and ends after seven days', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker)
    const token = await company(1)
    expect(await codeOf(confirm(permitId, 'CONFIRM', token))).toBe(404)
    const { body } = await test.ask(`pub/v1/work_permits/company/${token}`)
    expect(JSON.stringify(body.data)).not.toContain(permitId)
    await test.clock.set(START + 8 * DAY)
    expect((await test.ask(`pub/v1/work_permits/company/${token}`)).status).toBe(404)
  })

  it('lists new applications first, in pages, and acts on those of later pages too', async () => {
    const early = await applied(await newWorker())
    await confirm(early, 'CONFIRM')
    const late = await applied(await newWorker())
    const page = async (offset: number) =>
      (await test.ask(`pub/v1/work_permits/company/${await company()}?length=1&offset=${offset}`)).body.data
    const { permits, total, last } = await page(0)
    expect({ permits, last }).toMatchObject({ permits: [{ permitId: late }], last: false })
    expect(await page(total - 1)).toMatchObject({ last: true })
    await confirm((await page(1)).permits[0].permitId, 'END')
    expect((await page(0)).total).toBe(total - 1)
    // A confirmed application is no longer listed. The organizer decides on it.
    expect(await codeOf(confirm(early, 'END'))).toBe(404)
  })

  it('rejects an application, and returns the places', async () => {
    const worker = await newWorker()
    const before = await leftOf('WC1:stage')
    const permitId = await applied(worker)
    await confirm(permitId, 'END')
    expect(await read(worker, permitId)).toMatchObject({ state: 'REJECTED', reason: 'NOT_OURS' })
    expect(await leftOf('WC1:stage')).toBe(before)
  })
})

describe('a decision', () => {
  it('needs two reviewers for a zone that is marked so', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker, { roleId: 'control', zoneIds: ['control'] })
    await confirm(permitId)
    await act(permitId, 'APPROVE_A')
    expect((await read(worker, permitId)).state).toBe('CONFIRMED')
    expect(await codeOf(act(permitId, 'APPROVE_A'))).toBe(CODES.permitSameReviewer)
    await act(permitId, 'APPROVE_B')
    expect((await read(worker, permitId)).state).toBe('APPROVED')
  })

  it('is impossible before the company has confirmed', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker)
    expect(await codeOf(act(permitId, 'APPROVE_A'))).toBe(CODES.permitChanged)
  })

  it('and a withdrawal at the same time have one result', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker)
    await confirm(permitId)
    const { version } = await read(worker, permitId)
    const results = await Promise.all([
      codeOf(act(permitId, 'NOT_NEEDED')),
      codeOf(worker.post(`buyer/v1/work_permits/${permitId}/withdraw`, { version })),
    ])
    expect(results.filter((code) => code === 200)).toHaveLength(1)
  })

  it('opens only the named fields for a change', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker)
    await confirm(permitId)
    await ask(permitId, ['job'])
    const { version, changes } = await read(worker, permitId)
    expect(changes).toEqual({ fieldIds: ['job'], reason: 'PHOTO_DARK', note: '' })
    const answers = { application: { job: 'Electrician', name: 'Other' }, people: [] }
    await worker.post(`buyer/v1/work_permits/${permitId}/answers`, { version, answers })
    const changed = await read(worker, permitId)
    expect(changed).toMatchObject({ state: 'CONFIRMED', name: '林晚', changes: null })
    expect(changed.answers).toContainEqual(expect.objectContaining({ fieldId: 'job', value: 'Electrician' }))
  })

  it('asks for changes by a reason three times, then by a sentence', async () => {
    const worker = await newWorker()
    const permitId = await applied(worker)
    await confirm(permitId)
    for (let at = 0; at < 3; at += 1) {
      await ask(permitId, ['job'])
      const { version } = await read(worker, permitId)
      const answers = { application: { job: `Job ${at}` }, people: [] }
      await worker.post(`buyer/v1/work_permits/${permitId}/answers`, { version, answers })
    }
    expect(await codeOf(ask(permitId, ['job']))).toBe(CODES.permitChangesUsed)
    expect(await codeOf(ask(permitId, ['job'], 'Call me'))).toBe(200)
  })

  it('fills a company, whose permits remain', async () => {
    const worker = await newWorker('FOOD-4P9X')
    const permitId = await applied(worker, { roleId: 'security', zoneIds: ['hall'] })
    const body = { action: 'FILL', companyId: 'WC2' }
    await test.ask('console/api/permit-companies', { method: 'POST', body })
    expect((await read(worker, permitId)).state).toBe('SUBMITTED')
    const late = await newWorker('FOOD-4P9X')
    expect(await codeOf(apply(late))).toBe(CODES.permitCompanyFull)
  })
})

describe('the permits of an account', () => {
  const hasEntry = async (userId: string): Promise<boolean> => {
    const buyer = await shopperOf(test, userId)
    return (await buyer.get('user/buyer/v3/query/display/setting')).body.data.offered.includes('WORK_PERMIT')
  }

  it('are read in pages by event, active ones first', async () => {
    const member = await shopperOf(test, DEMO_MEMBER)
    const pageAt = async (offset: number) =>
      (await member.get(`buyer/v1/work_permits?offset=${offset}&length=5`)).body.data
    const [first, second] = [await pageAt(0), await pageAt(5)]
    expect([first.total, first.last, second.last]).toEqual([9, false, true])
    const ids = [...first.items, ...second.items].map(({ permitId }) => permitId.slice('WP-demo-'.length))
    expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '10'])
  })

  it('have an entry in the account until the name is deleted', async () => {
    const worker = await newWorker()
    expect(await hasEntry(worker.userId)).toBe(false)
    await applied(worker)
    expect(await hasEntry(worker.userId)).toBe(true)
    await dueAt(START + 31 * DAY)
    expect(await hasEntry(worker.userId)).toBe(false)
  })
})

describe('the data of a permit', () => {
  it('lose the photo and the document at a withdrawal', async () => {
    const worker = await newWorker()
    const permitId = await approved(worker)
    const { version } = await read(worker, permitId)
    await worker.post(`buyer/v1/work_permits/${permitId}/withdraw`, { version })
    const { photo, answers } = await read(worker, permitId)
    const fields = (answers as { fieldId: string }[]).map(({ fieldId }) => fieldId)
    expect([photo, fields.includes('photo'), fields.includes('document')]).toEqual(['', false, false])
  })

  it('end with the last day, and lose the name 30 days later', async () => {
    const worker = await newWorker()
    const permitId = await approved(worker)
    await dueAt(START + DAY)
    expect(await read(await again(worker), permitId)).toMatchObject({ state: 'EXPIRED', name: '林晚' })
    await dueAt(START + 30 * DAY)
    expect(await read(await again(worker), permitId)).toMatchObject({ name: '', photo: '' })
  })

  it('have no public address for the photo', async () => {
    const worker = await newWorker()
    const answers = await answersOf(worker)
    await applied(worker, { answers })
    const code = answers.application.photo[0]
    expect((await test.ask(`media/uploads/${code}.webp`)).status).toBe(404)
  })
})
