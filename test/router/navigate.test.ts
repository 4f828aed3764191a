import { tabParams } from '@/router/tab-params'
import { setUp } from './set-up'

const LIST = '/list'

describe('the opening of a screen', () => {
  it('uses the web address on the web, and the page path elsewhere', async () => {
    const web = setUp(['/'])
    await web.navigate.open('show-detail', { showId: '1', source: 'home' })
    expect(web.host.calls).toEqual(['push /content/1?source=home'])

    const mini = setUp(['/pages/home/home'], { isWeb: false })
    await mini.navigate.open('show-detail', { showId: '1' })
    expect(mini.host.calls).toEqual(['push /packages/show/show-detail/show-detail?showId=1'])
  })

  it('ignores the same screen again within 100 ms', async () => {
    const { navigate, host, clock } = setUp(['/'])
    await navigate.open('search')
    await navigate.open('search')
    clock.advance(99)
    await navigate.open('search')
    expect(host.calls).toHaveLength(1)
    clock.advance(1)
    await navigate.open('search')
    expect(host.calls).toHaveLength(2)
  })

  it('does not treat two different shows as a repetition', async () => {
    const { navigate, host } = setUp(['/'])
    await navigate.open('show-detail', { showId: '1' })
    await navigate.open('show-detail', { showId: '2' })
    expect(host.calls).toHaveLength(2)
  })

  it('replaces the current page if 10 pages are stacked, except on the web', async () => {
    const ten = Array.from({ length: 10 }, () => '/packages/show/search/search')
    const mini = setUp([...ten], { isWeb: false })
    await mini.navigate.open('setting')
    expect(mini.host.calls).toEqual(['replace /packages/user/account/setting/setting'])
    const nine = setUp(ten.slice(1), { isWeb: false })
    await nine.navigate.open('setting')
    expect(nine.host.calls[0]).toMatch(/^push/)
    const web = setUp(ten.map(() => '/search'))
    await web.navigate.open('setting')
    expect(web.host.calls[0]).toMatch(/^push/)
  })

  it('passes on the channel and the forbid-share flag, and rewrites the language', async () => {
    const { navigate, host } = setUp(['/'], { carried: { channelId: 'c1', forbidShare: '1', lang: 'en-US' } })
    await navigate.open('show-detail', { showId: '1' })
    expect(host.calls).toEqual(['push /content/1?channelId=c1&forbidShare=1&lang=en'])
  })

  it('hides the payment sheet unless the opened screen is the agreement', async () => {
    const { navigate, deps } = setUp(['/'])
    await navigate.open('agreement', { id: '1' })
    expect(deps.hidePayment).not.toHaveBeenCalled()
    await navigate.open('search')
    expect(deps.hidePayment).toHaveBeenCalledTimes(1)
  })

  it('opens the group screen for a show id with SG, and rejects invalid ids', async () => {
    const { navigate, host, deps } = setUp(['/'])
    await navigate.open('show-detail', { showId: 'aSG1' })
    expect(host.calls).toEqual(['push /group-show/aSG1'])
    await navigate.open('show-detail', { showId: 5 as unknown as string })
    expect(deps.onNavigationError).toHaveBeenCalledWith({ reason: 'bad-show-id', name: 'show-detail' })
    expect(host.calls).toHaveLength(1)
  })

  it('logs a failed navigation of the host instead of rejecting', async () => {
    const { navigate, host, deps } = setUp(['/'])
    host.push = () => Promise.reject(new Error('navigateTo:fail'))
    await navigate.open('search')
    expect(deps.onHostError).toHaveBeenCalledTimes(1)
  })
})

describe('unique screens', () => {
  it('are reached by going back if they are in the stack', async () => {
    const { navigate, host } = setUp(['/', '/login', '/agreement'], { loggedIn: false })
    await navigate.open('login')
    expect(host.pages).toEqual(['/', '/login'])
  })

  it('are not opened twice, but replaced if the parameters differ', async () => {
    const { navigate, host } = setUp(['/', '/pay-success?orderId=1'])
    await navigate.open('pay-success', { orderId: '2' })
    expect(host.pages).toEqual(['/', '/pay-success?orderId=2'])
    const login = setUp(['/', '/login'], { loggedIn: false })
    await login.navigate.open('login')
    expect(login.host.calls).toEqual([])
  })
})

describe('a redirect to a unique screen', () => {
  it('returns to the same screen in the stack, with the new parameters', async () => {
    const { navigate, host } = setUp(['/', '/pay-success?orderId=1', '/content/1', '/order/confirm?showId=1'])
    await navigate.redirect('pay-success', { orderId: '2' })
    expect(host.pages).toEqual(['/', '/pay-success?orderId=2'])
  })

  it('replaces the current screen if the stack does not contain the target', async () => {
    const same = setUp(['/', '/pay-success?orderId=1'])
    await same.navigate.redirect('pay-success', { orderId: '2' })
    expect(same.host.calls).toEqual(['replace /pay-success?orderId=2'])
    const fresh = setUp(['/', '/order/confirm?showId=1'])
    await fresh.navigate.redirect('pay-success', { orderId: '2' })
    expect(fresh.host.calls).toEqual(['replace /pay-success?orderId=2'])
  })
})

