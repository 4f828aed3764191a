import { checkMailLink, forgotPassword } from '@/api/email-account'
import { ActivateEmailModel } from '@/packages/user/login/activate-email/activate-email.model'
import type { EmailWay } from '@/packages/user/login/mail/email-way'
import { offline, refused } from '../../../../support/fake-gateway'
import { settle } from '../../../../support/settle'
import { aWay, EMAIL, openStep } from '../mail'

const good = { state: 'VALID', kind: 'ACTIVATE', email: EMAIL }
const open = (answer: object | (() => unknown), token = 'linked', way?: EmailWay) =>
  openStep((deps) => new ActivateEmailModel(deps, token), {
    answers: [
      [checkMailLink, typeof answer === 'function' ? (answer as () => unknown) : () => answer],
      [forgotPassword, () => ({ countdown: 60 })],
    ],
    way,
  })

describe('the link in a mail', () => {
  test('opens the password screen if valid, and preserves the stored target page', async () => {
    const { sentTo, went, way, model } = await open(good, 'linked', aWay({ token: '' }))
    expect(sentTo(checkMailLink)).toEqual([{ token: 'linked' }])
    expect(went).toEqual([['redirect', 'set-password']])
    expect([way.read(), model.state]).toEqual([aWay({ token: 'linked' }), null])
  })

  test('ignores a target page that was stored for another e-mail address', async () => {
    const { way } = await open(good, 'linked', aWay({ email: 'other@example.com' }))
    expect(way.read()).toEqual(aWay({ token: 'linked', next: '' }))
  })

  test.each(['EXPIRED', 'USED', 'WRONG'] as const)('shows the state %s and opens no screen', async (state) => {
    const { model, went, way } = await open({ ...good, state })
    expect([model.state, went, way.read()]).toEqual([state, [], null])
  })

  test('can be requested again after its expiry', async () => {
    const { model, sentTo, went } = await open({ ...good, kind: 'RESET', state: 'EXPIRED' })
    await model.resend()
    expect(sentTo(forgotPassword)).toEqual([{ email: EMAIL }])
    expect(went).toEqual([['redirect', 'check-email']])
  })

  test('shows why a new mail is refused', async () => {
    const { model, answer } = await open({ ...good, kind: 'RESET', state: 'EXPIRED' })
    answer(forgotPassword, refused('请 30 秒后再试'))
    await model.resend()
    expect(model.problem?.message).toBe('请 30 秒后再试')
  })

  test('can be retried after a network failure', async () => {
    const { model, answer, went } = await open(offline)
    expect([model.link.status, model.state]).toEqual(['failed', null])
    answer(checkMailLink, () => good)
    await model.link.load()
    await settle()
    expect(went).toEqual([['redirect', 'set-password']])
  })

  test('continues with the stored token after a reload', async () => {
    const { sentTo, went, way } = await open(good, '', aWay())
    expect([sentTo(checkMailLink), went]).toEqual([[{ token: 'proven' }], [['redirect', 'set-password']]])
    expect(way.read()?.token).toBe('proven')
  })

  test('is invalid if it has no token, and sends no request', async () => {
    const { model, sentTo } = await open(good, '')
    expect([model.state, sentTo(checkMailLink)]).toEqual(['WRONG', []])
  })
})
