import { checkCaptcha, recordCaptcha } from '@/api/risk'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import { CaptchaModel } from '@/packages/user/login/captcha/captcha.model'
import { passesHumanCheck } from '../../../../../scripts/gateway/modules/base/risk/human-check'
import { aPuzzle, notPassed, passed } from '../../../../support/data/captcha'
import { type Answer, offline } from '../../../../support/fake-gateway'
import { screenScope } from '../../../../support/screen-scope'
import { fakeServices } from '../../../../support/services'
import { weapp } from '../hosts'

const TARGET = 64

const setUp = async (
  check: Answer = () => ({}),
  {
    isMini = false,
    record,
    params = { ...ORDER_CAPTCHA, showId: 'S1' },
  }: { isMini?: boolean; record?: Answer; params?: object } = {},
) => {
  const given = fakeServices({ form: 'wire', member: true, platform: isMini ? weapp() : {} })
  const { services, stores, clock, toasts, went, sentTo, answer } = given
  let puzzles = 0
  const puzzle = () => aPuzzle({ captchaId: `C${(puzzles += 1)}`, expiresAt: clock.now() + 120_000 })
  answer(recordCaptcha, record ?? puzzle)
  answer(checkCaptcha, check)
  const { screen } = screenScope(services)
  const model = new CaptchaModel({ ...services, screen }, params)
  await model.load()
  /** Drags with a mouse: presses, moves and releases the button. */
  const dragTo = async (to: number) => {
    const from = model.grasp()
    for (let step = 1; step <= 20; step += 1) {
      clock.advance(20 + (step % 3))
      model.drag(from + ((to - from) * step * step) / 400)
    }
    clock.advance(100)
    await model.release()
  }
  const press = (...keys: string[]) => {
    for (const key of keys) {
      clock.advance(150)
      model.push(key)
    }
  }
  return { model, screen, clock, risk: stores.risk, sentTo, answer, toasts, went, dragTo, press }
}

