import { keys } from '@/platform/storage/keys'
import { linkTo } from '@/router/link-to'
import { createNavigate } from '@/router/navigate'
import { createPostLoginRedirect } from '@/router/post-login-redirect'
import { setUp } from './set-up'

describe('the stored page before leaving for a provider', () => {
  it('is the screen below the login, with its parameters', async () => {
    const { navigate, storage } = setUp(['/', '/content/1?showId=1&source=home', '/login', '/login/login-code'])
    expect(navigate.storePlace()).toBe(true)
    expect(storage.read(keys.postLoginPage)).toMatchObject({ name: 'show-detail', params: { showId: '1' } })
  })

  it('is the screen that requires the login', async () => {
    const { navigate, storage } = setUp(['/', '/content/1?showId=1'], { loggedIn: false })
    await navigate.open('orders', { tab: 'TICKET' })
    expect(navigate.storePlace()).toBe(true)
    expect(storage.read(keys.postLoginPage)).toMatchObject({ name: 'orders', params: { tab: 'TICKET' } })
  })

  it('is not stored while an action waits for the login', async () => {
    const { navigate, storage } = setUp(['/content/1?showId=1'], { loggedIn: false })
    await navigate.openLogin(() => undefined)
    expect([navigate.storePlace(), storage.read(keys.postLoginPage)]).toEqual([false, undefined])
  })

  it('is empty if the login is the only screen', () => {
    const { navigate, storage } = setUp(['/login'])
    expect([navigate.storePlace(), storage.read(keys.postLoginPage)]).toEqual([true, undefined])
  })
})

describe('the target of a partner’s link', () => {
  it.each<[string, string | undefined]>([
    ['/content/1?source=x', 'show-detail'],
    ['https://tickets.example/setting', 'setting'],
    ['https://evil.example/', undefined],
    ['//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/login', undefined],
    ['/channelLogin?authCode=1', undefined],
    ['/nowhere', undefined],
  ])('maps the address “%s” to the screen %s, even for a logged-in user', (redirect, name) => {
    for (const loggedIn of [true, false]) {
      const { navigate, storage } = setUp(['/channelLogin'], { loggedIn })
      navigate.enterLogin({ redirect })
      expect(storage.read(keys.postLoginPage)?.name).toBe(name)
    }
  })
})

describe('the login', () => {
  it('opens before a buyer’s screen, which follows 0.5 s after the login', async () => {
    const { navigate, host, account, clock } = setUp(['/', '/content/1'], { loggedIn: false })
    await navigate.open('confirm-order', { showId: '1', sessionId: '2', seatPlanId: '3', quantity: '1' })
    const order = '/order/confirm?showId=1&sessionId=2&seatPlanId=3&quantity=1'
    expect(host.pages).toEqual(['/', '/content/1', `/login?next=${encodeURIComponent(order)}`])
    await navigate.open('login-code')
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(499)
    expect(host.pages).toEqual(['/', '/content/1'])
    await clock.advanceAsync(1)
    expect(host.pages.at(-1)).toBe(order)
  })

  it('replaces a deep-linked screen, and is replaced by that screen after the login', async () => {
    const { navigate, host, account, clock } = setUp(['/order'], { loggedIn: false })
    await navigate.demandLogin({ name: 'orders', params: {} })
    expect(host.pages).toEqual(['/login?next=%2Forder'])
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect(host.pages).toEqual(['/order'])
  })

  it('stores the requested page for a limited time, through a restart', async () => {
    const first = setUp(['/'], { loggedIn: false })
    await first.navigate.open('orders', { tab: 'TICKET' })
    const restarted = createNavigate({
      ...first.deps,
      host: first.host,
      postLoginRedirect: createPostLoginRedirect(first.storage, first.clock),
    })
    first.account.loggedIn = true
    void restarted.afterLogin()
    await first.clock.advanceAsync(500)
    expect(first.host.pages.at(-1)).toBe('/order?tab=TICKET')

    const late = setUp(['/'], { loggedIn: false })
    await late.navigate.open('orders')
    late.clock.advance(16 * 60_000)
    late.account.loggedIn = true
    void late.navigate.afterLogin()
    await late.clock.advanceAsync(500)
    expect(late.host.pages).toEqual(['/'])
  })

  it('clears the stored page when the visitor opens the login directly', async () => {
    const { navigate, host, account, clock, storage } = setUp(['/'], { loggedIn: false })
    await navigate.open('orders')
    await navigate.back()
    clock.advance(200)
    await navigate.openLogin()
    expect(storage.read(keys.postLoginPage)).toBeUndefined()
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect(host.pages).toEqual(['/'])
  })

  it('runs the pending action 0.5 s after a successful login', async () => {
    const { navigate, host, account, clock } = setUp(['/'], { loggedIn: false })
    const then = jest.fn()
    await navigate.openLogin(then)
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(499)
    expect([host.pages, then.mock.calls]).toEqual([['/'], []])
    await clock.advanceAsync(1)
    expect(then).toHaveBeenCalledTimes(1)
  })

  it('clears the pending action if the login is opened again for another purpose', async () => {
    const { navigate, host, account, clock } = setUp(['/'], { loggedIn: false })
    const then = jest.fn()
    await navigate.openLogin(then)
    await navigate.back()
    clock.advance(200)
    await navigate.open('orders')
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect([host.pages.at(-1), then.mock.calls]).toEqual(['/order', []])
  })

  it('is not opened again on a login screen', async () => {
    const { navigate, host } = setUp(['/', '/login-email'], { loggedIn: false })
    await navigate.open('orders')
    await navigate.openLogin()
    expect(host.calls).toEqual([])
  })

  it('opens home afterwards if it was opened directly', async () => {
    const { navigate, host } = setUp(['/login'])
    await navigate.afterLogin()
    expect(host.pages).toEqual(['/'])
  })

  it('uses the login screen that the shop configures', async () => {
    const { navigate, host } = setUp(['/'], { loggedIn: false, loginRoute: 'login-email' })
    await navigate.openLogin()
    expect(host.calls).toEqual(['push /login-email?next=%2F'])
  })

  it('returns to the earlier screen even after a reload of a login screen', async () => {
    const first = setUp(['/', '/content/1'], { loggedIn: false })
    await first.navigate.openLogin(() => undefined)
    await first.navigate.open('login-code')
    expect(first.host.pages.slice(2)).toEqual(['/login?next=%2Fcontent%2F1', '/login/login-code?next=%2Fcontent%2F1'])
    const reloaded = setUp(first.host.pages.slice(-1), { loggedIn: false })
    reloaded.navigate.enterLogin({ next: '/content/1' })
    reloaded.account.loggedIn = true
    void reloaded.navigate.afterLogin()
    await reloaded.clock.advanceAsync(500)
    expect(reloaded.host.pages).toEqual(['/content/1'])
  })

  it('runs the pending action even if the login address contains the earlier screen', async () => {
    const { navigate, host, account, clock } = setUp(['/', '/content/1'], { loggedIn: false })
    const then = jest.fn()
    await navigate.openLogin(then)
    navigate.enterLogin({ next: '/content/1' })
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect([host.pages, then.mock.calls.length]).toEqual([['/', '/content/1'], 1])
  })

  it('stores no address outside the web', async () => {
    const { navigate, host } = setUp(['/content/1'], { loggedIn: false, isWeb: false })
    await navigate.openLogin()
    expect(host.calls).toEqual(['push /packages/user/login/login/login'])
  })
})

