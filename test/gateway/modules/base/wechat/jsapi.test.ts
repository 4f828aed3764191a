import { jsapiSignature } from '../../../../../scripts/gateway/modules/base/wechat/signature-service'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

const ask = (url: string) => test.ask(`pub/v1/wechat/jsapi_authorization?${new URLSearchParams({ url }).toString()}`)

it('creates the signature from the example in WeChat’s documentation', () => {
  const signing = {
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: ['Wm3', 'WZY', 'TPz', '0wz', 'ccn', 'W'].join(''),
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  }
  expect(jsapiSignature(signing)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

it('signs a page of the storefront, with a new nonce each time', async () => {
  const { body } = await ask('/content/S1001?channelId=A')
  expect(body.data).toEqual({
    appId: expect.stringMatching(/^wx[0-9a-f]{16}$/),
    timestamp: Math.floor(test.gateway.context.clock.now() / 1000),
    nonceStr: expect.stringMatching(/^[0-9a-f]{16}$/),
    signature: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
  expect((await ask('/content/S1001?channelId=A')).body.data.nonceStr).not.toBe(body.data.nonceStr)
})

it.each(['https://evil.example/content/S1001', '//evil.example', 'javascript:alert(1)', ''])(
  'does not sign a page outside of the storefront: %j',
  async (url) => {
    expect((await ask(url)).body.data ?? null).toBeNull()
  },
)
