import { bankAuthorization, wechatAuthorization } from '@/domain/login/authorize-address'

const given = {
  authorizeUrl: '',
  clientId: 'wx 1',
  redirectUri: 'https://tickets.example/wxauth?lang=en&channelId=A',
  state: 's1',
  gateway: '',
}

describe('the address of WeChat’s silent authorization', () => {
  it('is WeChat’s page with sorted parameters and scope snsapi_base', () => {
    expect(wechatAuthorization(given)).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx%201&redirect_uri=https%3A%2F%2Ftickets.example%2Fwxauth%3Flang%3Den%26channelId%3DA&response_type=code&scope=snsapi_base&state=s1#wechat_redirect',
    )
  })

  it('is a gateway path in the sandbox', () => {
    const played = { ...given, authorizeUrl: '/sandbox/wechat/authorize' }
    expect(wechatAuthorization(played)).toMatch(/^\/sandbox\/wechat\/authorize\?appid=/)
    expect(wechatAuthorization({ ...played, gateway: 'https://api.example' })).toMatch(
      /^https:\/\/api\.example\/sandbox\/wechat\/authorize\?/,
    )
  })
})

describe('the address of a bank’s authorization', () => {
  it('preserves the query of the bank’s page', () => {
    expect(bankAuthorization({ ...given, authorizeUrl: 'https://bank.example/auth?app=1' })).toBe(
      `https://bank.example/auth?app=1&client_id=wx%201&redirect_uri=${encodeURIComponent(given.redirectUri)}&response_type=code&state=s1`,
    )
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://bank.example/auth',
    '//bank.example',
    '/\\bank.example',
    'bank.example',
    'https://a@bank.example/',
  ])('is null for the invalid page “%s”', (authorizeUrl) =>
    expect(bankAuthorization({ ...given, authorizeUrl })).toBeNull(),
  )
})
