import { readSettings } from '../../../scripts/gateway/core/settings'

describe('the gateway’s settings', () => {
  it('are empty if no environment variables are set', () => {
    const unset = { trustedProxies: [], storefrontOrigins: [], toolsOnNetwork: false, loginClients: {}, walletKeys: {} }
    expect(readSettings({})).toEqual(unset)
  })

  it('are parsed from comma-separated lists and one origin', () => {
    const env = {
      PUBLIC_ORIGIN: 'https://tickets.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,',
      STOREFRONT_ORIGINS: 'https://shop.example,http://localhost:10086',
      TOOLS_ON_NETWORK: '1',
      GOOGLE_CLIENT_ID: 'g.apps.example',
    }
    expect(readSettings(env)).toEqual({
      publicOrigin: 'https://tickets.example',
      trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
      storefrontOrigins: ['https://shop.example', 'http://localhost:10086'],
      toolsOnNetwork: true,
      loginClients: { GOOGLE: 'g.apps.example' },
      walletKeys: {},
    })
  })

  it.each(['tickets.example', 'https://tickets.example/shop', 'ftp://tickets.example', '*', 'https://a@b.example'])(
    'reject the invalid origin “%s”',
    (text) => {
      expect(() => readSettings({ PUBLIC_ORIGIN: text })).toThrow('Invalid PUBLIC_ORIGIN')
      expect(() => readSettings({ STOREFRONT_ORIGINS: text })).toThrow('Invalid STOREFRONT_ORIGINS')
    },
  )
})
