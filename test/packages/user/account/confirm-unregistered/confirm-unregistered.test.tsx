import { closeAccount, closing, proveContact, sendAccountCode } from '@/api/account'
import ConfirmUnregistered from '@/packages/user/account/confirm-unregistered/confirm-unregistered'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { type Answers, refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

const FREE = { obstacles: [], losses: [{ kind: 'COUPON', count: 3 }], coolingOffDays: 7 }
const answers = (facts: object = FREE): Answers => [
  [closing, () => facts],
  [sendAccountCode, () => ({ countdown: 60 })],
  [proveContact, () => ({ proof: 'P1', expiresAt: 1_800_000_000_000 })],
  [closeAccount, () => ({ closeAt: Date.UTC(2026, 11, 8, 2) })],
]

let screen: OpenScreen
const open = async (given: Answers = answers()) => {
  screen = await openScreen(ConfirmUnregistered, { member: true, answers: given })
}
afterEach(() => screen.unmount())

const prove = async () => {
  await screen.press('继续注销')
  await screen.press('申请注销')
  await screen.press('获取验证码')
  await screen.type(screen.find('input'), '123456')
}

describe('the closing of an account', () => {
  test('lists the losses, logs the buyer out, and shows the closing date', async () => {
    await open()
    expect(screen.text()).toContain('优惠券')
    await prove()
    expect(screen.sentTo(closeAccount)).toEqual([{ proof: 'P1' }])
    await screen.wait(500)
    // The account tab must open before the login ends. A screen that requires a login would open the login screen.
    expect([screen.stores.user.loggedIn, screen.went[0]]).toEqual([false, ['switchTab', 'mine']])
    expect(screen.question()).toContain('2026年12月8日')
  })

  test('does not start without a confirmation', async () => {
    await open()
    await screen.press('继续注销')
    await screen.press('保留账号')
    expect([screen.sentTo(sendAccountCode), screen.stores.user.loggedIn]).toEqual([[], true])
  })

  test('is blocked by an unfinished order, with a link to it', async () => {
    await open(answers({ ...FREE, obstacles: [{ kind: 'UNPAID_ORDER', orderId: 'O7', showName: '潮汐电台' }] }))
    expect(screen.text()).toContain('待付款订单')
    await screen.press('继续注销')
    expect(screen.sentTo(sendAccountCode)).toEqual([])
    await screen.press('待付款订单')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O7' }]])
  })

  test('leaves the buyer logged in after a refusal, and reloads the blocking reasons', async () => {
    await open([...answers().slice(0, 3), [closeAccount, refused('还有未完成的订单', ACCOUNT_CODES.closingBlocked)]])
    await prove()
    expect(screen.text('[role=alert]')).toContain('还有未完成的订单')
    expect([screen.stores.user.loggedIn, screen.sentTo(closing).length]).toEqual([true, 2])
  })
})
