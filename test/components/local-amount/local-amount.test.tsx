import { LocalAmount } from '@/components/local-amount/local-amount'
import { fen } from '@/domain/money'
import type { ShownPrice } from '@/domain/price'
import type { Language } from '@/domain/languages'
import { texts } from '@/locales/texts'
import { aShopConfig } from '../../support/data/shop'
import { aSite } from '../../support/data/site'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const price = { kind: 'amount', amount: fen(38_000), from: false } as const
const exchangeRates = [{ currency: 'MOP', rate: '1.1236' }]

const painted = async (language: Language, shown: ShownPrice, { macao = false, rates = exchangeRates } = {}) => {
  await texts.setLanguage(language)
  const { services, stores } = fakeServices({ language, config: aShopConfig({ exchangeRates: rates }) })
  if (macao) await stores.city.chooseSite(aSite('BL8201', { provinceId: '82' }))
  const screen = await mount(withServices(LocalAmount, services), { price: shown })
  const text = screen.text()
  screen.unmount()
  return text
}

describe('an approximate price in Macao’s currency', () => {
  it.each<[string, Language, object, string]>([
    ['in Macao’s language', 'zh-MO', {}, '約 MOP 426.97'],
    ['in English at Macao’s site', 'en-US', { macao: true }, 'about MOP 426.97'],
    ['in simplified Chinese at Macao’s site', 'zh-CN', { macao: true }, '约 MOP 426.97'],
    ['not at other sites', 'en-US', {}, ''],
    ['not if the exchange rate is missing', 'zh-MO', { rates: [] }, ''],
  ])('is shown beside the prices to which it applies: %s', async (_, language, visitor, text) => {
    expect(await painted(language, price, visitor)).toBe(text)
  })

  it('marks a minimum price as “from”', async () => {
    expect(await painted('zh-MO', { ...price, from: true })).toBe('約 MOP 426.97 起')
  })

  it.each<ShownPrice>([
    { kind: 'hidden' },
    { kind: 'replaced', text: '價格以現場為準' },
    { kind: 'undetermined' },
    { kind: 'free' },
    { kind: 'amount', amount: fen(0), from: false },
  ])('is not shown beside the price %j', async (shown) => {
    expect(await painted('zh-MO', shown)).toBe('')
  })
})
