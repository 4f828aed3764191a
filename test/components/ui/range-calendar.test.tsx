import { useState } from 'react'
import { RangeCalendar, type RangeCalendarProps } from '@/components/ui/range-calendar/range-calendar'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

let range: RangeCalendarProps['value'] = null

function Calendar() {
  const [value, setValue] = useState<RangeCalendarProps['value']>(null)
  range = value
  return <RangeCalendar value={value} onChange={setValue} first="2026-11-20" last="2027-01-31" />
}

describe('the calendar', () => {
  let mounted: Mounted
  beforeEach(async () => {
    await texts.setLanguage('en-US')
    mounted = await mount(Calendar, {})
  })
  afterEach(() => mounted.unmount())

  it('opens in the first month, and disables days before the first day', () => {
    expect(mounted.text()).toContain('November 2026')
    expect(mounted.button('Nov 19')).toHaveProperty('disabled', true)
    expect(mounted.button('Nov 20')).toHaveProperty('disabled', false)
  })

  it('selects a day by one tap and a range by two, in either order', async () => {
    await mounted.tap(mounted.button('Nov 25'))
    expect(range).toEqual({ from: '2026-11-25', to: '2026-11-25' })
    await mounted.tap(mounted.button('Nov 22'))
    expect(range).toEqual({ from: '2026-11-22', to: '2026-11-25' })
    expect(mounted.all('[aria-pressed="true"]')).toHaveLength(4)
  })

  it('changes the month within the limits, even during a range selection', async () => {
    await mounted.tap(mounted.button('Nov 30'))
    expect(mounted.button('Previous month')).toHaveProperty('disabled', true)
    await mounted.tap(mounted.button('Next month'))
    await mounted.tap(mounted.button('Dec 2'))
    expect(range).toEqual({ from: '2026-11-30', to: '2026-12-02' })
    await mounted.tap(mounted.button('Next month'))
    expect(mounted.button('Next month')).toHaveProperty('disabled', true)
  })

  it('has one tab stop in each month', async () => {
    const stops = () => mounted.all('[tabindex="0"]').map((day) => day.textContent)
    expect(stops()).toEqual(['Nov 20'])
    await mounted.tap(mounted.button('Next month'))
    expect(stops()).toEqual(['Dec 1'])
  })
})

describe('a calendar with show counts and prices', () => {
  const figures = () =>
    new Map([
      ['2026-11-11', { count: 1, price: '¥180', priceText: texts.translator()('price.fromAmount', { amount: '180' }) }],
      ['2026-11-25', { count: 12, price: '', priceText: '' }],
    ])
  const months: string[] = []
  const open = () =>
    mount(RangeCalendar, {
      value: null,
      onChange: () => undefined,
      first: '2026-11-10',
      last: '2027-01-31',
      figures: figures(),
      onMonth: (month: string) => months.push(month),
    })

  it.each([
    ['en-US', ['Nov 11', '1 show', 'from ¥180'].join(''), '1 show'],
    ['zh-CN', '11月11日1 场¥180 起', '1 场'],
    ['zh-MO', '11月11日1 場¥180 起', '1 場'],
  ] as const)('labels each day in %s by date, count and price only', async (language, priced, count) => {
    await texts.setLanguage(language)
    const mounted = await open()
    const day = mounted.all('button').find(({ textContent }) => textContent === priced)
    expect(day?.hasAttribute('aria-label')).toBe(false)
    const hidden = [...(day?.querySelectorAll('.hidden') ?? [])].map(({ textContent }) => textContent)
    const seen = [...(day?.children ?? [])].map((part) =>
      hidden.reduce((text, word) => text.replace(word ?? '', ''), part.textContent ?? ''),
    )
    expect(seen).toEqual(['11', count, '¥180'])
    await mounted.unmount()
  })

  it('opens in the current month, and reports each month that is displayed', async () => {
    await texts.setLanguage('en-US')
    const mounted = await open()
    await mounted.tap(mounted.button('Next month'))
    expect(months.slice(-2)).toEqual(['2026-11', '2026-12'])
    await mounted.unmount()
  })
})
