import { createCaptchaGate } from '@/app/captcha-gate'
import { LOGIN_CAPTCHA, ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import type { RouteName } from '@/router/table/table'
import { fakeClock } from '../support/fake-clock'

/** Creates a page stack whose top page the test can change, and captcha tokens that the test can set. */
const setUp = (opens = true) => {
  const clock = fakeClock()
  const state = {
    top: 'confirm-order' as RouteName | null,
    tokens: {} as Record<string, string>,
    opened: [] as object[],
  }
  const ask = createCaptchaGate({
    navigate: {
      open: async (...[name, params]) => {
        state.opened.push({ name, ...params })
        if (opens) state.top = 'captcha'
      },
    },
    clock,
    inView: () => state.top,
    tokenOf: ({ scope }) => state.tokens[scope] ?? '',
    drop: ({ scope }) => void delete state.tokens[scope],
  })
  const order = () => ask({ ...ORDER_CAPTCHA, showId: 'S1' })
  const login = () => ask({ ...LOGIN_CAPTCHA, showId: '' })
  return { clock, state, ask, order, login }
}

const settledOf = (promise: Promise<boolean>) => {
  const outcome = { value: undefined as boolean | undefined }
  void promise.then((value) => (outcome.value = value))
  return outcome
}

test('opens the required captcha, and resolves when the captcha closes with a token', async () => {
  const { clock, state, order } = setUp()
  const outcome = settledOf(order())
  await clock.advanceAsync(60_000)
  expect(state.opened).toEqual([{ name: 'captcha', scope: 'ORDER', type: 'SLIDER', showId: 'S1' }])
  expect(outcome.value).toBeUndefined()
  state.tokens.ORDER = 'good'
  await clock.advanceAsync(1_000)
  expect(outcome.value).toBeUndefined()
  state.top = 'confirm-order'
  await clock.advanceAsync(400)
  expect(outcome.value).toBe(true)
})

test.each<[string, RouteName | null]>([
  ['back', 'confirm-order'],
  ['another screen above', 'agreement'],
  ['a relaunch', 'home'],
  ['a page of another origin', null],
])('fails the request when the unsolved captcha is left by %s', async (_, top) => {
  const { clock, state, order } = setUp()
  const outcome = settledOf(order())
  await clock.advanceAsync(1_000)
  state.top = top
  await clock.advanceAsync(400)
  expect(outcome.value).toBe(false)
})

test('fails the request when the captcha’s screen cannot be opened', async () => {
  const { clock, order } = setUp(false)
  const outcome = settledOf(order())
  await clock.advanceAsync(4_000)
  expect(outcome.value).toBe(false)
})

test('drops a rejected token before the captcha opens', async () => {
  const { clock, state, order } = setUp()
  state.tokens.ORDER = 'used up'
  const outcome = settledOf(order())
  await clock.advanceAsync(1_000)
  state.top = 'confirm-order'
  await clock.advanceAsync(400)
  expect(outcome.value).toBe(false)
})

test('opens one captcha per scope, one scope after another', async () => {
  const { clock, state, order, login } = setUp()
  const outcomes = [order(), order(), login()].map(settledOf)
  await clock.advanceAsync(1_000)
  expect(state.opened).toHaveLength(1)
  state.tokens.ORDER = 'good'
  state.top = 'confirm-order'
  await clock.advanceAsync(400)
  expect(outcomes.map(({ value }) => value)).toEqual([true, true, undefined])
  expect(state.opened).toHaveLength(2)
  state.top = 'home'
  await clock.advanceAsync(400)
  expect(outcomes[2].value).toBe(false)
  const again = settledOf(order())
  await clock.advanceAsync(400)
  expect(state.opened).toHaveLength(3)
  state.top = 'home'
  await clock.advanceAsync(400)
  expect(again.value).toBe(false)
})

test('fails the request for a captcha type that has no screen', async () => {
  const { ask, state } = setUp()
  await expect(ask({ scope: 'ORDER', type: 'CLICK', showId: '' })).resolves.toBe(false)
  expect(state.opened).toEqual([])
})
