import { profile } from '@/api/auth'
import { birthdayGift, type BirthdayPackage, collectBirthdayGift } from '@/api/member-popup'
import MemberRight from '@/packages/user/member/member-right/member-right'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { giftOf, levelAnswers, ownOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

interface Opening {
  member?: boolean
  own?: Parameters<typeof ownOf>[0]
  gift?: BirthdayPackage['state']
  birthday?: string
}

const open = async (
  params: { level?: string; rightType?: string },
  { member = true, own, gift = 'NONE', birthday = '1992-06-18' }: Opening = {},
) => {
  screen = await openScreen(MemberRight, {
    member,
    params,
    answers: [
      ...levelAnswers(ownOf(own)),
      [birthdayGift, () => giftOf(gift)],
      [profile, () => ({ userId: 'u1', birthday })],
    ],
  })
}

describe('a right of the buyer’s own level', () => {
  it('shows its value, the allowed and remaining uses, and where it is used', async () => {
    await open({ level: '2', rightType: 'DISCOUNT' })
    for (const text of [
      '会员价9.5 折金灯会员',
      '使用次数不限次数',
      '剩余不限',
      '购票时自动享用',
      '金灯会员（我的）9.5 折',
    ])
      expect(screen.text()).toContain(text)
    await screen.press('去使用')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  it('is the first right of the level if the address names no right', async () => {
    await open({})
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('会员价')
  })
})

describe('a right of a higher level', () => {
  it('names the level that includes the right, and links to that level', async () => {
    await open({ level: '3', rightType: 'DISCOUNT' })
    expect(screen.text()).toContain('达到白金灯会员即可享用')
    expect(screen.text()).toContain('银灯会员9.8 折')
    await screen.press('查看如何升级')
    expect(screen.went).toEqual([['open', 'member-center', { level: '3' }]])
  })

  it('shows which levels do not include the right', async () => {
    await open({ level: '2', rightType: 'BIRTHDAY_GIFT' }, { own: { level: 1 } })
    expect(screen.text()).toContain('银灯会员（我的）无')
  })
})

describe('the birthday gift', () => {
  const BIRTHDAY = { level: '2', rightType: 'BIRTHDAY_GIFT' }

  it('is collected on its screen, which then links to the wallet', async () => {
    await open(BIRTHDAY, { gift: 'OPEN' })
    expect(screen.text()).toContain('领取截止2099年5月6日')
    screen.answer(collectBirthdayGift, () => giftOf('TAKEN'))
    screen.answer(birthdayGift, () => giftOf('TAKEN'))
    await screen.press('收下礼物')
    await screen.press('查看我的卡券')
    expect(screen.went).toEqual([['open', 'my-rights']])
  })

  it('links to the profile if the buyer’s birthday is missing', async () => {
    await open(BIRTHDAY, { birthday: '' })
    await screen.press('填写生日')
    expect(screen.went).toEqual([['open', 'profile']])
  })

  it('links to the member center on other days', async () => {
    await open(BIRTHDAY)
    expect(screen.text()).toContain('生日礼券 20 元')
    await screen.press('会员中心')
    expect(screen.went).toEqual([['open', 'member-center']])
  })
})

it('opens the login for a visitor', async () => {
  await open({ level: '2' }, { member: false })
  await screen.press('登录')
  expect(screen.went).toEqual([['openLogin']])
})

it('links to the member center for an unknown right', async () => {
  await open({ rightType: 'UNKNOWN' })
  expect(screen.text()).toContain('没有找到这项权益')
  await screen.press('会员中心')
  expect(screen.went).toEqual([['open', 'member-center']])
})