describe('the solving of a captcha', () => {
  test('requests a puzzle of the given type for the given show', async () => {
    const { model, sentTo } = await setUp()
    expect(sentTo(recordCaptcha)).toEqual([{ ...ORDER_CAPTCHA, showId: 'S1' }])
    expect([model.status, model.position, model.challenge?.captchaId]).toEqual(['ready', 0, 'C1'])
  })

  test('submits when the mouse is released, stores the solution, and closes the screen', async () => {
    const { model, sentTo, dragTo, risk, toasts, went } = await setUp(passed)
    await dragTo(TARGET)
    expect(sentTo(checkCaptcha)).toEqual([
      { captchaId: 'C1', scope: 'ORDER', position: TARGET, track: expect.any(Array) },
    ])
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('good')
    expect([model.status, toasts.length, went]).toEqual(['passed', 1, [['back']]])
  })

  test('sends no attempt if the piece hardly moved, and leaves the piece in place', async () => {
    const { model, sentTo, dragTo } = await setUp(passed)
    await dragTo(4)
    expect([model.position, sentTo(checkCaptcha).length]).toEqual([4, 0])
    await dragTo(TARGET)
    expect(sentTo(checkCaptcha)).toHaveLength(1)
  })

  test('submits moves by keys only after a confirmation', async () => {
    const { model, sentTo, press } = await setUp(passed)
    press(...Array<string>(6).fill('PageUp'), 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    expect([model.position, sentTo(checkCaptcha).length]).toEqual([TARGET, 0])
    await model.submit()
    expect(model.status).toBe('passed')
  })

  test('ignores keys that do not move the piece', async () => {
    const { model } = await setUp()
    expect([model.push('Tab'), model.push('ArrowRight')]).toEqual([false, true])
  })

  test('records moves that pass the gateway’s human check, by mouse and by keys', async () => {
    const judged: boolean[] = []
    const check: Answer = ({ track, position }) => {
      judged.push(passesHumanCheck(track, position, 5_000))
      return notPassed('PLACE', 4)
    }
    const { model, dragTo, press } = await setUp(check)
    await dragTo(TARGET)
    press(...Array<string>(6).fill('PageUp'), 'ArrowRight', 'ArrowRight')
    await model.submit()
    await dragTo(40)
    press('PageUp', 'PageUp', 'ArrowRight', 'ArrowRight')
    await model.submit()
    expect(judged).toEqual([true, true, true, true])
  })

  test('shows a hint if the piece was not moved, and sends no attempt', async () => {
    const { model, sentTo } = await setUp()
    await model.submit()
    expect(model.message?.key).toBe('captcha.moveFirst')
    expect(sentTo(checkCaptcha)).toEqual([])
  })

  test('sends one request if confirmed twice during the check', async () => {
    const { model, sentTo, press } = await setUp(() => notPassed('PLACE', 4))
    press('PageUp', 'PageUp')
    await Promise.all([model.submit(), model.submit()])
    expect(sentTo(checkCaptcha)).toHaveLength(1)
  })
})

describe('failures of a captcha', () => {
  test('show the remaining tries for a wrong position, and reset the piece', async () => {
    const { model, press } = await setUp(() => notPassed('PLACE', 3))
    press('PageUp', 'PageUp')
    await model.submit()
    expect(model.message).toEqual({ key: 'captcha.wrongPlace', values: { count: 3 } })
    expect([model.status, model.position, model.challenge?.captchaId]).toEqual(['ready', 0, 'C1'])
    press('ArrowRight')
    expect(model.message).toBeNull()
  })

  test('show a message if the solution was too fast, and permit another try', async () => {
    const { model, press } = await setUp(() => notPassed('PACE', 2))
    press('PageUp', 'PageUp')
    await model.submit()
    expect(model.message).toEqual({ key: 'captcha.pace' })
  })

  test.each([
    ['PLACE', 'captcha.lastTry'],
    ['PACE', 'captcha.lastTry'],
    ['EXPIRED', 'captcha.expired'],
    ['SPENT', 'captcha.spent'],
  ] as const)('load another puzzle after the failure %s with no tries left, and explain why', async (reason, key) => {
    const { model, press } = await setUp(() => notPassed(reason))
    press('PageUp', 'PageUp')
    await model.submit()
    expect([model.challenge?.captchaId, model.message?.key, model.status]).toEqual(['C2', key, 'ready'])
  })

  test('replace an expired puzzle, and show a message', async () => {
    const { model, clock } = await setUp()
    await clock.advanceAsync(119_999)
    expect(model.challenge?.captchaId).toBe('C1')
    await clock.advanceAsync(1)
    expect([model.challenge?.captchaId, model.message?.key]).toEqual(['C2', 'captcha.expired'])
  })

  test('leave the piece in place after a lost response, and permit another submission', async () => {
    const { model, answer, press, risk } = await setUp()
    press(...Array<string>(6).fill('PageUp'), 'ArrowRight', 'ArrowRight')
    await model.submit()
    expect([model.message?.key, model.position, model.status]).toEqual(['captcha.noAnswer', 62, 'ready'])
    answer(checkCaptcha, passed)
    await model.submit()
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('good')
  })

  test.each<[string, Answer]>([
    ['no network', offline],
    ['a service that is down (the client fails open)', () => ({})],
  ])('show a next step instead of a puzzle for %s', async (_, record) => {
    const { model, answer, went } = await setUp(passed, { record })
    expect([model.status, model.challenge]).toEqual(['unreachable', null])
    answer(recordCaptcha, () => aPuzzle({ captchaId: 'C9' }))
    await model.load()
    expect(model.status).toBe('ready')
    await model.leave()
    expect(went).toEqual([['back']])
  })

  test('allow a new puzzle at any time, even during a request', async () => {
    const { model, press } = await setUp(passed)
    press('PageUp', 'PageUp')
    const late = model.submit()
    await Promise.all([model.another(), late])
    expect([model.challenge?.captchaId, model.status, model.position]).toEqual(['C2', 'ready', 0])
  })

  test.each([false, true])(
    'show the remaining minutes after too many attempts (in waiting mode: %s)',
    async (waits) => {
      const { model, clock } = await setUp(passed, { record: () => ({ captchaId: '', retryAt: clock.now() + 90_000 }) })
      await (waits ? model.wait() : model.another())
      expect([model.status, model.minutesLeft, model.waited]).toEqual(['limited', 2, waits])
    },
  )

  test('send no request after the screen was closed', async () => {
    const { screen, clock, sentTo } = await setUp()
    screen.dispose()
    await clock.advanceAsync(600_000)
    expect(sentTo(recordCaptcha)).toHaveLength(1)
  })
})

describe('the wait instead of a captcha', () => {
  const waitFor = async (ms: number) => {
    const given = await setUp(passed)
    const waitUntil = given.clock.now() + ms
    given.answer(recordCaptcha, ({ way }) => aPuzzle(way === 'WAIT' ? { picture: '', piece: '', waitUntil } : {}))
    return given
  }

  test('solves the captcha automatically after the waiting time', async () => {
    const { model, clock, sentTo, risk } = await waitFor(45_000)
    await model.wait()
    expect([sentTo(recordCaptcha)[1], model.status]).toEqual([
      { ...ORDER_CAPTCHA, showId: 'S1', way: 'WAIT' },
      'waiting',
    ])
    await clock.advanceAsync(45_000)
    expect(sentTo(checkCaptcha)).toEqual([])
    await clock.advanceAsync(500)
    expect(sentTo(checkCaptcha)).toEqual([{ captchaId: 'C1', scope: 'ORDER', position: 0, track: [] }])
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('good')
  })

  test('is canceled on return to the picture, or when the screen closes', async () => {
    const { model, clock, sentTo } = await waitFor(45_000)
    await model.wait()
    await model.another()
    expect(model.status).toBe('ready')
    await clock.advanceAsync(60_000)
    expect(sentTo(checkCaptcha)).toEqual([])
  })
})

test('updates the piece at most 20 times a second in a mini program', async () => {
  const { model, clock, dragTo } = await setUp(offline, { isMini: true })
  const seen = new Set<number>()
  model.grasp()
  for (let at = 0; at < 100; at += 1) {
    clock.advance(10)
    model.drag(at / 4)
    seen.add(model.position)
  }
  expect(seen.size).toBeLessThanOrEqual(20)
  await dragTo(40)
  expect(model.position).toBe(40)
})

test.each([
  [{}, { scope: 'LOGIN', type: 'SLIDER' }],
  [
    { scope: '<x>', type: 'SLIDER' },
    { scope: 'LOGIN', type: 'SLIDER' },
  ],
])('requests a login captcha for the parameters %j', async (params, kind) => {
  const { sentTo } = await setUp(undefined, { params })
  expect(sentTo(recordCaptcha)).toEqual([kind])
})
