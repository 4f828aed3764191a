import type { Coupon } from '@/api/coupon'
import { conditionText, endText, kindText, stockText, usedText, validText } from '@/components/coupon/coupon-text'
import { couponTexts } from '@/locales/namespaces/coupon'
import { texts } from '@/locales/texts'

const t = texts.translator(couponTexts)
const NOW = Date.parse('2026-11-28T12:00:00+08:00')
const at = (time: string): number => Date.parse(`${time}+08:00`)

const rules = {
  ...{ couponType: 'CASH', limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT', limitation: 0 },
  ...{ amount: 2_000, discount: 0, useCouponRuleDesc: '全部演出可用' },
} as Coupon

beforeAll(() => texts.setLanguage('zh-CN'))

describe('the condition of a coupon', () => {
  it.each([
    [{}, '无门槛\u00A0· 全部演出可用'],
    [{ limitationType: 'AMOUNT', limitation: 10_000 }, '满 ¥100 可用\u00A0· 全部演出可用'],
    [{ limitationType: 'QUANTITY', limitation: 2, useCouponRuleDesc: '' }, '满 2 件可用'],
    [{ couponType: 'FULL_DISCOUNT', discount: 0.85 }, '无门槛\u00A0· 最高抵扣 ¥20\u00A0· 全部演出可用'],
    [{ couponType: 'DISCOUNT', discount: 0.9, amount: null }, '无门槛\u00A0· 全部演出可用'],
    [{ couponType: 'EXCHANGE', amount: null }, '全部演出可用'],
    [{ couponType: 'OUTER', amount: null }, ''],
  ])('describes the rules %o as %s', (more, text) => {
    expect(conditionText({ ...rules, ...more } as Coupon, t)).toBe(text)
  })

  it.each([
    ['EXCHANGE', '兑换券'],
    ['OUTER', '合作券'],
    ['CASH', undefined],
  ])('maps the coupon type %s to the name %s', (couponType, text) => expect(kindText({ couponType }, t)).toBe(text))
})

describe('the validity of a coupon', () => {
  it.each([
    [null, at('2026-12-01T00:00:00'), '11月30日 到期'],
    [at('2026-11-01T00:00:00'), at('2026-12-01T10:00:00'), '12月1日 到期'],
    [at('2026-12-01T00:00:00'), at('2027-01-01T00:00:00'), '12月1日 起可用'],
    [null, at('2026-11-28T20:00:00'), '今天 20:00 到期'],
    [at('2026-11-29T10:00:00'), null, '明天 10:00 起可用'],
    [null, null, ''],
  ])('describes the period from %p to %p as %s', (startTime, expireTime, text) => {
    expect(validText({ startTime, expireTime }, NOW, t)).toBe(text)
  })

  it.each([
    [at('2026-12-01T00:00:00'), '11月30日 23:59'],
    [at('2026-12-01T10:00:00'), '12月1日 10:00'],
    [at('2026-11-28T20:00:00'), '今天 20:00'],
    [null, null],
  ])('formats the end time %p as %s', (expireTime, text) =>
    expect(endText({ startTime: null, expireTime }, NOW, t)).toBe(text),
  )
})

it('shows the time at which a coupon was used', () => {
  expect(usedText({ usedTime: at('2026-11-27T20:00:00') }, NOW, t)).toBe('11月27日 20:00 使用')
  expect(usedText({ usedTime: null }, NOW, t)).toBe('')
})

it.each([
  [null, ''],
  [0, ''],
  [7, '剩 7 张'],
])('describes a coupon stock of %p as %p', (stock, text) => expect(stockText({ stock }, t)).toBe(text))
