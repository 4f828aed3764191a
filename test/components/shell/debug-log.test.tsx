import ShopState from '@/packages/user/notice/shop-state/shop-state'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const logged = [
  { at: Date.UTC(2026, 10, 23, 8), message: 'page view', facts: { name: 'home' } },
  { at: Date.UTC(2026, 10, 23, 9), message: 'navigation failed', facts: { reason: 'unknown' } },
]

describe('the on-screen debug log (shell §2)', () => {
  let screen: OpenScreen
  const copied: string[] = []
  const clipboard = {
    copy: async (text: string) => (copied.push(text), { kind: 'done' as const }),
    paste: async () => ({ kind: 'unsupported' as const }),
  }
  const open = async (query: Record<string, string>) => {
    screen = await openScreen(ShopState, {
      logged,
      host: { clipboard },
      before: ({ stores }) => stores.session.applyQuery(query),
    })
  }
  afterEach(() => screen.unmount())

  test('lists the newest entry first, and can be copied', async () => {
    await open({ debug: '1' })
    await screen.press('查看日志')
    const text = screen.text('[role=dialog]')
    expect(text.indexOf('09:00:00.000 navigation failed {"reason":"unknown"}')).toBeGreaterThan(0)
    expect(text.indexOf('page view')).toBeGreaterThan(text.indexOf('navigation failed'))
    await screen.press('复制')
    expect(copied).toEqual([expect.stringMatching(/page view.*\n.*navigation failed/)])
    expect(screen.toast()).toBe('复制成功')
  })

  test('is hidden unless the address has the debug parameter', async () => {
    await open({})
    expect(screen.text()).not.toContain('日志')
  })
})
