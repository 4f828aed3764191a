import { discountTenths, percentOff } from '@/domain/show/discount'
import { crossName, crossSession, cutText } from '@/domain/show/names'
import { saleLabel } from '@/domain/show/sale-label'
import { isGroupShow } from '@/domain/show/show-id'
import { isMarketingTag, shownTags } from '@/domain/show/tags'

it('recognizes a show group by a capital “SG” in the id (decision 16)', () => {
  expect(['SG1', 'abSG1'].every(isGroupShow)).toBe(true)
  expect(['sg1', 'Sg1', 'S G'].some(isGroupShow)).toBe(false)
})

it.each([
  [0.85, '8.5', 15],
  [0.9, '9', 10],
  [0.888, '8.9', 11],
  [0.07, '0.7', 93],
  [0.999, null, null],
  [1, null, null],
  [0, null, null],
  [null, null, null],
])('converts the discount ratio %p to %p tenths of the price, or %p percent off', (ratio, tenths, percent) => {
  expect(discountTenths(ratio)).toBe(tenths)
  expect(percentOff(ratio)).toBe(percent)
})

describe('the names of an order that contains several shows or sessions', () => {
  it('are shortened to ten characters, 24 Latin characters, or twenty for sessions', () => {
    expect(crossName('一二三四五六七八九十一', true)).toEqual({ name: '一二三四五六七八九十…', several: true })
    expect(crossName('一二三四五六七八九十', true)).toEqual({ name: '一二三四五六七八九十', several: true })
    expect(crossName('Long Sorrow, Short Song', true).name).toBe('Long Sorrow, Short Song')
    expect(crossName('A'.repeat(25), true).name).toBe(`${'A'.repeat(24)}…`)
    expect(crossSession('x'.repeat(21), true).name).toBe(`${'x'.repeat(20)}…`)
  })

  it('are not shortened for a single show', () => {
    expect(crossName('一二三四五六七八九十一', false)).toEqual({ name: '一二三四五六七八九十一', several: false })
  })

  it('are never shortened inside a character', () => {
    expect(cutText('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…')
  })
})

it('shows each tag once, with marketing tags first', () => {
  const tags = [
    { type: 'TAG', title: '早鸟' },
    { type: 'MARKETING_TAG_COUPON', title: '券' },
    { type: 'TAG', title: '早鸟' },
    { type: 'TAG', title: '' },
  ]
  expect(shownTags(tags).map((tag) => tag.title)).toEqual(['券', '早鸟'])
  expect(shownTags(tags, 1).every(isMarketingTag)).toBe(true)
})

describe('the sale-time label', () => {
  // Friday 20 November 2026, 10:00 at +08:00
  const now = Date.UTC(2026, 10, 20, 2)
  const utcOffset = 480

  it('contains weekday and time within this week', () => {
    expect(saleLabel({ saleTime: Date.UTC(2026, 10, 22, 12), utcOffset }, now)).toEqual({
      kind: 'thisWeek',
      weekday: 0,
      time: '20:00',
    })
  })

  it.each([
    ['today', Date.UTC(2026, 10, 20, 15, 59)],
    ['tomorrow', Date.UTC(2026, 10, 20, 16)],
  ])('is of kind “near” for %s', (_, saleTime) => {
    expect(saleLabel({ saleTime, utcOffset }, now)).toEqual({ kind: 'near', at: saleTime })
  })

  it('is of kind “later” from next Monday on', () => {
    const monday = Date.UTC(2026, 10, 22, 16)
    expect(saleLabel({ saleTime: monday, utcOffset }, now)).toEqual({ kind: 'later', at: monday })
  })

  it('is empty if the sale is open, unknown, or sold out', () => {
    expect(saleLabel({ saleTime: now, utcOffset }, now)).toBeNull()
    expect(saleLabel({ saleTime: null, utcOffset }, now)).toBeNull()
    expect(saleLabel({ saleTime: now + 1, soldOut: true, utcOffset }, now)).toBeNull()
  })
})
