import { setUp } from './set-up'

const DETAIL = 'packages/show/show-detail/show-detail'

describe('the opening of a scanned code', () => {
  it('opens an address of the storefront and applies its channel', async () => {
    const { host, deps, navigate } = setUp(['/'])
    expect(await navigate.openScanned('https://tickets.example/content/S1?channelId=c9')).toBe('opened')
    expect(host.calls).toEqual(['push /content/S1'])
    expect(deps.applyQuery).toHaveBeenCalledWith({ channelId: 'c9' })
    expect(deps.resolveCode).not.toHaveBeenCalled()
  })

  it('resolves a short code, and opens its target', async () => {
    const { host, deps, navigate } = setUp(['/pages/home/home'], { isWeb: false })
    deps.resolveCode.mockResolvedValue({ kind: 'found', page: DETAIL, params: { showId: 'S1', channelId: 'c9' } })
    expect(await navigate.openScanned('https://tickets.example/s/S1001POSTER')).toBe('opened')
    expect(deps.resolveCode).toHaveBeenCalledWith('S1001POSTER')
    expect(host.calls).toEqual([`push /${DETAIL}?showId=S1`])
    expect(deps.applyQuery).toHaveBeenCalledWith({ showId: 'S1', channelId: 'c9' })
  })

  it.each(['https://evil.example/content/S1', 'javascript:alert(1)', '你好', ''])(
    'opens nothing for %j, sends no request and shows no message',
    async (text) => {
      const { host, deps, navigate } = setUp(['/'])
      expect(await navigate.openScanned(text)).toBe('not-ours')
      expect(host.calls).toEqual([])
      expect(deps.resolveCode).not.toHaveBeenCalled()
      expect(deps.onNavigationError).not.toHaveBeenCalled()
    },
  )

  it('distinguishes an unknown code from a failed request', async () => {
    const { deps, navigate } = setUp(['/'])
    expect(await navigate.openScanned('UNKNOWN')).toBe('unknown')
    deps.resolveCode.mockResolvedValue({ kind: 'failed' })
    expect(await navigate.openScanned('UNKNOWN')).toBe('failed')
  })

  it('never follows a code to a foreign page', async () => {
    const { host, deps, navigate } = setUp(['/'])
    deps.resolveCode.mockResolvedValue({ kind: 'found', page: 'https://evil.example/', params: {} })
    expect(await navigate.openScanned('S1001POSTER')).toBe('unknown')
    expect(host.calls).toEqual([])
  })

  it('never shows a foreign page, even as the target of a storefront address', async () => {
    const evil = encodeURIComponent('https://evil.example/login')
    const { host, deps, navigate } = setUp(['/'])
    expect(await navigate.openScanned(`https://tickets.example/web-view?link=${evil}&title=x`)).toBe('not-ours')
    expect(await navigate.openScanned(`pages/web-view/web-view?url=${evil}`)).toBe('not-ours')
    deps.resolveCode.mockResolvedValue({
      kind: 'found',
      page: 'pages/web-view/web-view',
      params: { link: 'https://evil.example/' },
    })
    expect(await navigate.openScanned('S1001POSTER')).toBe('unknown')
    expect(host.calls).toEqual([])
    const partner = encodeURIComponent('https://partner.example/')
    expect(await navigate.openScanned(`https://tickets.example/web-view?link=${partner}`)).toBe('opened')
  })

  it('opens the login first when the screen requires one', async () => {
    const { host, navigate } = setUp(['/'], { loggedIn: false })
    expect(await navigate.openScanned('/order')).toBe('opened')
    expect(host.calls).toEqual(['push /login?next=%2Forder'])
  })
})
