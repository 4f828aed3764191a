import { digest } from '@/lib/digest'

describe('digest', () => {
  it('is the same for the same text and another for another', () => {
    expect(digest('a purchase')).toBe(digest('a purchase'))
    const texts = Array.from({ length: 2000 }, (_, index) => `content ${index}`)
    expect(new Set(texts.map(digest)).size).toBe(2000)
  })

  it('is 14 hexadecimal digits and reveals nothing of the text', () => {
    expect(digest('')).toMatch(/^[\da-f]{14}$/)
    expect(digest('13800000001')).toMatch(/^[\da-f]{14}$/)
  })
})
