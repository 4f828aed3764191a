import { returnPageIn } from '@/domain/payment/return-address'
import { richAddress } from '@/domain/rich-text/allowed'
import { framedPage, outsidePage } from '@/platform/web-origin/framed-page'
import { REDIRECT_VECTORS } from './redirect-vectors'
import { setUp } from './set-up'

jest.mock('@/platform/web-origin/own-origins', () => ({ ownOrigins: () => ['https://tickets.example'] }))

const OWN = 'https://tickets.example'
const LISTED = ['partner.example']

/** Returns the address that a browser would open from a page of the storefront; null if it would open nothing. */
const resolved = (address: string): URL | null => {
  try {
    return new URL(address, `${OWN}/`)
  } catch {
    return null
  }
}

/** Returns true if the call opens a screen of the storefront which does not contain a page of another origin. */
const staysInside = (call: string): boolean => {
  const url = resolved(call.replace(/^\w+ /, ''))
  const link = url?.searchParams.get('link') ?? null
  return url?.origin === OWN && (link === null || framedPage(link, LISTED) === null)
}

/** Creates a router for a buyer who declines every page of another origin. */
const refusing = (isWeb: boolean, loggedIn = true) => {
  const stage = setUp([isWeb ? '/' : '/pages/home/home'], { isWeb, loggedIn })
  stage.deps.confirmForeign.mockResolvedValue(false)
  return stage
}

test('covers at least 80 different malicious addresses', () => {
  expect(new Set(REDIRECT_VECTORS).size).toBe(REDIRECT_VECTORS.length)
  expect(REDIRECT_VECTORS.length).toBeGreaterThanOrEqual(80)
})

describe.each(REDIRECT_VECTORS)('the address %j', (vector) => {
  test.each([true, false])('is not opened from a banner or a tab (web: %s)', async (isWeb) => {
    const { navigate, host } = refusing(isWeb)
    await navigate.openAddress(vector)
    expect(host.calls.filter((call) => !staysInside(call))).toEqual([])
  })

  test.each([true, false])('is not opened from a scanned address or a short code (web: %s)', async (isWeb) => {
    const { navigate, host, deps } = refusing(isWeb)
    await navigate.openScanned(vector)
    deps.resolveCode.mockResolvedValue({ kind: 'found', page: vector, params: {} })
    await navigate.openScanned('S1001POSTER')
    expect(host.calls.filter((call) => !staysInside(call))).toEqual([])
    expect(deps.confirmForeign).not.toHaveBeenCalled()
  })

  test('is not opened after a login', async () => {
    const { navigate, host, account, clock } = refusing(true, false)
    navigate.enterLogin({ next: vector })
    account.loggedIn = true
    void navigate.afterLogin()
    await clock.advanceAsync(500)
    expect(host.calls.filter((call) => !staysInside(call))).toEqual([])
  })

  test('is not opened by a link in a new tab', () => {
    const href = setUp(['/']).navigate.hrefOf(vector)
    expect(href === undefined || staysInside(`push ${href}`)).toBe(true)
  })

  test('is not opened as the page of the web view', () => {
    const page = framedPage(vector, LISTED)
    expect(page === null || resolved(page.address)?.origin === OWN).toBe(true)
  })

  test('is not the page of a cashier’s return address', () => {
    const page = returnPageIn(`${OWN}/pay-loading?pageName=${vector}`) ?? returnPageIn(vector)
    expect(page === null || /^[a-z][a-z0-9-]*$/i.test(page)).toBe(true)
  })

  test('is not opened from a rich text, unless it is an https page', () => {
    const address = richAddress(vector)
    const url = address === '' ? null : resolved(address)
    expect(address === '' || (url?.protocol === 'https:' && url.username === '')).toBe(true)
  })

  test('is opened only on the host that the buyer confirmed', async () => {
    const { navigate, host, deps } = setUp(['/'])
    await navigate.openAddress(vector)
    const left = host.calls.filter((call) => call.startsWith('leave '))
    const hosts = left.map((call) => resolved(call.slice('leave '.length)))
    expect(hosts.map((url) => [url?.protocol, url?.host])).toEqual(
      deps.confirmForeign.mock.calls.map(([name]) => ['https:', new URL(`https://${name}`).host]),
    )
  })
})

describe('a foreign https page', () => {
  test('opens a partner’s page at once', async () => {
    const { navigate, host, deps } = setUp(['/'])
    await navigate.openAddress('https://partner.example/a')
    expect(host.calls).toEqual(['leave https://partner.example/a?source=foyer&isH5=1'])
    expect(deps.confirmForeign).not.toHaveBeenCalled()
  })

  test('requires a confirmation that names its host, unless it belongs to a partner', async () => {
    const { navigate, host, deps } = setUp(['/'])
    deps.confirmForeign.mockResolvedValueOnce(false)
    expect(await navigate.openAddress('https://News.Example/a')).toBe(true)
    expect(host.calls).toEqual([])
    await navigate.openAddress('https://News.Example/a')
    expect(deps.confirmForeign.mock.calls).toEqual([['news.example'], ['news.example']])
    expect(host.calls).toEqual(['leave https://News.Example/a?source=foyer&isH5=1'])
  })

  test('is rejected with a message if it uses plain http', async () => {
    const { navigate, host, deps } = setUp(['/'])
    await navigate.openAddress('http://partner.example/')
    expect(deps.onNavigationError).toHaveBeenCalledWith({ reason: 'unsafe', address: 'http://partner.example/' })
    expect([host.calls, deps.confirmForeign.mock.calls]).toEqual([[], []])
  })

  test('is opened only if it belongs to the storefront, is listed, or is confirmed', async () => {
    const { navigate, deps } = refusing(true)
    expect(await navigate.mayLeave('https://tickets.example/chat')).toBe(true)
    expect(await navigate.mayLeave('https://partner.example/chat')).toBe(true)
    expect(await navigate.mayLeave('https://chat.example/')).toBe(false)
    expect(deps.onNavigationError).not.toHaveBeenCalled()
    expect(outsidePage('https://chat.example/', LISTED)).toMatchObject({ host: 'chat.example', listed: false })
  })
})
