import type { ShowCard } from '@/api/show-card'
import { showCardFacts } from '@/components/show/show-card/show-card-facts'
import { fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import { aShowCard } from '../../support/data/show-card'
import { NOW } from '../../support/fake-clock'

const DAY = 86_400_000

const show = aShowCard('s1', {
  showName: 'Night Flight',
  displayShowTime: '2026.12.05 - 2026.12.07',
  venueName: 'Arena',
  cityName: 'Macao',
  minOriginalPriceInfo: fen(38000),
  maxOriginalPriceInfo: fen(168000),
})
const facts = (more: Partial<ShowCard> = {}, hiding = { hidden: false, text: '' }) =>
  showCardFacts({ ...show, ...more }, texts.translator(), NOW, hiding)

describe('the facts of a show card', () => {
  beforeAll(() => texts.setLanguage('en-US'))

  test('include date, venue and lowest price, but no label for an ordinary sale', () => {
    expect(facts()).toMatchObject({
      when: '2026.12.05 - 2026.12.07',
      location: 'Macao\u00A0· Arena',
      price: { kind: 'amount', amount: 38000, from: true },
      state: '',
      unavailable: false,
    })
  })

  test('name the sale start by time, “tomorrow”, weekday or date', () => {
    const opening = (saleTime: number) => facts({ showStatus: 'PRE_SALE', saleTime }).state
    expect(opening(NOW + DAY / 24)).toBe('On sale 11:00')
    expect(opening(NOW + DAY)).toBe('On sale tomorrow at 10:00')
    expect(opening(NOW + 2 * DAY)).toBe('On sale Sun 10:00')
    expect(facts({ showStatus: 'PRE_SALE', saleTime: NOW + 9 * DAY }).state).toContain('On sale')
  })

  test.each([
    ['zh-CN', '周日 10:00 开售'],
    ['zh-MO', '星期日 10:00 開售'],
  ] as const)('name the weekday of the sale start in %s', async (language, expected) => {
    await texts.setLanguage(language)
    expect(facts({ showStatus: 'PRE_SALE', saleTime: NOW + 2 * DAY }).state).toBe(expected)
    await texts.setLanguage('en-US')
  })

  test('show “sold out” instead of a future sale time', () => {
    const sold = facts({ showStatus: 'PRE_SALE', saleTime: NOW + DAY, soldOut: true })
    expect(sold).toMatchObject({ state: 'Sold out', unavailable: true, ended: false })
  })

  test('use the storefront’s label for a known tag that has no title', () => {
    const tags = ['EARLY_BIRD', 'PACKAGE', 'DISCOUNT', 'UNHEARD_OF'].map((type) => ({ type, title: '' }))
    expect(facts({ showTags: tags }).tags.map(({ title }) => title)).toEqual(['Early bird', 'Package', 'Discount'])
    expect(facts({ showTags: [{ type: 'PACKAGE', title: 'For two' }] }).tags).toMatchObject([{ title: 'For two' }])
  })

  test('mark an ended or cancelled show', () => {
    expect(facts({ showStatus: 'CANCELED' })).toMatchObject({ ended: true, unavailable: true })
    expect(facts({ showStatus: 'COMPLETED' }).ended).toBe(true)
  })

  test('hide the price if the merchant does', () => {
    expect(facts({}, { hidden: true, text: 'Members only' }).price).toEqual({ kind: 'replaced', text: 'Members only' })
  })

  test('include a placeholder text for unknown dates and venues', () => {
    const open = facts({ displayShowTime: '', venueName: '', cityName: '' })
    expect([open.when, open.location].every((line) => line !== '')).toBe(true)
  })

  test('format a discount in the style of the language', async () => {
    expect(facts({ discount: 0.85 }).offers).toEqual(['15% off'])
    await texts.setLanguage('zh-CN')
    expect(facts({ discount: 0.85 }).offers).toEqual(['8.5 折'])
  })

  test('show offers before tags, with at most three labels in total', async () => {
    await texts.setLanguage('en-US')
    const showTags = ['Early bird', 'Package', 'Family'].map((title) => ({ type: title, title }))
    const { offers, tags } = facts({ showTags, supportPromotion: true, seatPlanDisplayAdvance: 'Members first' })
    expect([offers, tags.map(({ title }) => title)]).toEqual([['Offer', 'Members first'], ['Early bird']])
    expect(facts({ showTags }).tags).toHaveLength(3)
  })

  test('include the merchant’s long status text, or else the short text', () => {
    const delayed = facts({ showStatus: 'DELAY', showStatusDisplayLong: 'Postponed, new date to come' })
    expect([delayed.state, delayed.longState]).toEqual(['Postponed', 'Postponed, new date to come'])
    expect(facts({ showStatus: 'DELAY' }).longState).toBe('Postponed')
  })
})
