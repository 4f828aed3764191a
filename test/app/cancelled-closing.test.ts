import { closeAgain, cancelledClosing } from '@/api/account'
import { notifyCancelledClosing } from '@/app/cancelled-closing'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

const setUp = (closeAt: number | null, agrees: boolean) => {
  const all = fakeServices({
    answers: [
      [cancelledClosing, () => ({ closeAt })],
      [closeAgain, () => ({ closeAt })],
    ],
    agrees,
  })
  all.stores.user.onLogin(() => void notifyCancelledClosing(all.services))
  all.logIn()
  return all
}

describe('a login that cancelled the closing of the account', () => {
  test('shows a notice, and leaves the account open', async () => {
    const { questions, sentTo, stores } = setUp(Date.UTC(2026, 11, 8), false)
    await settle()
    expect([questions, sentTo(closeAgain), stores.user.loggedIn]).toEqual([['账号已保留'], [], true])
  })

  test('closes the account again and logs the buyer out on request', async () => {
    const { clock, sentTo, stores, dialogs } = setUp(Date.UTC(2026, 11, 8), true)
    await settle()
    clock.advance(500)
    await settle()
    expect([sentTo(closeAgain).length, stores.user.loggedIn]).toEqual([1, false])
    expect(dialogs.current?.title).toBe('已申请注销')
  })

  test('shows nothing if no closing was cancelled', async () => {
    const { questions } = setUp(null, true)
    await settle()
    expect(questions).toEqual([])
  })
})
