import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { useGateway } from '../../../support/gateway'
import { newProof } from '../../../support/proof'

const test = useGateway()

let last = 13_740_000_000
const newBuyer = async () => {
  const cellphone = String(++last)
  const { accessToken: token, userId } = await test.signIn(cellphone)
  return { cellphone, token, userId }
}
const post = (path: string, token: string, body: object) =>
  test.ask(`user/buyer/v3/account/${path}?lang=en`, { method: 'POST', token, body })

const changeTo = async (token: string, proof: string, cellphone: string, code?: string) =>
  post('change_contact', token, {
    proof,
    bindType: 'CELLPHONE',
    cellphoneBindParam: { cellphone, countryCode: '86', verifyCode: code ?? (await test.newCode(cellphone)) },
  })

describe('a proof of identity', () => {
  it('is refused by e-mail if the account has no e-mail address', async () => {
    const { token } = await newBuyer()
    expect((await post('send_code', token, { channel: 'EMAIL' })).body.statusCode).toBe(ACCOUNT_CODES.contactMissing)
  })

  it('is refused for a code that another login or a visitor requested', async () => {
    const { token, cellphone } = await newBuyer()
    const { accessToken: elsewhere } = await test.signIn(cellphone)
    const { verifyCodeWrong } = LOGIN_CODES
    const prove = (by: string, verifyCode: string) =>
      post('prove', by, { channel: 'CELLPHONE', purpose: 'DATA', verifyCode })
    test.clock.advance(61_000)
    await post('send_code', token, { channel: 'CELLPHONE' })
    const [{ code }] = (await test.ask(`console/api/codes?cellphone=${cellphone}`)).body.data as [{ code: string }]
    const login = { cellphone, countryCode: '86', verifyCode: code }
    const publicly = await test.ask('user/pub/v3/login_or_register', { method: 'POST', body: login })
    expect([publicly.body.statusCode, (await prove(elsewhere, code)).body.statusCode]).toEqual([
      verifyCodeWrong,
      verifyCodeWrong,
    ])
    expect((await prove(token, code)).body.statusCode).toBe(200)
    test.clock.advance(61_000)
    expect((await prove(token, await test.newCode(cellphone))).body.statusCode).toBe(verifyCodeWrong)
  })

  it('can be requested 20 times a day', async () => {
    const { token, cellphone } = await newBuyer()
    const { db } = test.gateway.context
    const sent = { country_code: '86', cellphone, email: '', session_id: 'L1', code: '123456', used_at: null }
    const from = test.clock.now() - 23 * 60 * 60_000
    const rows = Array.from({ length: 20 }, (_, at) => ({ ...sent, sent_at: from + at * 1_000, expires_at: from }))
    await db.insertInto('verify_codes').values(rows.slice(1)).execute()
    expect((await post('send_code', token, { channel: 'CELLPHONE' })).body.statusCode).toBe(200)
    test.clock.advance(61_000)
    const { body } = await post('send_code', token, { channel: 'CELLPHONE' })
    expect(body).toMatchObject({ statusCode: CAPTCHA_CODES.tooManyCodes, data: { seconds: 60 * 60 - 61 + 1 } })
  })

  it('requires a wait after ten wrong codes, and notifies the owner once', async () => {
    const { token, userId } = await newBuyer()
    const { db } = test.gateway.context
    const warnings = () =>
      db.selectFrom('messages').where('user_id', '=', userId).where('kind', '=', 'WRONG_CODES').selectAll().execute()
    const answers: number[] = []
    const guess = async () => {
      const body = { channel: 'CELLPHONE', purpose: 'CLOSE', verifyCode: '000000' }
      answers.push((await post('prove', token, body)).body.statusCode)
    }
    for (let code = 0; code < 3; code += 1) {
      await post('send_code', token, { channel: 'CELLPHONE' })
      for (let time = 0; time < 5; time += 1) {
        await guess()
        if (answers.length < 3) expect(await warnings()).toHaveLength(answers.length - 1)
      }
      test.clock.advance(61_000)
    }
    const { verifyCodeWrong } = LOGIN_CODES
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(verifyCodeWrong))
    expect(answers.slice(11)).toEqual(Array(4).fill(CAPTCHA_CODES.tooManyTries))
    expect(await warnings()).toHaveLength(1)
  })

  it.each([
    ['one warning after wrong guesses at two codes within a day', 23, false, 1],
    ['no warning if the previous wrong guess is more than a day old', 25, false, 0],
    ['no warning if the previous code was finally entered correctly', 23, true, 0],
  ])('sends the owner %s', async (_, hoursAgo, right, messages) => {
    const { token, userId, cellphone } = await newBuyer()
    const { db } = test.gateway.context
    const at = test.clock.now() - hoursAgo * 60 * 60_000
    const sent = { country_code: '86', cellphone, email: '', session_id: 'L1', code: '123456' }
    const tried = { tries: 1, sent_at: at, expires_at: at, used_at: right ? at : null }
    await db
      .insertInto('verify_codes')
      .values({ ...sent, ...tried })
      .execute()
    await post('send_code', token, { channel: 'CELLPHONE' })
    await post('prove', token, { channel: 'CELLPHONE', purpose: 'CLOSE', verifyCode: '000000' })
    const warnings = db
      .selectFrom('messages')
      .where('user_id', '=', userId)
      .where('kind', '=', 'WRONG_CODES')
      .selectAll()
    expect(await warnings.execute()).toHaveLength(messages)
  })

  it('requires a captcha for the sixth code in ten minutes', async () => {
    const { token } = await newBuyer()
    const answers: number[] = []
    for (let code = 0; code < 6; code += 1) {
      answers.push((await post('send_code', token, { channel: 'CELLPHONE' })).body.statusCode)
      test.clock.advance(61_000)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, CAPTCHA_CODES.captchaNeeded])
  })

  it('is refused for a wrong code', async () => {
    const { token } = await newBuyer()
    await post('send_code', token, { channel: 'CELLPHONE' })
    const body = { channel: 'CELLPHONE', purpose: 'DATA', verifyCode: '000000' }
    expect((await post('prove', token, body)).body.statusCode).toBe(LOGIN_CODES.verifyCodeWrong)
  })

  it('is valid once, for ten minutes, for its purpose and its login', async () => {
    const { token, cellphone } = await newBuyer()
    const wrong = await newProof(test, token, 'CLOSE')
    expect((await post('data', token, { proof: wrong })).body.statusCode).toBe(ACCOUNT_CODES.proofWrong)
    const proof = await newProof(test, token, 'DATA')
    const { accessToken: elsewhere } = await test.signIn(cellphone)
    expect((await post('data', elsewhere, { proof })).body.statusCode).toBe(ACCOUNT_CODES.proofWrong)
    expect((await post('data', token, { proof })).body.statusCode).toBe(200)
    expect((await post('data', token, { proof })).body.statusCode).toBe(ACCOUNT_CODES.proofWrong)
    const late = await newProof(test, token, 'DATA')
    test.clock.advance(11 * 60_000)
    expect((await post('data', token, { proof: late })).body.statusCode).toBe(ACCOUNT_CODES.proofWrong)
  })
})

