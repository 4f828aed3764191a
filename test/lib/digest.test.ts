import { digest } from '@/lib/digest'

describe('the function digest', () => {
  it('is equal for equal texts and different for others', () => {
    expect(digest('a purchase')).toBe(digest('a purchase'))
    const texts = Array.from({ length: 2000 }, (_, index) => `content ${index}`)
    expect(new Set(texts.map(digest)).size).toBe(2000)
  })

  it('returns 14 hexadecimal digits that do not reveal the text', () => {
    expect(digest('')).toMatch(/^[\da-f]{14}$/)
    expect(digest('13800000001')).toMatch(/^[\da-f]{14}$/)
  })
})
