import { passKey, permitDetail, permits, withdrawPermit } from '@/api/permit'
import WorkPermitRecords from '@/packages/user/work-permit/work-permit-records/work-permit-records'
import { NOW } from '../../../support/fake-clock'
import { offline, refused } from '../../../support/fake-gateway'
import { aPassKey, aPermit } from '../../../support/data/permit'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const HOUR = 3_600_000
let screen: OpenScreen
afterEach(() => screen.unmount())

describe('the list', () => {
  it('shows permits by event, and opens one', async () => {
    const items = [
      aPermit(),
      aPermit({ permitId: 'WP2', project: { projectCode: 'M', name: '周末市集' }, state: 'CONFIRMED' }),
    ]
    screen = await openScreen(WorkPermitRecords, {
      ...{ member: true, answers: [[permits, () => ({ items, total: 2, last: true })]] },
    })
    expect(screen.all('[role=heading]').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['潮汐电台演唱会', '周末市集']),
    )
    await screen.press('审核中')
    expect(screen.went).toContainEqual(['open', 'work-permit-records', { permitId: 'WP2' }])
  })

  it('links to the company code while it is empty', async () => {
    screen = await openScreen(WorkPermitRecords, {
      ...{ member: true, answers: [[permits, () => ({ items: [], total: 0, last: true })]] },
    })
    await screen.press('输入公司代码')
    expect(screen.went.flat()).toContain('work-permit-login')
  })
})

describe('a permit', () => {
  const open = async (permit: Record<string, unknown> = {}) => {
    screen = await openScreen(WorkPermitRecords, {
      ...{ member: true, params: { permitId: 'WP1' } },
      answers: [
        [permitDetail, () => aPermit(permit)],
        [passKey, () => aPassKey()],
        [withdrawPermit, () => aPermit({ state: 'WITHDRAWN' })],
      ],
    })
  }
  const here = { keyId: 'K1234567', keyAt: 'HERE' }
  const hasCode = () => screen.text().includes('秒后更新')

  it('requests the first key, and shows the code', async () => {
    await open()
    expect([screen.sentTo(passKey).length, hasCode()]).toEqual([1, true])
  })

  it('does not take a key from another device without a tap', async () => {
    await open({ keyId: 'K7654321', keyAt: 'ELSEWHERE' })
    expect([screen.sentTo(passKey).length, hasCode()]).toEqual([0, false])
    await screen.press('在此设备使用')
    expect(screen.sentTo(passKey)).toHaveLength(1)
  })

  it.each([
    [11, 1],
    [13, 0],
  ])('with a key that ends in %i hours renews it %i times', async (hours, times) => {
    // Stores the key on this device.
    await open()
    screen.answer(permitDetail, () => aPermit({ ...here, keyEndsAt: NOW + hours * HOUR }))
    await screen.happen('useDidHide')
    await screen.wait(60_000)
    await screen.happen('useDidShow')
    expect(screen.sentTo(passKey)).toHaveLength(1 + times)
  })

  it.each([
    ['CONFIRMED', 'reason', null, '主办方将在'],
    ['REJECTED', 'reason', 'NOT_NEEDED', '主办方认为不需要这张工作证'],
    ['REVOKED', 'reason', 'LEFT', '你已不在该公司工作'],
    ['NEEDS_CHANGE', 'changes', { fieldIds: ['photo'], reason: 'PHOTO_DARK', note: '' }, '照片太暗'],
  ])('in the state %s has no code, and shows the reason', async (state, name, value, text) => {
    await open({ state, [name]: value })
    expect([hasCode(), screen.sentTo(passKey).length]).toEqual([false, 0])
    expect(screen.text()).toContain(text)
  })

  it('is labeled by the gates while the person is inside', async () => {
    await open({ inside: ['stage'] })
    expect(screen.text()).toContain('已入场')
  })

  it('is withdrawn only after a confirmation', async () => {
    await open()
    expect(hasCode()).toBe(true)
    await screen.press('撤回')
    expect(screen.question()).toContain('照片和证件信息')
    expect(screen.sentTo(withdrawPermit)).toEqual([])
    await screen.press('返回')
    await screen.press('撤回')
    const [, second] = screen.all('[role=alertdialog] button')
    await screen.tap(second!)
    expect(screen.sentTo(withdrawPermit)).toEqual([{ permitId: 'WP1', version: 1 }])
    expect(hasCode()).toBe(false)
  })

  it('reloads after a refused withdrawal', async () => {
    await open()
    screen.answer(withdrawPermit, refused('工作证已更新'))
    screen.answer(permitDetail, () => aPermit({ state: 'REVOKED', reason: 'RULES' }))
    await screen.press('撤回')
    const [, second] = screen.all('[role=alertdialog] button')
    await screen.tap(second!)
    await screen.press('知道了')
    expect(screen.text()).toContain('已吊销')
  })

  it('links to the list if it belongs to another account', async () => {
    await open()
    screen.unmount()
    screen = await openScreen(WorkPermitRecords, {
      ...{ member: true, params: { permitId: 'WP2' }, answers: [[permitDetail, refused('', 404)]] },
    })
    await screen.press('我的工作证')
    expect(screen.went).toContainEqual(['open', 'work-permit-records'])
  })

  it('shows why there is no code if the key cannot be requested', async () => {
    await open()
    screen.unmount()
    screen = await openScreen(WorkPermitRecords, {
      ...{ member: true, params: { permitId: 'WP1' } },
      answers: [
        [permitDetail, () => aPermit()],
        [passKey, offline],
      ],
    })
    expect(screen.text()).toContain('证件码每天需要联网一次')
  })
})