describe('the replacement of a phone', () => {
  it('requires a proof by the old phone and a code from the new phone', async () => {
    const { token, cellphone } = await newBuyer()
    const proof = await newProof(test, token, 'CONTACT')
    const next = String(++last)
    expect((await changeTo(token, proof, next)).body).toMatchObject({ statusCode: 200, data: { cellphone: next } })
    expect((await test.ask('user/buyer/v3/profile', { token })).body.data.cellphone).toBe(next)
    // The old phone can register another account.
    expect((await test.signIn(cellphone)).userId).not.toBe((await test.signIn(next)).userId)
  })

  it('is reported to the old phone only after it succeeds', async () => {
    const { token, cellphone } = await newBuyer()
    const written = async () =>
      ((await test.ask('console/api/messages')).body.data as { recipient: string; content: string }[])
        .filter(({ recipient }) => recipient === `+86 ${cellphone}`)
        .map(({ content }) => content)
    const proof = await newProof(test, token, 'CONTACT')
    const next = String(++last)
    await test.newCode(next)
    await changeTo(token, proof, next, '000000')
    expect(await written()).toEqual([])
    test.clock.advance(60_000)
    await changeTo(token, proof, next)
    expect(await written()).toEqual([expect.stringContaining('此号码不再用于登录')])
  })

  it('does not use up the proof when the new phone’s code is wrong', async () => {
    const { token } = await newBuyer()
    const proof = await newProof(test, token, 'CONTACT')
    const next = String(++last)
    await test.newCode(next)
    expect((await changeTo(token, proof, next, '000000')).body.statusCode).toBe(LOGIN_CODES.verifyCodeWrong)
    test.clock.advance(60_000)
    expect((await changeTo(token, proof, next)).body.statusCode).toBe(200)
  })

  it('allows ten wrong codes for a phone, then requires a wait', async () => {
    const { token } = await newBuyer()
    const proof = await newProof(test, token, 'CONTACT')
    const next = String(++last)
    const answers: number[] = []
    for (let code = 0; code < 3; code += 1) {
      await test.newCode(next)
      for (let time = 0; time < 4; time += 1)
        answers.push((await changeTo(token, proof, next, '000000')).body.statusCode)
      test.clock.advance(61_000)
    }
    expect(answers).toEqual([
      ...Array(10).fill(LOGIN_CODES.verifyCodeWrong),
      ...Array(2).fill(CAPTCHA_CODES.tooManyTries),
    ])
  })

  it('is refused for another account’s phone, or with a proof by e-mail', async () => {
    const { token } = await newBuyer()
    const taken = await newBuyer()
    const proof = await newProof(test, token, 'CONTACT')
    expect((await changeTo(token, proof, taken.cellphone)).body.statusCode).toBe(LOGIN_CODES.contactTaken)
    const { db } = test.gateway.context
    test.clock.advance(60_000)
    const other = await newProof(test, token, 'CONTACT')
    await db.updateTable('account_proofs').set({ channel: 'EMAIL' }).where('proof_id', '=', other).execute()
    expect((await changeTo(token, other, String(++last))).body.statusCode).toBe(ACCOUNT_CODES.proofWrong)
  })
})

describe('the export of personal data', () => {
  it('contains all data of the account, but no credentials', async () => {
    const { accessToken } = await test.signIn()
    const { body } = await post('data', accessToken, { proof: await newProof(test, accessToken, 'DATA') })
    const data = JSON.parse((body.data as { json: string }).json) as Record<string, object[]>
    expect(data.account).toMatchObject({ cellphone: '13800000001' })
    expect(data.audiences).toHaveLength(5)
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['addresses', 'orders', 'coupons', 'tickets', 'login_sessions']),
    )
    const { db } = test.gateway.context
    const numbers = await db.selectFrom('audiences').select('id_no').where('user_id', '=', 'U1001').execute()
    for (const { id_no } of numbers) expect(JSON.stringify(data.audiences)).toContain(id_no)
    expect(JSON.stringify(data)).not.toMatch(/password|code_key|token_id|idempotency|proof_id/)
  })
})
