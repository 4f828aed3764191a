import { popSetting } from '@/api/member-popup'
import { changeLevel } from '../../../../../scripts/gateway/modules/base/member/level-service'
import { runPopupCommand } from '../../../../../scripts/gateway/modules/trade/popup/sandbox-service'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { LevelReason } from '../../../../../src/domain/member/level'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, type Shopper, shopperOf } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393940')
afterEach(() => test.clock.set(START))

const userIdOf = async (buyer: Shopper): Promise<string> => (await buyer.get('user/buyer/v3/profile')).body.data.userId
const reach = (userId: string, level: number, reason: LevelReason = 'GROWTH') =>
  test.gateway.context.db
    .transaction()
    .execute((tx) => changeLevel(tx, userId, { level, reason, at: test.clock.now() }))

/** Logs in a new buyer on two devices. */
const devices = async () => {
  const first = await buyers.next()
  return { first, second: await buyers.again(), userId: await userIdOf(first) }
}
const dueOn = async (device: Shopper) => {
  const { data } = (await device.get('user/buyer/v3/query/pop/setting')).body
  const read = popSetting.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}
const show = async (device: Shopper, popupId: string): Promise<boolean> =>
  (await device.post(`user/buyer/v3/prime/popups/${popupId}/show`, {})).body.data
const stop = (device: Shopper, name: string) =>
  test.ask(`user/buyer/v3/prime/no_longer_remind_user_${name}`, { method: 'PUT', token: device.token })

describe('the popup of a higher level', () => {
  it('has the name and the rights of the level', async () => {
    const { first, userId } = await devices()
    expect(await dueOn(first)).toEqual({ levelUpgrade: null, birthday: null })
    await reach(userId, 2)
    const { levelUpgrade } = await dueOn(first)
    expect(levelUpgrade).toMatchObject({ level: 2, primeLevelName: '金灯会员' })
    expect(levelUpgrade?.primeRights.map(({ badgeDesc }) => badgeDesc)).toContain('9.5 折')
  })

  it('is shown on one device only if two devices request it concurrently', async () => {
    const { first, second, userId } = await devices()
    await reach(userId, 1)
    const id = (await dueOn(first)).levelUpgrade?.popupId ?? ''
    const shown = await Promise.all([show(first, id), show(second, id)])
    expect(shown.sort()).toEqual([false, true])
    expect((await dueOn(second)).levelUpgrade).toBeNull()
    expect(await show(first, id)).toBe(false)
  })

  it('is due again for the next level', async () => {
    const { first, userId } = await devices()
    await reach(userId, 1)
    await show(first, (await dueOn(first)).levelUpgrade?.popupId ?? '')
    await reach(userId, 2)
    expect((await dueOn(first)).levelUpgrade?.level).toBe(2)
  })

  it('is not due for a bought level, or after the level falls', async () => {
    const { first, userId } = await devices()
    await reach(userId, 1, 'BOUGHT')
    expect((await dueOn(first)).levelUpgrade).toBeNull()
    await reach(userId, 2)
    await reach(userId, 1, 'REVIEW')
    expect((await dueOn(first)).levelUpgrade).toBeNull()
  })

  it('is disabled on all devices after the buyer stops it, even for later levels', async () => {
    const { first, second, userId } = await devices()
    await reach(userId, 1)
    const id = (await dueOn(second)).levelUpgrade?.popupId ?? ''
    expect((await stop(first, 'level_upgrade')).body).toMatchObject({ statusCode: 200, data: true })
    await stop(second, 'level_upgrade')
    expect(await show(second, id)).toBe(false)
    await reach(userId, 2)
    expect((await dueOn(second)).levelUpgrade).toBeNull()
  })
})

describe('the popup of a birthday', () => {
  /** Logs in a buyer whose birthday is today, on two devices. */
  const born = async () => {
    const { first } = await devices()
    const userId = await userIdOf(first)
    await reach(userId, 1, 'BOUGHT')
    const { cellphone: account } = (await first.get('user/buyer/v3/profile')).body.data
    await runPopupCommand(test.gateway.context, { action: 'BIRTHDAY', account })
    return { first, second: await buyers.again() }
  }

  it('is due until the gift is collected', async () => {
    const { first, second } = await born()
    const { birthday } = await dueOn(first)
    expect(birthday).toMatchObject({ popupId: 'BIRTHDAY-2026', endTime: Date.parse('2026-12-08T00:00+08:00') })
    expect(birthday?.gifts).toHaveLength(2)
    await first.post('user/buyer/v3/prime/birthday_gift', { idempotencyKey: newKey() })
    expect((await dueOn(second)).birthday).toBeNull()
  })

  it('is shown once a year, on one device', async () => {
    const { first, second } = await born()
    expect(await show(first, 'BIRTHDAY-2026')).toBe(true)
    expect(await show(second, 'BIRTHDAY-2026')).toBe(false)
    test.clock.set(START + 365 * DAY)
    expect((await dueOn(await buyers.again())).birthday?.popupId).toBe('BIRTHDAY-2027')
  })

  it('is disabled on all devices after the buyer stops it', async () => {
    const { first, second } = await born()
    await stop(first, 'birthday')
    expect((await dueOn(second)).birthday).toBeNull()
  })
})

describe('the console', () => {
  it('makes popups due again after they were shown or disabled', async () => {
    const member = await shopperOf(test, DEMO_MEMBER)
    expect(await dueOn(member)).toEqual({ levelUpgrade: null, birthday: null })
    const play = (action: string) =>
      test.ask('console/api/popups', { method: 'POST', body: { action, account: '13800000001' } })
    expect((await play('PLAY_LEVEL')).body.data).toEqual({ count: 1 })
    expect((await play('PLAY_BIRTHDAY')).body.data).toEqual({ count: 2 })
    await show(member, 'BIRTHDAY-2026')
    await stop(member, 'level_upgrade')
    expect(await dueOn(member)).toEqual({ levelUpgrade: null, birthday: null })
    expect((await play('PLAY_LEVEL')).body.data).toEqual({ count: 1 })
    expect((await play('PLAY_BIRTHDAY')).body.data).toEqual({ count: 2 })
  })
})
