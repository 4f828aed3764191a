import fc from 'fast-check'
import { useGateway } from '../../../support/gateway'
import { captchaDesk } from '../../../support/captcha'
import { handsWay, keysWay } from '../../../support/slide'

const MINUTE = 60_000

const test_ = useGateway()

const { post, record, puzzle, targetOf, solve } = captchaDesk(() => test_)

describe('a captcha puzzle', () => {
  test('returns a token for five minutes when solved by drag or by keyboard', async () => {
    for (const way of [handsWay, keysWay]) {
      const given = await puzzle()
      const { body } = await solve(given, { track: way(given.target) })
      expect(body.data).toEqual({
        passed: true,
        token: expect.stringMatching(/^[\w-]{32}$/),
        expiresAt: expect.any(Number),
        again: 0,
        reason: '',
      })
      expect(body.data.expiresAt - test_.clock.now()).toBeGreaterThan(4.9 * MINUTE)
    }
  })

  test('accepts positions within three points of the target on either side', async () => {
    for (const [off, passed] of [
      [-4, false],
      [-3, true],
      [3, true],
      [4, false],
    ] as const) {
      const given = await puzzle()
      expect((await solve(given, { position: given.target + off })).body.data.passed).toBe(passed)
    }
  })

  test('cannot be solved a second time', async () => {
    const given = await puzzle()
    const answers = await Promise.all([1, 2, 3, 4].map(() => solve(given)))
    expect(answers.filter(({ body }) => body.data.passed)).toHaveLength(1)
    expect((await solve(given)).body.data).toMatchObject({ passed: false, reason: 'SPENT', again: 0 })
  })

  test('allows three attempts, and returns the number of remaining attempts', async () => {
    const given = await puzzle()
    for (const again of [2, 1, 0])
      expect((await solve(given, { position: 0, track: handsWay(0.1) })).body.data).toMatchObject({
        reason: 'PLACE',
        again,
      })
    expect((await solve(given)).body.data).toMatchObject({ passed: false, reason: 'SPENT' })
  })

  test('counts a non-human movement as one attempt', async () => {
    const given = await puzzle()
    expect((await solve(given, { track: [] })).body.data).toMatchObject({ reason: 'PACE', again: 2 })
    expect((await solve(given)).body.data.passed).toBe(true)
  })

  test('is rejected if solved faster than a human can', async () => {
    const { body } = await record('LOGIN')
    const target = await targetOf(body.data.captchaId)
    const answer = await solve({ ...body.data, target, scope: 'LOGIN' }, { track: handsWay(target, 300) })
    expect(answer.body.data).toMatchObject({ passed: false, reason: 'PACE' })
  })

  test('expires after two minutes', async () => {
    const given = await puzzle()
    expect(given.expiresAt - test_.clock.now()).toBeLessThanOrEqual(2 * MINUTE)
    await test_.clock.advance(2 * MINUTE)
    expect((await solve(given)).body.data).toMatchObject({ passed: false, reason: 'EXPIRED', again: 0 })
  })

  test('is bound to the requesting device', async () => {
    const given = await puzzle('LOGIN', { headers: { 'user-agent': 'phone A' } })
    const other = await solve(given, { headers: { 'user-agent': 'phone B' } })
    expect(other.body.data).toMatchObject({ passed: false, reason: 'SPENT' })
    expect((await solve(given, { headers: { 'user-agent': 'phone A' } })).body.data.passed).toBe(true)
  })

  test('is bound to the requesting user if required for an order', async () => {
    const alone = await record('ORDER')
    expect(alone.body.statusCode).toBe(15012007)
    const owner = (await test_.signIn('13900000101')).accessToken
    const other = (await test_.signIn('13900000102')).accessToken
    const given = await puzzle('ORDER', { token: owner })
    expect((await solve(given, { token: other })).body.data).toMatchObject({ passed: false, reason: 'SPENT' })
    // Sending the request as a visitor must not bypass the binding to a user.
    expect((await solve({ ...given, scope: 'LOGIN' })).body.data.passed).toBe(false)
    expect((await solve(given, { token: owner })).body.data.passed).toBe(true)
  })

  test('rejects invalid answers without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 64 }),
        fc.float({ min: 0, max: 100, noNaN: true }),
        async (captchaId, position) => {
          const { status, body } = await post('risk/pub/v1/captcha/check', {
            captchaId,
            scope: 'LOGIN',
            position,
            track: handsWay(position),
          })
          return status < 500 && (status === 400 || body.data.passed === false)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the waiting time as an alternative to the puzzle', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const wait = (by = {}) => post('risk/pub/v1/captcha/record', { scope: 'LOGIN', type: 'SLIDER', way: 'WAIT' }, by)
  const answer = (captchaId: string) =>
    post('risk/pub/v1/captcha/check', { captchaId, scope: 'LOGIN', position: 0, track: [] })

  test('lasts 45 s; an earlier answer is refused', async () => {
    const given = (await wait()).body.data
    expect(given).toMatchObject({ picture: '', piece: '', tries: 3, retryAt: 0 })
    expect(given.waitUntil - test_.clock.now()).toBeGreaterThan(44_000)
    expect((await answer(given.captchaId)).body.data).toMatchObject({ passed: false, reason: 'PACE' })
    await test_.clock.advance(45_000)
    expect((await answer(given.captchaId)).body.data).toMatchObject({ passed: true, again: 0 })
    expect((await answer(given.captchaId)).body.data).toMatchObject({ passed: false, reason: 'SPENT' })
  })

  test('is granted only once in ten minutes, even to another address and user agent', async () => {
    const refused = (await wait({ headers: { 'user-agent': 'another', ...from('10.0.0.9').headers } })).body.data
    expect(refused).toMatchObject({ captchaId: '', waitUntil: 0 })
    await test_.clock.advance(refused.retryAt - test_.clock.now() + 1)
    expect((await wait()).body.data.captchaId).not.toBe('')
  })
})

test('refuses puzzles for ten minutes after fifteen wrong answers from one address', async () => {
  await test_.clock.advance(10 * MINUTE)
  for (let round = 0; round < 5; round += 1) {
    const given = await puzzle()
    for (let time = 0; time < 3; time += 1) await solve(given, { position: 0, track: handsWay(0.1) })
  }
  const { body } = await record('LOGIN')
  expect(body.data).toMatchObject({ captchaId: '', picture: '' })
  await test_.clock.advance(body.data.retryAt - test_.clock.now() + 1)
  expect((await record('LOGIN')).body.data.captchaId).not.toBe('')
})

describe('the captcha for verification codes', () => {
  const send = (cellphone: string, headers?: Record<string, string>) =>
    post('user/pub/v3/send_verify_code', { cellphone, countryCode: '86' }, { headers })
  const codes = async (cellphone: string, times: number) => {
    const answers = []
    for (let time = 0; time < times; time += 1) answers.push((await send(cellphone)).body.statusCode)
    return answers
  }

  test('is required for a phone after many code requests', async () => {
    const answers = await codes('13900000120', 8)
    expect(answers).toEqual([200, 22030103, 22030103, 22030103, 22030103, 22030701, 22030701, 22030701])
    const { body } = await send('13900000120')
    expect(body.data).toEqual({ scope: 'LOGIN', type: 'SLIDER' })
  })

  test('allows one more code request once solved', async () => {
    const token = (await solve(await puzzle())).body.data.token
    await test_.clock.advance(MINUTE)
    expect((await send('13900000120', { 'captcha-token': token })).body.statusCode).toBe(200)
    expect((await send('13900000120')).body.statusCode).toBe(22030701)
  })

  test('is no longer required after ten minutes', async () => {
    await test_.clock.advance(10 * MINUTE)
    expect((await send('13900000120')).body.statusCode).toBe(200)
  })

  test('is no longer required after a login', async () => {
    for (let time = 0; time < 7; time += 1) expect((await test_.signIn('13900000121')).userId).not.toBe('')
  })
})

test('returns the same captcha window for a show and its group', async () => {
  const known = (await test_.ask('show/pub/v5/show/S6007/dynamic')).body.data.captchaSwitch
  expect(known).toEqual({
    verifyStartTime: expect.any(Number),
    verifyEndTime: expect.any(Number),
    captchaTypes: ['SLIDER'],
  })
  expect((await test_.ask('show/pub/v5/show/S2001/dynamic')).body.data.captchaSwitch).toBeNull()
  const group = (await test_.ask('show/pub/v5/show_group/SG9001')).body.data
  expect(group.captchaInfos).toEqual([{ showId: 'S6007', captchaSwitch: known }])
})