describe('tabs', () => {
  it('receive their parameters separately from the address', async () => {
    const web = setUp(['/'])
    await web.navigate.open('all', { showType: 'DRAMA' })
    expect(web.host.calls).toEqual(['switchTab /list?showType=DRAMA'])
    expect(tabParams.get('all')).toEqual({ showType: 'DRAMA' })
    const mini = setUp(['/pages/home/home'], { isWeb: false })
    await mini.navigate.switchTab('all', { showType: 'DANCE' })
    expect(mini.host.calls).toEqual(['switchTab /pages/list/list'])
    expect(tabParams.get('all')).toEqual({ showType: 'DANCE' })
  })
})

describe('relaunching, clearing the stack and going back', () => {
  it('relaunches after 150 ms on the web and 500 ms elsewhere', async () => {
    const web = setUp(['/', LIST])
    void web.navigate.relaunch('mine')
    await web.clock.advanceAsync(149)
    expect(web.host.calls).toEqual([])
    await web.clock.advanceAsync(1)
    expect(web.host.calls).toEqual(['relaunch /mine'])
    const mini = setUp(['/pages/home/home'], { isWeb: false })
    void mini.navigate.relaunch('mine')
    await mini.clock.advanceAsync(499)
    expect(mini.host.calls).toEqual([])
    await mini.clock.advanceAsync(1)
    expect(mini.host.calls).toHaveLength(1)
  })

  it('clears to a stacked screen by going back, or relaunches for another screen', async () => {
    const { navigate, host, clock } = setUp(['/', '/order', '/order/detail/1', '/pay-success'])
    await navigate.clearTo('orders')
    expect(host.calls).toEqual(['back 2'])
    void navigate.clearTo('setting')
    await clock.advanceAsync(150)
    expect(host.calls[1]).toBe('relaunch /setting')
  })

  it('goes back by a number of screens or to a named screen, within the stack', async () => {
    const stack = ['/', '/search', '/content/1', '/booking/1']
    const one = setUp([...stack])
    await one.navigate.back()
    expect(one.host.calls).toEqual(['back 1'])
    const named = setUp([...stack])
    await named.navigate.back('search')
    expect(named.host.calls).toEqual(['back 2'])
    const far = setUp([...stack])
    await far.navigate.back(99)
    expect(far.host.calls).toEqual(['back 3'])
  })

  it('opens home if no screen is below, or the named tab if not stacked', async () => {
    const alone = setUp(['/content/1'])
    await alone.navigate.back()
    expect(alone.host.calls).toEqual(['switchTab /'])
    const tab = setUp(['/', '/content/1'])
    await tab.navigate.back('mine')
    expect(tab.host.calls).toEqual(['switchTab /mine'])
  })
})

describe('the opening of an address', () => {
  it('opens a known address, and passes its query to the app', async () => {
    const { navigate, host, deps } = setUp(['/'])
    expect(await navigate.openAddress('https://tickets.example/content/1?channelId=c&theme=dark')).toBe(true)
    expect(host.calls).toEqual(['push /content/1'])
    expect(deps.applyQuery).toHaveBeenCalledWith({ channelId: 'c', theme: 'dark' })
  })

  it('opens a foreign page with channel, source and H5 flag, or in a web view', async () => {
    const web = setUp(['/'], { carried: { channelId: 'c1' } })
    expect(await web.navigate.openAddress('https://icp.example/?a=1')).toBe(true)
    expect(web.host.calls).toEqual(['leave https://icp.example/?a=1&channelId=c1&source=foyer&isH5=1'])
    const mini = setUp(['/pages/home/home'], { isWeb: false })
    await mini.navigate.openAddress('https://icp.example/')
    expect(mini.host.calls).toEqual(['push /pages/web-view/web-view?link=https%3A%2F%2Ficp.example%2F'])
  })

  it.each([
    ['https://a.example/x#part', 'https://a.example/x?channelId=c1&source=foyer&isH5=1#part'],
    ['https://a.example/?a=1#/route?b=2', 'https://a.example/?a=1&channelId=c1&source=foyer&isH5=1#/route?b=2'],
    ['https://a.example/#', 'https://a.example/?channelId=c1&source=foyer&isH5=1#'],
    ['https://a.example/?', 'https://a.example/?channelId=c1&source=foyer&isH5=1'],
    ['https://a.example/?source=their&x', 'https://a.example/?source=their&x&channelId=c1&isH5=1'],
  ])('adds parameters to %s before the fragment, and overwrites none', async (address, left) => {
    const { navigate, host } = setUp(['/'], { carried: { channelId: 'c1' } })
    await navigate.openAddress(address)
    expect(host.calls).toEqual([`leave ${left}`])
  })

  it('rejects an address that has no valid target', async () => {
    const { navigate, host, deps } = setUp(['/'])
    expect(await navigate.openAddress('javascript:alert(1)')).toBe(false)
    expect(deps.onNavigationError).toHaveBeenCalledTimes(1)
    expect(host.calls).toEqual([])
  })
})
