import { agreementParts } from '@/domain/payment/agreement'
import { chooseOption, needsSheet } from '@/domain/payment/options'

const option = (paymentProduct: string, isCheck = false) => ({ paymentProduct, isCheck })
const options = [option('BANK'), option('WEIXIN_MINI'), option('ALIPAY_WAP')]

describe('the preselected payment method', () => {
  it.each([
    ['the method that is already checked', [...options, option('HK', true)], 'HK'],
    ['the method of the platform', options, 'WEIXIN_MINI'],
    ['the last used method', [option('BANK'), option('ALIPAY_WAP')], 'ALIPAY_WAP'],
    ['the first method', [option('BANK'), option('UNION')], 'BANK'],
  ])('is %s', (_, list, product) => {
    const known = { platformProduct: 'WEIXIN_MINI', lastProduct: 'ALIPAY_WAP' }
    expect(chooseOption(list, known)?.paymentProduct).toBe(product)
  })

  it('is empty if there are no methods', () => {
    expect(chooseOption([], { platformProduct: '', lastProduct: null })).toBeNull()
  })
})

describe('the need for a payment sheet', () => {
  it.each<[string, string[], boolean]>([
    ['needed for several methods', ['WEIXIN_MINI', 'BANK'], true],
    ['needed for a single method other than the current one', ['BANK'], true],
    ['not needed for the current method only', ['WEIXIN_MINI'], false],
    ['not needed if there are no methods', [], false],
  ])('depends on the available methods: %s', (_, products, needed) => {
    expect(
      needsSheet(
        products.map((product) => option(product)),
        'WEIXIN_MINI',
      ),
    ).toBe(needed)
  })
})

describe('the parts of an agreement text', () => {
  const placeHolders = [
    { name: 'service', title: '《服务协议》', url: '/agreement?id=1', id: '1' },
    { name: 'privacy', title: '《隐私政策》', url: 'https://p.example', id: '2' },
  ]
  const partsOf = (template: string) =>
    agreementParts({ template, placeHolders }).map((part) => (part.isTitle ? `[${part.policyName}]` : part.policyName))

  it.each([
    ['同意{0}和{1}。', ['同意', '[《服务协议》]', '和', '[《隐私政策》]', '。']],
    ['{privacy}', ['[《隐私政策》]']],
    ['同意{9}{unknown}', ['同意']],
    ['没有协议', ['没有协议']],
    ['', []],
  ])('are split from “%s”', (template, parts) => {
    expect(partsOf(template)).toEqual(parts)
  })

  it('include for each title its target', () => {
    expect(agreementParts({ template: '{0}', placeHolders })).toEqual([
      { policyName: '《服务协议》', isTitle: true, id: '1', url: '/agreement?id=1' },
    ])
  })
})
