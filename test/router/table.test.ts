import { appPages } from '@/router/table/app-pages'
import { pageConfig } from '@/router/table/page-config'
import { factsOf, routeNames, tabNames } from '@/router/table/table'
import webRoutes from '@/router/table/web-routes'

describe('the route table', () => {
  it('gives each screen a separate page and web address', () => {
    const pages = routeNames.map((name) => factsOf(name).page)
    const addresses = routeNames.flatMap((name) => factsOf(name).web)
    expect(new Set(pages).size).toBe(pages.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(routeNames)('names the page of %s after its folder', (name) => {
    expect(factsOf(name).page).toMatch(/^(pages|packages\/[a-z-]+)\/(?:.+\/)?([a-z0-9-]+)\/\2$/)
  })

  it.each(routeNames)('declares every parameter in the address of %s', (name) => {
    const { web, required, optional } = factsOf(name)
    const inAddress = web.flatMap((address) => [...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    expect([...required, ...optional]).toEqual(expect.arrayContaining(inAddress))
  })

  it('has the five tabs in the order of the bottom bar', () => {
    expect(tabNames).toEqual(['home', 'all', 'shop', 'ticket-holder', 'mine'])
    expect(tabNames.map((name) => factsOf(name).web[0])).toEqual(['/', '/list', '/shop', '/ticket', '/mine'])
  })

  it('shows the account navigation on screens that require a login, except listed steps', () => {
    const alone = routeNames.map(factsOf).filter(({ login, account }) => login && !account)
    expect(alone.map(({ page }) => page.replace(/.*\//, ''))).toEqual([
      'privilege',
      'confirm-order',
      'pay-success',
      'pay-success-new',
      'preload-ticket',
      'pay-loading',
      'share-pay-success',
      'accept-mine-ticket',
      'change-password',
      'account-bind',
      'middle-verify',
      'student-verify',
      'member-pay-success',
      'cart-list',
      'goods-confirm',
      'goods-cart-confirm',
      'parking-payment',
      'parking-detail',
      'parking-record',
      'reserve-order',
      'open-show-form',
      'open-show-detail',
      'entrance-registration-detail',
      'work-permit-success',
    ])
  })

  it('marks tabs, login, captcha, payment, selection of seats and packages, and notices as unique', () => {
    const unique = routeNames.filter((name) => factsOf(name).unique)
    expect(unique.sort()).toEqual(
      [
        ...tabNames,
        'login',
        'wxauth',
        'bsauth',
        'channel-login',
        'login-code',
        'login-way',
        'login-email',
        'create-account',
        'check-email',
        'activate-email',
        'set-password',
        'forgot-password',
        'change-password',
        'account-bind',
        'captcha',
        'pay-loading',
        'pay-success',
        'pay-success-new',
        'member-pay-success',
        'pick-seat',
        'ticket-package-show',
        'ticket-package-session',
        'page-error',
        'shop-state',
      ].sort(),
    )
  })

  it('requires a login for the screens that the specification lists', () => {
    const gated = routeNames.filter((name) => factsOf(name).login)
    expect(gated.sort()).toEqual(
      [
        'accept-mine-ticket',
        'add-purchase-list',
        'share-pay-success',
        'card-confirm',
        'card-detail',
        'card-list',
        'card-range',
        'confirm-order',
        'coupon-create',
        'coupon-list',
        'coupons',
        'coupon-self-list',
        'custom-button-list',
        'entrance-registration-detail',
        'registration-list',
        'send-rule',
        'invoice',
        'invoice-detail',
        'profile',
        'nickname-edit',
        'offer-tickets',
        'account-safe',
        'confirm-unregistered',
        'orders',
        'order-detail',
        'product-detail',
        'express',
        'about-order',
        'pay-success',
        'pay-success-new',
        'pay-loading',
        'preload-ticket',
        'ticket-detail',
        'ticket-detail-new',
        'real-name',
        'real-name-single',
        'real-idCard',
        'ticket-bind-audience',
        'send-mine-ticket',
        'bind-ticket',
        'bind-invitation-ticket',
        'ticket-code',
        'ticket-error',
        'ticket-stub-list',
        'ticket-stub-print',
        'work-permit-records',
        'work-permit-success',
        'audience',
        'audience-modification',
        'address',
        'address-modification',
        'account-bind',
        'change-password',
        'favorite-show',
        'history-coupon',
        'history-ticket',
        'privilege',
        'refund-orders',
        'refund-order-tickets',
        'refund-rule-order',
        'refund-rule-privilege',
        'reserve-order',
        'reserve-record',
        'open-show-detail',
        'open-show-form',
        'open-show-list',
        'rebook-ticket',
        'certificates',
        'certificates-detail',
        'middle-verify',
        'my-rights',
        'rights-list',
        'member-agreement',
        'member-confirm',
        'member-pay-success',
        'goods-cart-confirm',
        'goods-confirm',
        'growth-value',
        'growth-value-rule',
        'points',
        'points-rule',
        'self-point',
        'point-record',
        'site-ticket',
        'student-verify',
        'cart-list',
        'parking-payment',
        'parking-detail',
        'parking-record',
      ].sort(),
    )
  })
})

describe('the app configuration from the route table', () => {
  const { pages, subPackages, preloadRule, tabBarList } = appPages()

  it('starts with home and puts packages into subpackages', () => {
    expect(pages[0]).toBe('pages/home/home')
    expect(subPackages.map(({ root }) => root).sort()).toEqual([
      'packages/card',
      'packages/combo',
      'packages/invoice',
      'packages/open-show',
      'packages/order',
      'packages/parking',
      'packages/reserve',
      'packages/shop',
      'packages/show',
      'packages/ticket',
      'packages/topic',
      'packages/transfer',
      'packages/user/account',
      'packages/user/address',
      'packages/user/attendee',
      'packages/user/coupon',
      'packages/user/identity',
      'packages/user/login',
      'packages/user/member',
      'packages/user/notice',
      'packages/user/points',
      'packages/user/work-permit',
    ])
    expect(subPackages.find(({ root }) => root === 'packages/order')?.pages).toContain('orders/orders')
    expect(pages.every((page) => page.startsWith('pages/'))).toBe(true)
  })

  it('preloads existing packages when a tab opens', () => {
    expect(preloadRule['pages/list/list']?.packages).toEqual(['packages/show'])
    expect(preloadRule['pages/mine/mine']?.packages).toEqual(['packages/user/login', 'packages/order'])
    expect(preloadRule['pages/shop/shop']?.packages).toEqual(['packages/shop'])
    const without = appPages((page) => !page.startsWith('packages/shop'))
    expect(without.preloadRule['pages/shop/shop']).toBeUndefined()
  })

  it('omits pages that are not built', () => {
    const some = appPages((page) => page === 'pages/home/home')
    expect(some).toEqual({
      pages: ['pages/home/home'],
      subPackages: [],
      tabBarList: tabBarList.slice(0, 1),
      preloadRule: {},
    })
  })

  it('writes web addresses in the form of the H5 router', () => {
    expect(webRoutes['/packages/show/show-detail/show-detail']).toEqual(['/content/:showId'])
    expect(webRoutes['/pages/home/home']).toEqual(['/'])
  })

  it('derives a page configuration from the flags', () => {
    expect(pageConfig('show-detail')).toEqual({
      navigationStyle: 'custom',
      enableShareAppMessage: true,
      enableShareTimeline: true,
    })
    expect(pageConfig('share-ticket')).toEqual({ navigationStyle: 'custom', enableShareAppMessage: true })
    expect(pageConfig('orders')).toEqual({ navigationStyle: 'custom', enablePullDownRefresh: true })
    expect(pageConfig('ticket-holder')).toEqual({ navigationStyle: 'custom', disableScroll: true })
    expect(pageConfig('web-view')).toEqual({ navigationStyle: 'default' })
  })

  it('derives a page configuration with Alipay’s names', async () => {
    jest.resetModules()
    jest.doMock('@/platform/host/target', () => ({ target: 'alipay' }))
    const { pageConfig: alipay } = await import('@/router/table/page-config')
    expect(alipay('show-detail')).toMatchObject({ gestureBack: 'NO', enableShareAppMessage: true })
    expect(alipay('orders')).toEqual({ pullRefresh: true, allowsBounceVertical: 'YES' })
    expect(alipay('ticket-holder')).toEqual({ gestureBack: 'NO', allowsBounceVertical: 'NO' })
    expect(alipay('web-view')).toEqual({ transparentTitle: 'none', titlePenetrate: 'NO' })
  })

  it('gives the tabs the names of the shell’s tab bar', () => {
    expect(tabBarList.map(({ text }) => text)).toEqual(['首页', '全部', '商城', '票夹', '我的'])
  })
})
