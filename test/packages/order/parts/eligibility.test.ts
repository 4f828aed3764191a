import { checkRight } from '@/api/risk'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import { createEligibilityCheck } from '@/packages/order/parts/eligibility'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { fakeServices } from '../../../support/services'

const NEEDED = { right: false, riskToken: '', captcha: { ...ORDER_CAPTCHA, needed: true }, reason: 'WINDOW' }
const FINE = { right: true, riskToken: 'looked at', captcha: null, reason: '' }
/** The response if the risk service fails. The client then permits the purchase. */
const NOTHING = { right: false, riskToken: '', captcha: null, reason: '' }

const setUp = (answer: object, { solves = false, from = -1_000 }: { solves?: boolean; from?: number } = {}) => {
  const { services, stores, clock, sent } = fakeServices({ answers: [[checkRight, () => answer]], member: true })
  const { risk } = stores
  const captcha = jest.fn(async () => {
    if (solves) risk.setCaptcha(ORDER_CAPTCHA, 'solved', clock.now() + 60_000)
    return solves
  })
  const keep = () =>
    risk.setCaptchaWindow('S1', {
      verifyStartTime: clock.now() + from,
      verifyEndTime: clock.now() + 60_000,
      captchaTypes: ['SLIDER'],
    })
  const check = createEligibilityCheck({ ...services, captcha }, 'S1')
  return { check, sent, captcha, risk, keep }
}

test('sends no request for a show without a captcha', async () => {
  const { check, sent } = setUp(FINE)
  await check()
  expect(sent).toEqual([])
})

test('checks the eligibility once, and stores its token for the show', async () => {
  const { check, sent, captcha, risk, keep } = setUp(FINE)
  keep()
  await check()
  await check()
  expect(sent).toEqual([{ call: checkRight, params: { showId: 'S1' } }])
  expect(risk.tokenFor('S1')).toBe('looked at')
  expect(captcha).not.toHaveBeenCalled()
})

test('requests the captcha before the price', async () => {
  const { check, captcha, keep } = setUp(NEEDED, { solves: true })
  keep()
  await check()
  expect(captcha).toHaveBeenCalledWith({ ...ORDER_CAPTCHA, showId: 'S1' })
})

test('reports a closed captcha, and opens the captcha again at the next check', async () => {
  const { check, captcha, keep } = setUp(NEEDED)
  keep()
  await expect(check()).rejects.toMatchObject({
    statusCode: CAPTCHA_CODES.captchaNeeded,
    message: expect.stringMatching(/./),
  })
  await expect(check()).rejects.toMatchObject({ statusCode: CAPTCHA_CODES.captchaNeeded })
  expect(captcha).toHaveBeenCalledTimes(2)
})

test('continues the purchase if the buyer closes a captcha that is not required yet', async () => {
  const { check, captcha, keep } = setUp(NEEDED, { from: 30_000 })
  keep()
  await expect(check()).resolves.toBeUndefined()
  expect(captcha).toHaveBeenCalledTimes(1)
})

test('does not request a solved captcha again', async () => {
  const { check, captcha, risk, keep } = setUp(NEEDED)
  keep()
  risk.setCaptcha(ORDER_CAPTCHA, 'solved', Number.MAX_SAFE_INTEGER)
  await check()
  expect(captcha).not.toHaveBeenCalled()
})

test('does not block the buyer if the risk service fails', async () => {
  const { check, captcha, keep } = setUp(NOTHING)
  keep()
  await expect(check()).resolves.toBeUndefined()
  expect(captcha).not.toHaveBeenCalled()
})
