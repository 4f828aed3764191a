import { paymentDeps } from '@/payment/with-payment'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import { PaymentSlot } from '@/payment/slot'
import { fakeServices } from '../support/services'

describe('the payment product of a host', () => {
  const web = (userAgent: string, search = '') => webHost({ userAgent, search })

  test.each([
    [miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN'), 'WEIXIN_MINI'],
    [miniHost('alipay', 'ALIPAY_MINI', 'ALIPAY'), 'ALIPAY_MINI'],
    [miniHost('bank', 'BANK_MINI', 'OTHER'), 'BANK_MINI'],
    [web('MicroMessenger Mobile'), 'WEIXIN_H5'],
    [web('MPBank Mobile'), 'BANK_H5'],
    [web('Mobile', 'source=ios'), ''],
    [web('Mobile'), ''],
    [web('Desktop'), ''],
  ])('depends on the host %p: %s', (host, ownProduct) => {
    const { stores, clock, client, logIn, services } = fakeServices()
    const { navigate, dialogs, platform } = services
    logIn({ openId: 'open-1' })
    expect(
      paymentDeps({
        ...{ client, clock, stores, navigate, dialogs, paymentSlot: new PaymentSlot() },
        platform: { ...platform, host },
      }).paymentContext(),
    ).toMatchObject({
      ownProduct,
      platform: host.terminalSrc,
      src: host.isWeb ? 'WEB' : 'MINI',
      payer: { openId: 'open-1' },
    })
  })
})
