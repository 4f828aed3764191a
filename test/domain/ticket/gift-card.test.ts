import { GIFT_CARDS, giftCardPicture } from '@/domain/ticket/gift-card'

const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))

it.each(GIFT_CARDS)('draws the gift card %s as valid SVG that contains no text', (card) => {
  const svg = svgOf(giftCardPicture(card))
  const parsed = new (
    jest.requireActual('jsdom') as { JSDOM: new (text: string, options: object) => { window: Window } }
  ).JSDOM(svg, { contentType: 'image/svg+xml' }).window.document
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 320 180')
  expect(parsed.querySelectorAll('path, ellipse, circle').length).toBeGreaterThan(5)
  expect(svg).not.toMatch(/<text|NaN|undefined/)
})

it('draws each gift card differently, and draws the first card for an unknown id', () => {
  expect(new Set(GIFT_CARDS.map(giftCardPicture)).size).toBe(GIFT_CARDS.length)
  expect(giftCardPicture('unknown')).toBe(giftCardPicture(GIFT_CARDS[0]))
})
