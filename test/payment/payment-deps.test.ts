import { paymentDeps } from '@/payment/payment-deps'
import type { HostName } from '@/platform/host/contract'
import { PaymentSlot } from '@/payment/slot'
import { platform } from '@/platform/platform'
import { fakeServices } from '../support/services'

describe('the product that a host pays with by itself', () => {
  test.each<[HostName, string]>([
    ['weapp', 'WEIXIN_MINI'],
    ['alipay', 'ALIPAY_MINI'],
    ['bank', 'BANK_MINI'],
    ['wechat-web', 'WEIXIN_H5'],
    ['bank-web', 'BANK_H5'],
    ['mobile-web', ''],
    ['desktop-web', ''],
  ])('%s: %s', (name, ownProduct) => {
    const host = { ...platform.host, name, terminalSrc: 'SRC', isWeb: name.endsWith('-web') }
    const { stores, clock, client, logIn } = fakeServices()
    logIn({ openId: 'open-1' })
    expect(
      paymentDeps({ client, clock, stores, platform: { host }, paymentSlot: new PaymentSlot() }).paymentContext(),
    ).toMatchObject({
      ownProduct,
      platform: 'SRC',
      src: name.endsWith('-web') ? 'WEB' : 'MINI',
      openId: 'open-1',
    })
  })
})
