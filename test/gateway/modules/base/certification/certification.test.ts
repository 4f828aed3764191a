import { certifications } from '@/api/auth'
import { ATTENDEE_CODES } from '@/domain/business-codes/attendee'
import { CERTIFICATION_CODES as CODES } from '@/domain/business-codes/certification'
import { PAYMENT_CODES } from '@/domain/business-codes/payment'
import { type Answer, useGateway } from '../../../support/gateway'
import { certifier, ID_CARD, PASSPORT, PERSON } from './visit'

const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE

const test = useGateway()
let by: ReturnType<typeof certifier>
beforeAll(async () => {
  by = certifier(test)
})

let last = 13_760_000_000
const newBuyer = () => test.signIn(String(++last))
const codeOf = ({ body }: Answer): number => body.statusCode
const stateOf = async (token: string, type: string) =>
  (await by.list(token)).find(({ authType }) => authType === type)?.authStatus ?? 'none'

/** Creates a buyer whose identity is verified. */
const knownBuyer = async () => {
  const buyer = await newBuyer()
  expect(codeOf(await by.person(buyer.accessToken))).toBe(200)
  return buyer
}
const keyOf = async (token: string): Promise<string> => (await by.begin(token)).body.data.verifyKey

describe('the real-name certification', () => {
  it('succeeds with a valid ID card number, and returns name and number masked', async () => {
    const { accessToken } = await knownBuyer()
    const text = JSON.stringify((await test.ask('buyer/v1/user_certification/list', { token: accessToken })).body)
    expect(text).not.toContain(ID_CARD)
    expect(text).not.toContain(PERSON.name)
    const [row] = certifications.read((await by.list(accessToken)) as never)
    expect(row).toMatchObject({ authType: 'PERSON', authStatus: 'AUTH_SUCCESS', name: '沈**', idType: 'ID_CARD' })
    expect(row?.idNo).toBe('1101**********0054')
  })

  it.each([
    ['a wrong checksum', { ...PERSON, idNo: '110101199003070055' }],
    ['an invalid day', { ...PERSON, idNo: '110101199002300054' }],
    ['a passport number declared as an ID card', { ...PERSON, idNo: 'E12345678' }],
  ])('is refused with %s', async (_what, person) => {
    const { accessToken } = await newBuyer()
    expect(codeOf(await by.person(accessToken, person))).toBe(ATTENDEE_CODES.idNumberWrong)
    expect(await by.list(accessToken)).toEqual([])
  })

  it('is reviewed manually for a passport, and accepted or refused with a reason', async () => {
    const { accessToken, userId } = await newBuyer()
    await by.person(accessToken, PASSPORT)
    expect(await stateOf(accessToken, 'PERSON')).toBe('AUTHING')
    expect(codeOf(await by.remove(accessToken, 'PERSON'))).toBe(CODES.certificationBound)
    await by.decide(userId, 'PERSON', 'refuse')
    const [row] = await by.list(accessToken)
    expect(row).toMatchObject({ authStatus: 'AUTH_FAIL', reason: '证件信息未能核实' })
    await by.person(accessToken, PASSPORT)
    await by.decide(userId, 'PERSON', 'pass')
    expect(await stateOf(accessToken, 'PERSON')).toBe('AUTH_SUCCESS')
    expect((await by.decide(userId, 'PERSON', 'pass')).status).toBe(404)
  })

  it('never appears in plain text in the database or the data export', async () => {
    const { userId } = await knownBuyer()
    const { db, personalData } = test.gateway.context
    const rows = await db.selectFrom('certifications').selectAll().where('user_id', '=', userId).execute()
    const account = { userId, countryCode: '86', cellphone: String(last), email: null }
    const copies = await Promise.all(personalData.map(async ({ read }) => read?.(db, account)))
    expect(rows[0]?.sealed).toBeTruthy()
    for (const text of [JSON.stringify(rows), JSON.stringify(copies)]) {
      expect(text).not.toContain(ID_CARD)
      expect(text).not.toContain(PERSON.name)
    }
    expect(JSON.stringify(copies)).toContain('1101**********0054')
    expect(JSON.stringify(copies)).not.toContain(rows[0]!.sealed!)
  })

  it('revokes the face check when another person is certified', async () => {
    const { accessToken } = await knownBuyer()
    const key = await keyOf(accessToken)
    await by.atProvider(key, 'pass')
    await by.finish(accessToken, key)
    await by.person(accessToken)
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('AUTH_SUCCESS')
    await by.person(accessToken, { ...PERSON, idNo: '110101199003070062' })
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('none')
  })
})

