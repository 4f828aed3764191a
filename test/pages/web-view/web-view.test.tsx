import WebView from '@/pages/web-view/web-view'
import { type OpenScreen, openScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const config = { shopDomainIcpLicenseUrl: 'https://licence.example/' }
const open = async (link: string, more: Record<string, string> = {}) => {
  screen = await openScreen(WebView, { params: { link, ...more }, config })
}
const frame = () => document.querySelector('iframe')

describe('the web view', () => {
  test('shows a configured page in a frame that cannot navigate the storefront', async () => {
    await open('https://licence.example/a?b=1', { title: '银行' })
    expect(frame()?.getAttribute('src')).toBe('https://licence.example/a?b=1')
    expect(frame()?.title).toBe('licence.example')
    expect(screen.text()).toContain('licence.example')
    expect(screen.text()).not.toContain('银行')
    const rights = (frame()?.getAttribute('sandbox') ?? '').split(' ')
    expect(rights).toContain('allow-scripts')
    expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([])
  })

  test('names a blocked foreign host, explains why, and links back', async () => {
    await open('https://evil.example/login', { title: '灯下剧场' })
    expect(frame()).toBeNull()
    expect(screen.text()).toContain('evil.example 的页面不属于本店')
    expect(screen.text()).not.toContain('灯下剧场')
    await screen.press('返回')
    expect(screen.went).toEqual([['back']])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x'])('does not open the unsafe address %s', async (link) => {
    await open(link)
    expect(frame()).toBeNull()
    expect(screen.text()).toContain('这个链接不安全')
  })

  test('does not treat a foreign page as a topic', async () => {
    await open('https://licence.example/topic-activity/drama-nights')
    expect(frame()).not.toBeNull()
    expect(screen.went).toEqual([])
  })
})
