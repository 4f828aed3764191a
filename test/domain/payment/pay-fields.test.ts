import { type PayChoices, type Payer, payFields, type PayHost } from '@/domain/payment/pay-fields'

const payer = (host: PayHost, more: Partial<Payer> = {}): Payer => ({
  host,
  openId: 'open',
  channelUserId: '',
  osType: 'IOS',
  ...more,
})
const choices = (paymentProduct: string, more: Partial<PayChoices> = {}): PayChoices => ({
  paymentProduct,
  returnUrl: 'https://foyer.example/back',
  cancelUrl: 'https://foyer.example/cancel',
  ...more,
})
const HOSTS = ['web', 'weapp', 'alipay', 'bank', 'chat-page'] as const
const RETURNS = { returnUrl: 'https://foyer.example/back', cancelUrl: 'https://foyer.example/cancel' }
const NONE = { returnUrl: '' }
const OS = { osType: 'IOS' }
const OPEN = { openId: 'open' }
const BANK_USER = { thirdPartyUserId: 'open', thirdPartyOpenId: 'open' }

describe('the fields of a payment by host (decision 98)', () => {
  it.each([
    ['web', 'OWN', { ...OS, ...RETURNS }],
    ['weapp', 'OWN', { ...OS, ...OPEN, ...NONE }],
    ['alipay', 'OWN', { ...OS, ...OPEN, ...NONE }],
    ['bank', 'OWN', { ...OS, ...BANK_USER, ...NONE }],
    ['chat-page', 'OWN', { ...OS, ...OPEN, ...NONE }],
    ['web', 'UNION_QUICK', { ...OS, ...RETURNS }],
    ['weapp', 'BANK_H5_REDIRECT', { ...OS, ...OPEN, ...RETURNS }],
    ['alipay', 'BANK_H5_REDIRECT', { ...OS, ...OPEN, ...RETURNS }],
    ['bank', 'BANK_H5_REDIRECT', { ...OS, ...BANK_USER, ...RETURNS }],
    ['chat-page', 'ALIPAY_WAP', { ...OS, ...OPEN, ...RETURNS }],
  ] as const)('are complete on %s for %s', (host, product, fields) => {
    expect(payFields(payer(host), choices(product))).toEqual(fields)
  })

  it.each(HOSTS)('contain the actual return address of callback products on %s', (host) => {
    for (const product of ['INSTALMENT', 'WEIXIN_HK_H5'])
      expect(payFields(payer(host), choices(product))).toMatchObject({ actualReturnUrl: RETURNS.returnUrl })
    expect(payFields(payer(host), choices('ALIPAY_WAP'))).not.toHaveProperty('actualReturnUrl')
  })

  it.each(HOSTS)('contain periods, bank code and verification code on %s', (host) => {
    expect(payFields(payer(host), choices('INSTALMENT', { periods: 6 })).extra).toEqual({ periods: '6' })
    expect(payFields(payer(host), choices('BANK_H5_REDIRECT', { bankCode: 'CMB' })).extra).toEqual({ bankCode: 'CMB' })
    expect(payFields(payer(host), choices('PARTNER_WALLET', { verificationCode: '123456' }))).toMatchObject({
      verificationCode: '123456',
    })
    expect(payFields(payer(host), choices('ALIPAY_WAP', { periods: 6 }))).not.toHaveProperty('extra')
  })

  it.each(['web', 'weapp', 'alipay', 'chat-page'] as const)('name the account of the channel on %s', (host) => {
    expect(payFields(payer(host, { channelUserId: 'channel' }), choices('OWN'))).toMatchObject({
      thirdPartyUserId: 'channel',
      thirdPartyOpenId: 'open',
    })
  })
})