describe('a login that continues in another tab', () => {
  it('passes on the page that requires the login, or else the page below', async () => {
    const required = setUp(['/content/1'], { loggedIn: false })
    await required.navigate.open('orders', { tab: 'TICKET' })
    expect(required.navigate.wanted()).toBe('/order?tab=TICKET')
    expect(setUp(['/', '/content/1', '/login-email', '/create-account'], { loggedIn: false }).navigate.wanted()).toBe(
      '/content/1',
    )
    expect(setUp(['/create-account'], { loggedIn: false }).navigate.wanted()).toBe('')
  })

  const opened = async (pages: string[], address: string) => {
    const { navigate, host, account, clock } = setUp(pages, { loggedIn: false })
    navigate.want(address)
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    return host.pages
  }

  it('opens the target only once', async () => {
    expect(await opened(['/set-password'], '/content/1')).toEqual(['/content/1'])
    expect(await opened(['/content/1', '/set-password'], '/content/1')).toEqual(['/content/1'])
    expect(await opened(['/set-password'], 'https://elsewhere.example/')).toEqual(['/'])
  })
})

describe('the address of a login link', () => {
  const LIST = '/login?next=' + encodeURIComponent('/list?showType=DRAMA')

  it('contains the current screen, unless the current screen is a login screen', () => {
    expect(setUp(['/', '/list?showType=DRAMA&lang=en']).navigate.hrefOf(linkTo('login'))).toBe(LIST)
    expect(setUp(['/', '/login']).navigate.hrefOf(linkTo('login-email'))).toBe('/login-email')
  })

  const after = async (next: string, facts = { loggedIn: false }) => {
    const { navigate, host, account, clock } = setUp([`/login?next=${encodeURIComponent(next)}`], facts)
    navigate.enterLogin({ next })
    await navigate.open('login-code')
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    return host.pages
  }

  it('opens the contained screen after the login', async () => {
    expect(await after('/content/1')).toEqual(['/content/1'])
    expect(await after('/list?showType=DRAMA')).toEqual(['/list?showType=DRAMA'])
  })

  it.each([
    'https://elsewhere.example/content/1',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '',
  ])('opens home after the login if it contains %j', async (next) => {
    expect(await after(next)).toEqual(['/'])
  })

  it('is ignored for a logged-in user', () => {
    const { navigate, storage } = setUp(['/login'], { loggedIn: true })
    navigate.enterLogin({ next: '/list' })
    expect(storage.read(keys.postLoginPage)).toBeUndefined()
  })
})
