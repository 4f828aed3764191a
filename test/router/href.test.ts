import { follow } from '@/router/follow'
import { type LinkTo, linkTo, replacedBy } from '@/router/link-to'
import { setUp } from './set-up'

describe('the address of a link', () => {
  test.each([
    ['a tab', linkTo('home'), '/'],
    ['a tab with parameters', linkTo('all', { showType: 'DRAMA' }), '/list?showType=DRAMA'],
    ['a screen of a subpackage', linkTo('show-detail', { showId: '1', source: 'home' }), '/content/1?source=home'],
    ['a screen that replaces another', replacedBy('order-detail', { orderId: '7' }), '/order/detail/7'],
    ['a group, by the id of its show', linkTo('show-detail', { showId: 'aSG1' }), '/group-show/aSG1'],
    ['an address of the storefront', 'https://tickets.example/content/1', '/content/1'],
    ['a page path of a mini program', '/packages/show/show-detail/show-detail?showId=1', '/content/1'],
    [
      'a foreign page on the allowlist',
      'https://partner.example/x?b=1#c',
      'https://partner.example/x?b=1&source=foyer&isH5=1#c',
    ],
  ] as [string, LinkTo | string, string][])('exists for %s', (_, to, address) => {
    expect(setUp(['/']).navigate.hrefOf(to)).toBe(address)
  })

  it('is the same for a visitor, because the screen itself opens the login', () => {
    expect(setUp(['/'], { loggedIn: false }).navigate.hrefOf(linkTo('order-detail', { orderId: '7' }))).toBe(
      '/order/detail/7',
    )
  })

  it('contains channel and language, unless the link has its own', () => {
    const { navigate } = setUp(['/'], { carried: { channelId: 'c1', lang: 'en-US' } })
    expect(navigate.hrefOf(linkTo('search'))).toBe('/search?channelId=c1&lang=en')
    expect(navigate.hrefOf('/search?channelId=c2')).toBe('/search?channelId=c2&lang=en')
    expect(navigate.hrefOf('https://partner.example')).toBe('https://partner.example?channelId=c1&source=foyer&isH5=1')
  })

  test.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['data:text/html,x'],
    ['tel:110'],
    ['//a.example'],
    ['https://a.example/'],
    ['http://partner.example/'],
    ['/no-such-page'],
    [''],
    [linkTo('show-detail', { showId: '' })],
    [linkTo('order-detail', { orderId: 'undefined' })],
  ] as [LinkTo | string][])('is undefined for %j', (to) => {
    expect(setUp(['/']).navigate.hrefOf(to)).toBeUndefined()
  })

  it('is undefined in mini programs', () => {
    const { navigate } = setUp(['/pages/home/home'], { isWeb: false })
    expect([linkTo('home'), '/content/1', 'https://partner.example'].map(navigate.hrefOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is the shop’s own login screen for a login link', () => {
    expect(setUp(['/']).navigate.loginLink()).toEqual(linkTo('login'))
    expect(setUp(['/'], { loginRoute: 'login-email' }).navigate.loginLink()).toEqual(linkTo('login-email'))
  })
})

describe('a tap on a link', () => {
  const after = async (to: LinkTo | string, pages = ['/', '/content/1']) => {
    const { navigate, host } = setUp(pages)
    await follow(navigate, to)
    return host.calls
  }

  it('opens its screen, switches to its tab, or replaces the current screen', async () => {
    expect(await after(linkTo('search'))).toEqual(['push /search'])
    expect(await after(linkTo('all', { showType: 'DRAMA' }))).toEqual(['switchTab /list?showType=DRAMA'])
    expect(await after(replacedBy('order-detail', { orderId: '7' }))).toEqual(['replace /order/detail/7'])
    expect(await after('/search')).toEqual(['push /search'])
  })

  it('opens the login first if a visitor needs to log in', async () => {
    const { navigate, host } = setUp(['/'], { loggedIn: false })
    await follow(navigate, linkTo('order-detail', { orderId: '7' }))
    expect(host.calls).toEqual(['push /login?next=%2Forder%2Fdetail%2F7'])
  })
})