describe('a face check at the provider', () => {
  it.each([
    ['pass', 'PASSED', 'AUTH_SUCCESS', ''],
    ['pending', 'PENDING', 'AUTHING', ''],
    ['refuseFace', 'REFUSED', 'AUTH_FAIL', '人脸与证件不是同一人'],
    ['refuseUnclear', 'REFUSED', 'AUTH_FAIL', '画面过暗或模糊'],
    ['cancel', 'CANCELLED', 'none', ''],
  ])('maps the provider’s decision %s to the outcome %s', async (choice, outcome, status, reason) => {
    const { accessToken } = await knownBuyer()
    const key = await keyOf(accessToken)
    const answer = await by.atProvider(key, choice)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${test.gateway.url}/middle-verify`])
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('none')
    expect((await by.finish(accessToken, key)).body.data).toEqual({ outcome, reason })
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe(status)
  })

  it('remains open until the provider decides', async () => {
    const { accessToken } = await knownBuyer()
    const key = await keyOf(accessToken)
    for (const _time of [1, 2]) expect((await by.finish(accessToken, key)).body.data.outcome).toBe('OPEN')
    await by.atProvider(key, 'pass')
    expect((await by.finish(accessToken, key)).body.data.outcome).toBe('PASSED')
  })

  it('accepts its key only once, even in concurrent requests', async () => {
    const { accessToken } = await knownBuyer()
    const key = await keyOf(accessToken)
    await by.atProvider(key, 'refuseFace')
    const answers = await Promise.all([by.finish(accessToken, key), by.finish(accessToken, key)])
    expect(answers.map(codeOf).sort()).toEqual([200, CODES.verifyUsed])
    // Neither a second decision nor a second return changes the outcome.
    expect((await by.atProvider(key, 'pass')).status).toBe(404)
    expect(codeOf(await by.finish(accessToken, key))).toBe(CODES.verifyUsed)
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('AUTH_FAIL')
  })

  it('ignores the provider’s second decision', async () => {
    const { accessToken } = await knownBuyer()
    const key = await keyOf(accessToken)
    await by.atProvider(key, 'refuseFace')
    expect((await by.atProvider(key, 'pass')).status).toBe(404)
    expect((await by.finish(accessToken, key)).body.data.outcome).toBe('REFUSED')
  })

  it('refuses its key from another buyer, and still certifies its owner', async () => {
    const owner = await knownBuyer()
    const thief = await knownBuyer()
    const key = await keyOf(owner.accessToken)
    await by.atProvider(key, 'pass')
    expect(codeOf(await by.finish(thief.accessToken, key))).toBe(CODES.verifyWrong)
    expect(await stateOf(thief.accessToken, 'ELECTRONIC_CERT')).toBe('none')
    expect((await by.finish(owner.accessToken, key)).body.data.outcome).toBe('PASSED')
  })

  it('expires after ten minutes, at the provider and at the gateway', async () => {
    const { accessToken } = await knownBuyer()
    const [open, decided] = [await keyOf(accessToken), await keyOf(accessToken)]
    await by.atProvider(decided, 'pass')
    await test.clock.advance(10 * MINUTE + 1_000)
    expect((await by.atProvider(open, 'pass')).status).toBe(404)
    expect(codeOf(await by.finish(accessToken, decided))).toBe(CODES.verifyOld)
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('none')
  })

  it.each(['', 'none', 'e30.AAAAAAAAAAAAAAAAAAAAAA', 'a.b.c'])('rejects a forged key: %p', async (key) => {
    const { accessToken } = await knownBuyer()
    expect([400, CODES.verifyWrong]).toContain((await by.finish(accessToken, key)).body.statusCode)
    expect((await by.atProvider(key, 'pass')).status).toBe(404)
  })

  it.each([
    'https://elsewhere.example/middle-verify',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'https://shop.example@elsewhere.example/',
  ])('rejects the return address %s', async (returnUrl) => {
    const { accessToken } = await knownBuyer()
    expect(codeOf(await by.begin(accessToken, { returnUrl }))).toBe(PAYMENT_CODES.returnUrlUnfit)
  })

  it('cannot pass before the buyer’s identity is verified', async () => {
    const { accessToken } = await newBuyer()
    const key = await keyOf(accessToken)
    expect((await by.atProvider(key, 'pass')).status).toBe(404)
  })

  it('certifies the buyer for a year, even if a second check fails', async () => {
    const { accessToken, userId } = await knownBuyer()
    const certify = async (choice: string) => {
      const key = await keyOf(accessToken)
      await by.atProvider(key, choice)
      await by.finish(accessToken, key)
    }
    await certify('pass')
    await certify('refuseFace')
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('AUTH_SUCCESS')
    await by.decide(userId, 'ELECTRONIC_CERT', 'expire')
    expect(await stateOf(accessToken, 'ELECTRONIC_CERT')).toBe('EXPIRED')
    await certify('pass')
    const row = (await by.list(accessToken)).find(({ authType }) => authType === 'ELECTRONIC_CERT')
    expect(Number(row?.validUntil) - Number(row?.verifiedAt)).toBe(YEAR)
  })
})

describe('the certification form in a web view, without a login', () => {
  it('shows the masked account, accepts one person, and continues with the face check', async () => {
    const { accessToken } = await newBuyer()
    const key = await keyOf(accessToken)
    const form = (await by.readForm(key)).body.data
    expect(form).toMatchObject({ verifyType: 'ELECTRONIC_CERT', sent: false, decided: false })
    expect(form.account).toBe(`+86 137****${String(last).slice(-4)}`)
    expect(codeOf(await by.sendForm(key, { ...PERSON, idNo: '110101199003070055' }))).toBe(ATTENDEE_CODES.idNumberWrong)
    expect((await by.sendForm(key)).body.data).toEqual({ authStatus: 'AUTH_SUCCESS' })
    expect(codeOf(await by.sendForm(key, { ...PERSON, idNo: '110101199003070062' }))).toBe(CODES.verifyUsed)
    expect((await by.atProvider(key, 'pass')).status).toBe(303)
    expect((await by.finish(accessToken, key)).body.data.outcome).toBe('PASSED')
  })

  it.each([
    ['an ID card', PERSON, 'PASSED', 'AUTH_SUCCESS'],
    ['a passport', PASSPORT, 'PENDING', 'AUTHING'],
  ])('verifies the real name with %s, without a face check', async (_what, person, outcome, status) => {
    const { accessToken } = await newBuyer()
    const { verifyKey } = (await by.begin(accessToken, { verifyType: 'PERSON', returnUrl: '/certificates' })).body.data
    await by.sendForm(verifyKey, person)
    expect((await by.finish(accessToken, verifyKey)).body.data.outcome).toBe(outcome)
    expect(await stateOf(accessToken, 'PERSON')).toBe(status)
    expect((await by.readForm(verifyKey)).body.statusCode).toBe(CODES.verifyUsed)
  })

  it('expires after ten minutes', async () => {
    const { accessToken } = await newBuyer()
    const key = await keyOf(accessToken)
    await test.clock.advance(10 * MINUTE + 1_000)
    expect(codeOf(await by.readForm(key))).toBe(CODES.verifyOld)
    expect(codeOf(await by.sendForm(key))).toBe(CODES.verifyOld)
    expect(await by.list(accessToken)).toEqual([])
  })
})

describe('the certification of a student', () => {
  it('requires a verified identity and a review, and can be removed', async () => {
    const { accessToken, userId } = await newBuyer()
    expect(codeOf(await by.student(accessToken))).toBe(CODES.personNeeded)
    await by.person(accessToken)
    expect((await by.student(accessToken)).body.data).toMatchObject({ authType: 'STUDENT', authStatus: 'AUTHING' })
    await by.decide(userId, 'STUDENT', 'pass')
    expect((await by.student(accessToken)).body.data.authStatus).toBe('AUTH_SUCCESS')
    expect(codeOf(await by.remove(accessToken, 'PERSON'))).toBe(CODES.certificationBound)
    await by.remove(accessToken, 'STUDENT')
    expect(codeOf(await by.remove(accessToken, 'PERSON'))).toBe(200)
    expect(await by.list(accessToken)).toEqual([])
  })
})

describe('a coupon or ticket that requires a face check', () => {
  const obtain = (token: string, couponCode: string) =>
    test.ask('buyer/cyy/v1/coupons/obtain', { method: 'POST', token, body: { couponCode } })

  it('lets the buyer obtain the coupon only once, after the face check', async () => {
    const { accessToken } = await knownBuyer()
    expect(codeOf(await obtain(accessToken, 'CT1'))).toBe(200)
    expect(codeOf(await obtain(accessToken, 'CT2'))).toBe(CODES.faceAuthNeeded)
    const key = await keyOf(accessToken)
    await by.atProvider(key, 'pass')
    await by.finish(accessToken, key)
    const codes = (await Promise.all([obtain(accessToken, 'CT2'), obtain(accessToken, 'CT2')])).map(codeOf)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await obtain(accessToken, 'CT404')).status).toBe(404)
  })

  it('hides the ticket code when the certificate has expired', async () => {
    const { accessToken, userId } = await test.signIn()
    const vouchers = (await test.ask('trade/buyer/v3/vouchers?offset=0&length=50', { token: accessToken })).body.data
    const { voucherId } = vouchers.items.find(({ showId }: { showId: string }) => showId === 'S5001')
    const detail = (await test.ask(`trade/buyer/v3/vouchers/${voucherId}`, { token: accessToken })).body.data
    expect(detail.needFaceAuth).toBe(true)
    const codes = () => test.ask(`trade/buyer/v3/vouchers/${voucherId}/ticket_code`, { token: accessToken })
    expect(codeOf(await codes())).toBe(200)
    await by.decide(userId, 'ELECTRONIC_CERT', 'expire')
    expect(codeOf(await codes())).toBe(CODES.faceAuthNeeded)
  })
})

it('masks names and ID numbers in the console’s certification list', async () => {
  const { accessToken } = await knownBuyer()
  await by.list(accessToken)
  const text = JSON.stringify((await test.ask('console/api/certifications')).body)
  expect(text).toContain('137****')
  expect(text).not.toContain(ID_CARD)
  expect(text).not.toContain(PERSON.name)
})
