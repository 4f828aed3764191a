import { displaySetting, hiddenModules, shopFunctions } from '@/api/shop-modules'
import Mine from '@/pages/mine/mine'
import { openScreen } from '../../support/open-screen'

test('shows the current language, and links to the settings', async () => {
  const screen = await openScreen(Mine, {})
  const rows = screen.all('button').map(({ textContent }) => textContent)
  expect(rows).toContain('设置简体中文')
  expect(rows.filter((row) => /^(语言|外观)/.test(row ?? ''))).toEqual([])
  await screen.press('设置')
  expect(screen.went).toEqual([['open', 'setting']])
  screen.unmount()
})

test('welcomes a guest by the shop’s name, if known', async () => {
  const named = await openScreen(Mine, { config: { shopName: '灯笼大厅' } })
  expect(named.text('.name')).toBe('欢迎来到灯笼大厅')
  named.unmount()
  const unnamed = await openScreen(Mine, { config: { shopName: '' } })
  expect(unnamed.text('.name')).toBe('欢迎')
  unnamed.unmount()
})

test('hides modules that the merchant hides, disables or restricts (shell §6)', async () => {
  const rows = (screen: Awaited<ReturnType<typeof openScreen>>) => screen.all('button').map((row) => row.textContent)
  const modules = ['我的收藏', '常用观演人', '收货地址']
  const all = await openScreen(Mine, { member: true })
  expect(modules.filter((title) => rows(all).includes(title))).toEqual(modules)
  all.unmount()
  const some = await openScreen(Mine, {
    member: true,
    answers: [
      [hiddenModules, () => ['FAVORITE']],
      [shopFunctions, () => [{ name: 'AUDIENCE', enabled: false }]],
      [displaySetting, () => ({ hidden: ['ADDRESS'], offered: [] })],
    ],
  })
  expect(rows(some)).not.toEqual([])
  expect(modules.filter((title) => rows(some).includes(title))).toEqual([])
  some.unmount()
})

test('links to the work permits of a buyer who has some', async () => {
  const screen = await openScreen(Mine, {
    ...{ member: true, answers: [[displaySetting, () => ({ hidden: [], offered: ['WORK_PERMIT'] })]] },
  })
  await screen.press('我的工作证')
  expect(screen.went).toEqual([['open', 'work-permit-records']])
  screen.unmount()
})
