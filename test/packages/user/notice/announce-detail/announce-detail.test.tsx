import { announcement } from '@/api/announcement'
import AnnounceDetail from '@/packages/user/notice/announce-detail/announce-detail'
import { refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const params = { id: 'N1' }
const PUBLISHED = Date.UTC(2026, 4, 31, 17)

test('shows the merchant’s announcement, with the date in the merchant’s time zone', async () => {
  const answer = () => ({
    id: 'N1',
    title: '入场新提示',
    content: '<p>请打开<a href="/ticket">票夹</a></p>',
    publishedAt: PUBLISHED,
  })
  screen = await openScreen(AnnounceDetail, { params, answers: [[announcement, answer]] })
  expect(screen.sentTo(announcement)).toEqual([params])
  expect(screen.text()).toContain('入场新提示')
  expect(screen.text()).toMatch(/发布于 .*6月1日|发布于 .*06[-/.]01/)
  await screen.press('票夹')
  expect(screen.went).toEqual([['openAddress', '/ticket']])
})

test('links to home if the announcement does not exist', async () => {
  screen = await openScreen(AnnounceDetail, { params, answers: [[announcement, refused('gone', 404)]] })
  expect(screen.text()).toContain('找不到这则公告')
  await screen.press('回到首页')
  expect(screen.went).toEqual([['switchTab', 'home']])
})
