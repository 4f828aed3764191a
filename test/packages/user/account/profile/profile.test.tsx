import { profile } from '@/api/auth'
import { displaySetting, hiddenModules, shopFunctions } from '@/api/shop-modules'
import { updateProfile } from '@/api/profile'
import Profile from '@/packages/user/account/profile/profile'
import type { Answers } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

const STORED = {
  ...{ userId: 'u1', nickname: '灯火阑珊', avatar: '', cellphone: '13800000001', countryCode: '86', email: '' },
  ...{ sex: 'UNKNOWN', birthday: '', birthdayFixed: false, primeLevelName: '金灯会员' },
}
const answers: Answers = [
  [profile, () => STORED],
  [updateProfile, (change: object) => ({ ...STORED, ...change })],
  [hiddenModules, () => []],
  [shopFunctions, () => []],
  [displaySetting, () => ({ hidden: [] })],
]

let screen: OpenScreen
afterEach(() => screen.unmount())
const open = async (changed: Answers = []) => {
  screen = await openScreen(Profile, { member: true, answers: [...answers, ...changed] })
}
const pageText = () => screen.text('[role=main]')

test('shows the buyer with masked contacts, and links to the parts of the profile', async () => {
  await open()
  expect(pageText()).toContain('灯火阑珊')
  expect(pageText()).toContain('金灯会员')
  expect(pageText()).toContain('138****0001')
  expect(pageText()).not.toContain('13800000001')
  for (const row of ['昵称', '手机号', '账号与安全']) await screen.press(row)
  expect(screen.went.map(([, name]) => name)).toEqual(['nickname-edit', 'account-safe', 'account-safe'])
})

test('saves the sex that is chosen in a sheet', async () => {
  await open()
  await screen.press('性别')
  await screen.press('女')
  expect(screen.sentTo(updateProfile)).toEqual([{ sex: 'FEMALE' }])
  expect(pageText()).toContain('女')
})

test('disables an already edited birthday, and shows the reason', async () => {
  await open([[profile, () => ({ ...STORED, birthday: '1990-03-07', birthdayFixed: true })]])
  expect(pageText()).toContain('已修改过，不能再改')
  const rows = screen.all('button').filter((row) => row.textContent?.includes('1990-03-07'))
  expect(rows).toEqual([])
})

test('hides the membership if the merchant hides it', async () => {
  await open([[hiddenModules, () => ['MEMBER']]])
  expect(pageText()).not.toContain('金灯会员')
})
