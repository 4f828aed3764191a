import { Price } from '@/components/ui/price/price'
import { fen } from '@/domain/money'
import type { ShownPrice } from '@/domain/price'
import { texts } from '@/locales/texts'
import { mount } from '../../support/screen'

const painted = async (price: ShownPrice) => {
  const screen = await mount(Price, { price })
  const text = screen.text()
  screen.unmount()
  return text
}

const from = { kind: 'amount', amount: fen(38000), from: true } as const

describe('Price', () => {
  beforeEach(() => texts.setLanguage('zh-CN'))

  test('hides cents of 00 and shows all other cents', async () => {
    expect(await painted({ kind: 'amount', amount: fen(38000), from: false })).toBe('¥380')
    expect(await painted({ kind: 'amount', amount: fen(8850), from: false })).toBe('¥88.50')
    expect(await painted({ kind: 'amount', amount: fen(5), from: false })).toBe('¥0.05')
  })

  test('separates thousands by the rule of the language', async () => {
    const price = { kind: 'amount', amount: fen(196_080), from: false } as const
    expect(await painted(price)).toBe('¥1960.80')
    await texts.setLanguage('en-US')
    expect(await painted(price)).toBe('¥1,960.80')
    await texts.setLanguage('zh-MO')
    expect(await painted(price)).toBe('¥1,960.80')
  })

  test('shows “from” before or after the amount, as the language requires', async () => {
    expect(await painted(from)).toBe('¥380起')
    await texts.setLanguage('en-US')
    expect(await painted(from)).toBe('from¥380')
  })

  test('shows a text for a price without an amount, and nothing for a hidden price', async () => {
    expect(await painted({ kind: 'undetermined' })).toBe('价格待定')
    expect(await painted({ kind: 'free' })).toBe('免费')
    expect(await painted({ kind: 'replaced', text: '会员可见' })).toBe('会员可见')
    expect(await painted({ kind: 'hidden' })).toBe('')
  })
})
