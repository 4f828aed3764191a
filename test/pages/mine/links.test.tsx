import Mine from '@/pages/mine/mine'
import { openScreen } from '../../support/open-screen'

test('language and theme have one place, the settings; “mine” shows the language and leads there', async () => {
  const screen = await openScreen(Mine, {})
  const rows = screen.all('button').map(({ textContent }) => textContent)
  expect(rows).toContain('设置简体中文')
  expect(rows.filter((row) => /^(语言|外观)/.test(row ?? ''))).toEqual([])
  await screen.press('设置')
  expect(screen.went).toEqual([['open', 'setting']])
  screen.unmount()
})

test('a guest is welcomed by the shop’s name, and without one where it is not known', async () => {
  const named = await openScreen(Mine, { config: { shopName: '灯笼大厅' } })
  expect(named.text('.name')).toBe('欢迎来到 灯笼大厅')
  named.unmount()
  const unnamed = await openScreen(Mine, { config: { shopName: '' } })
  expect(unnamed.text('.name')).toBe('欢迎')
  unnamed.unmount()
})
