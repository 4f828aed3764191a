import type { Embedding } from '@/router/embedding'
import { createNavigate } from '@/router/navigate'
import { NATIVE_PAGES, placeInApp } from '@/router/table/native-pages'
import { isRouteName, routeNames } from '@/router/table/table'
import { setUp as plain } from './set-up'

/**
 * Creates a router inside a native app. The native app has every requested screen, unless `places` specifies otherwise.
 */
const setUp = (
  pages: string[],
  given: { loggedIn?: boolean; login?: Awaited<ReturnType<Embedding['login']>>; closes?: boolean } = {},
) => {
  const { loggedIn = true, login = 'logged-in', closes = true } = given
  const stage = plain(pages, { loggedIn })
  const asked: unknown[][] = []
  const embedding: Embedding = {
    opens: async ({ name, params }) => {
      asked.push(['opens', name, params])
      return placeInApp(name).kind !== 'page'
    },
    login: async () => {
      asked.push(['login'])
      return login
    },
    close: async () => {
      asked.push(['close'])
      return closes
    },
  }
  return { ...stage, asked, navigate: createNavigate({ ...stage.deps, embedding }) }
}

describe('the place of a screen inside a native app', () => {
  test.each([
    ['home', 'home'],
    ['all', 'all'],
    ['search', 'search'],
    ['show-detail', 'show-detail'],
    ['group-show-detail', 'show-detail'],
    ['order-detail', 'order-detail'],
    ['topic-activity', 'topic-activity'],
    ['tour-detail', 'tour-detail'],
    ['annual-review', 'annual-review'],
    ['middle-verify', 'real-name-auth'],
    ['certificates', 'real-name-auth'],
    ['identity-form', 'real-name-auth'],
  ] as const)('is the app’s own screen: %s, %s', (name, page) =>
    expect(placeInApp(name)).toEqual({ kind: 'app', page }),
  )

  test('is an app screen for every screen that the specification lists', () => {
    const named = [
      'all',
      'home',
      'search',
      'show-detail',
      'shop-detail',
      'benefit-card',
      'order-detail',
      'topic-activity',
    ]
    const more = ['real-name-auth', 'registration-list', 'refund', 'member-confirm', 'tour-detail', 'annual-review']
    expect(Object.values(NATIVE_PAGES)).toEqual(expect.arrayContaining([...named, ...more]))
  })

  test('is the web page for purchase steps, and “nowhere” for excluded screens', () => {
    const kinds = (kind: string) => routeNames.filter((name) => placeInApp(name).kind === kind)
    expect(kinds('page')).toEqual(
      expect.arrayContaining(['booking', 'confirm-order', 'pay-success', 'real-name', 'captcha', 'page-error']),
    )
    expect(kinds('nowhere')).toEqual(expect.arrayContaining(['ticket-holder', 'shop', 'setting', 'venue']))
    expect(placeInApp('constructor' as 'home').kind).toBe('nowhere')
    expect(isRouteName('constructor')).toBe(false)
  })
})

describe('navigation inside a native app', () => {
  test('opens external targets in the app by name, address, tab, relaunch or login', async () => {
    const { navigate, host, asked } = setUp(['/annual-review'], { loggedIn: false })
    await navigate.open('show-detail', { showId: '1' })
    await navigate.openAddress('/order/detail/2')
    await navigate.switchTab('home')
    await navigate.relaunch('all')
    await navigate.openAddress('/setting')
    expect(asked).toEqual([
      ['opens', 'show-detail', { showId: '1' }],
      ['opens', 'order-detail', { orderId: '2' }],
      ['opens', 'home', {}],
      ['opens', 'all', {}],
      ['opens', 'setting', {}],
    ])
    expect(host.calls).toEqual([])
  })

  test('replaces the current screen within the web page', async () => {
    const { navigate, host } = setUp(['/ticket-detail'])
    await navigate.redirect('order-detail', { orderId: '1' })
    expect(host.calls).toEqual(['replace /order/detail/1'])
  })

  test('opens the web page’s own screens within the web page', async () => {
    const { navigate, host } = setUp(['/content/1'])
    await navigate.open('booking', { showId: '1' })
    expect(host.calls).toEqual(['push /booking/1'])
  })

  test('goes back within the web page, or closes the page on its lowest screen', async () => {
    const { navigate, host, asked } = setUp(['/content/1', '/booking/1'])
    expect(navigate.canGoBack()).toBe(true)
    await navigate.back()
    await navigate.back()
    expect([host.calls, asked]).toEqual([['back 1'], [['close']]])
    expect(navigate.canGoBack()).toBe(true)
  })

  test('opens home if the app does not close the web page', async () => {
    const { navigate, host } = setUp(['/content/1'], { closes: false })
    await navigate.back()
    expect(host.calls).toEqual(['switchTab /'])
  })

  test('logs in through the app, then opens the requested screen', async () => {
    const { navigate, host, asked, account, clock } = setUp(['/content/1'], { loggedIn: false })
    await navigate.open('confirm-order', { showId: '1', sessionId: '2' })
    expect(asked).toEqual([['opens', 'confirm-order', expect.anything()], ['login']])
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect(host.calls).toEqual(['push /order/confirm?showId=1&sessionId=2'])
  })

  test('reloads the current screen after its login, or leaves the screen if canceled', async () => {
    const wanted = { name: 'confirm-order', params: { showId: '1', sessionId: '2' } } as const
    const entered = setUp(['/order/confirm'], { loggedIn: false })
    await entered.navigate.demandLogin(wanted)
    entered.account.loggedIn = true
    void entered.navigate.afterLogin()
    await entered.clock.advanceAsync(500)
    expect(entered.host.calls).toEqual(['replace /order/confirm?showId=1&sessionId=2'])

    const left = setUp(['/order/confirm'], { loggedIn: false, login: 'cancelled' })
    await left.navigate.demandLogin(wanted)
    expect(left.asked).toEqual([['login'], ['close']])
    void left.navigate.afterLogin()
    await left.clock.advanceAsync(500)
    expect(left.host.calls).toEqual([])
  })

  test('opens the app’s login for a login link, or else the page’s login screens', async () => {
    const app = setUp(['/content/1'], { loggedIn: false })
    await app.navigate.open('login')
    expect([app.asked, app.host.calls]).toEqual([[['login']], []])
    const page = setUp(['/content/1'], { loggedIn: false, login: 'in-page' })
    await page.navigate.open('login')
    await page.navigate.open('login-code')
    expect([page.asked, page.host.calls]).toEqual([
      [['login']],
      ['push /login?next=%2Fcontent%2F1', 'push /login/login-code?next=%2Fcontent%2F1'],
    ])
  })
})
