import { CodeRequest, type SentCode } from '@/components/form/code/code-request'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { RequestError } from '@/request/errors'
import { fakeClock } from '../../support/fake-clock'

interface Target {
  email: string
}

const setUp = (countdown = 90, stored?: SentCode<Target>) => {
  const clock = fakeClock()
  const sent: string[] = []
  let current = stored ?? null
  const request = new CodeRequest<Target>({
    clock,
    send: async ({ email }) => {
      sent.push(email)
      return { countdown }
    },
    ...(stored && { stored: { read: () => current, write: (code) => (current = code) } }),
  })
  return { clock, sent, request, current: () => current }
}

describe('a one-time code', () => {
  it('is sent again only after the countdown', async () => {
    const { clock, sent, request } = setUp()
    await request.request({ email: 'a' })
    expect(request.resendFrom).toBe(clock.now() + 90_000)
    expect(await request.resend()).toBe(false)
    clock.advance(90_000)
    expect(await request.resend()).toBe(true)
    expect(sent).toEqual(['a', 'a'])
  })

  it('can be resent after 60 s if the gateway gives no countdown', async () => {
    const { clock, request } = setUp(0)
    await request.request({ email: 'a' })
    expect(request.resendFrom).toBe(clock.now() + 60_000)
  })

  it.each([
    ['the same target before the countdown ends', 'a', 0, ['a']],
    ['the same target after the countdown', 'a', 90_000, ['a', 'a']],
    ['another target', 'b', 0, ['a', 'b']],
  ])('is requested again or not: %s', async (_, email, later, expected) => {
    const { clock, sent, request } = setUp()
    await request.request({ email: 'a' })
    request.change()
    expect(request.sent).toBeNull()
    clock.advance(later)
    await request.request({ email })
    expect([sent, request.sent?.target]).toEqual([expected, { email }])
  })

  it('shares its countdown between screens', async () => {
    const now = fakeClock().now()
    const { sent, request, current } = setUp(90, { target: { email: 'a' }, resendFrom: now + 1 })
    await request.request({ email: 'a' })
    expect([sent, request.sent?.target]).toEqual([[], { email: 'a' }])
    await request.request({ email: 'b' })
    expect(current()).toEqual({ target: { email: 'b' }, resendFrom: now + 90_000 })
  })
})

describe('the entry of a code', () => {
  const enter = (submit: (code: string) => Promise<unknown>) => {
    const { clock, request } = setUp()
    return { clock, request, model: new CodeStepModel(request, submit) }
  }

  it('submits once when six unambiguous digits are entered', async () => {
    const codes: string[] = []
    const { model } = enter(async (code) => codes.push(code))
    model.enter('654321', false)
    model.enter('12345')
    model.enter('123456')
    model.enter('123456')
    expect(codes).toEqual(['123456'])
  })

  it('does not submit before all digits are entered', async () => {
    const { model } = enter(async () => undefined)
    model.enter('12')
    expect(await model.form.submit()).toBe(false)
    expect(model.form.problems.code).toEqual({ key: 'code.placeholder' })
  })

  it('clears a refused code and shows why', async () => {
    const { model } = enter(() => Promise.reject(new RequestError({ kind: 'business', message: 'wrong' })))
    model.form.set('code', '000000')
    await model.form.submit()
    expect([model.form.values.code, model.form.problems.code?.message]).toEqual(['', 'wrong'])
  })

  it('is cleared when another code is sent', async () => {
    const { clock, model, request } = enter(async () => undefined)
    await request.request({ email: 'a' })
    expect(await model.resend()).toBe(false)
    clock.advance(90_000)
    model.enter('12')
    expect([await model.resend(), model.form.values.code]).toEqual([true, ''])
  })
})
