import { currentLevel, levelRights, levelTemplates, memberLevels, subscribeLevel } from '@/api/member'
import { birthdayGift, collectBirthdayGift } from '@/api/member-popup'
import { fen } from '@/domain/money'
import MemberCenter from '@/packages/user/member/member-center/member-center'
import { NOW } from '../../../support/fake-clock'
import { type Answers, offline, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { giftOf, levelAnswers, offerOf, ownOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const DAY = 86_400_000

interface Opening {
  member?: boolean
  level?: string
  answers?: Answers
  config?: object
}

const open = async ({ member = true, level, answers = levelAnswers(), config = {} }: Opening = {}) => {
  screen = await openScreen(MemberCenter, {
    member,
    config,
    params: level ? { level } : {},
    answers: [[birthdayGift, () => giftOf('NONE')], ...answers],
  })
}

describe('the member center of a visitor', () => {
  it('shows levels with prices and thresholds, and opens the login', async () => {
    await open({ member: false })
    for (const text of ['银灯会员', '¥99 / 年', '成长值达到 5000 即可升级']) expect(screen.text()).toContain(text)
    expect(screen.sentTo(currentLevel)).toEqual([])
    await screen.press('登录')
    await screen.press('立即开通')
    expect(screen.went).toEqual([['openLogin'], ['open', 'member-confirm', { level: '1' }]])
  })
})

describe('the member center of a member', () => {
  it('begins with the buyer’s level, its end, and the growth to the next level', async () => {
    await open()
    for (const text of [
      '金灯会员权益',
      '有效期至 2100年10月1日',
      '成长值 4200 / 20,000',
      '再得 15,800 升级为白金灯会员',
    ])
      expect(screen.text()).toContain(text)
    expect(screen.text()).toContain('2099年10月2日 起可以续费')
    expect(screen.text()).not.toContain('立即')
  })

  it('begins with the level of the address, and opens its rights', async () => {
    await open({ level: '3' })
    expect(screen.text()).toContain('成长值达到 20,000 即可升级')
    await screen.press('生日礼包')
    expect(screen.went).toEqual([['open', 'member-right', { level: '3', rightType: 'BIRTHDAY_GIFT' }]])
  })

  it.each([
    [{ kind: 'RENEW', amount: fen(299_00), price: fen(299_00) }, '立即续费', '¥299 / 年'],
    [{ kind: 'CHANGE', amount: fen(209_50), credit: fen(89_50) }, '立即升级', '补 ¥209.50，原等级抵扣 ¥89.50'],
  ])('links to the confirmation: %j', async (more, act, note) => {
    await open({ level: '2', answers: levelAnswers(ownOf({ offers: offerOf(2, more) })) })
    expect(screen.text()).toContain(note)
    await screen.press(act)
    expect(screen.went).toEqual([['open', 'member-confirm', { level: '2' }]])
  })

  it('shows why a lower level, or a level reached by growth, cannot be bought', async () => {
    await open({ level: '1' })
    expect(screen.text()).toContain('你已是金灯会员，权益更高')
    screen.unmount()
    await open({ answers: levelAnswers(ownOf({ offers: offerOf(2, { blockReason: 'NOT_SOLD' }) })) })
    expect(screen.text()).toContain('这个等级凭成长值保留')
  })

  it('announces the end of the level, and the growth that retains the level', async () => {
    const review = { time: NOW + 20 * DAY, needed: 5000, counted: 4200, nextLevel: 1, nextLevelName: '银灯会员' }
    await open({ answers: levelAnswers(ownOf({ endTime: NOW + 20 * DAY, review })) })
    expect(screen.text('[role=note]')).toMatch(/金灯会员 .+ 到期。再得 800 成长值即可保留等级。/)
  })

  it('links to growth, rule and agreement, and to the comparison if the merchant enables it', async () => {
    await open({ config: { isShowPrivilegeCompare: true } })
    for (const row of ['成长值', '成长值规则', '会员协议', '权益对比、金灯会员权益']) await screen.press(row)
    expect(screen.went.map(([, name]) => name)).toEqual([
      'growth-value',
      'growth-value-rule',
      'member-agreement',
      'member-compare',
    ])
    screen.unmount()
    await open()
    expect(screen.text()).not.toContain('权益对比')
  })
})

describe('the message before the level ends', () => {
  const request = jest.fn().mockResolvedValue({ kind: 'accepted', ids: ['t1'] })
  const openOn = async (exists: boolean) => {
    let subscribed = false
    screen = await openScreen(MemberCenter, {
      member: true,
      answers: [
        [birthdayGift, () => giftOf('NONE')],
        ...levelAnswers(),
        [levelTemplates, () => ({ templateIds: ['t1'], subscribed })],
        [subscribeLevel, () => ({ subscribed: (subscribed = true) })],
      ],
      host: { subscribeMessage: { exists, request } },
    })
  }

  it('is permitted by the host, and the screen then shows that it comes', async () => {
    await openOn(true)
    await screen.press('等级到期前提醒我')
    expect(request).toHaveBeenCalledWith(['t1'])
    expect(screen.sentTo(subscribeLevel)).toEqual([expect.objectContaining({ templateIds: ['t1'] })])
    expect(screen.text()).toContain('下次到期前会给你发提醒')
  })

  it('is not offered on hosts without messages', async () => {
    await openOn(false)
    expect(screen.text()).not.toContain('到期前提醒我')
    expect(screen.sentTo(levelTemplates)).toEqual([])
  })
})

describe('the birthday gift of the member center', () => {
  it('is collected with the same idempotency key after a failure', async () => {
    let state: 'OPEN' | 'TAKEN' = 'OPEN'
    await open({ answers: [...levelAnswers(), [birthdayGift, () => giftOf(state)], [collectBirthdayGift, offline]] })
    expect(screen.text()).toContain('生日礼券 20 元')
    await screen.press('收下礼物')
    screen.answer(collectBirthdayGift, () => giftOf((state = 'TAKEN')))
    await screen.press('收下礼物')
    expect(screen.toast()).toBe('礼物已放入「我的卡券」')
    expect(new Set(screen.sentTo(collectBirthdayGift).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(screen.text()).not.toContain('收下礼物')
  })

  it('disappears if another device has collected it', async () => {
    let state: 'OPEN' | 'TAKEN' = 'OPEN'
    await open({ answers: [...levelAnswers(), [birthdayGift, () => giftOf(state)]] })
    screen.answer(collectBirthdayGift, () => {
      state = 'TAKEN'
      return refused('今年的生日礼包已领取')()
    })
    await screen.press('收下礼物')
    expect(screen.toast()).toBe('今年的生日礼包已领取')
    expect(screen.text()).not.toContain('收下礼物')
  })
})

it('offers a retry after a failed load', async () => {
  await open({ answers: [[memberLevels, offline]] })
  for (const [call, answer] of levelAnswers()) screen.answer(call, answer)
  await screen.press('重试')
  expect(screen.text()).toContain('金灯会员权益')
  expect(screen.sentTo(levelRights)).toEqual([{ level: 2 }])
})
