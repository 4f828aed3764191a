import fc from 'fast-check'
import { wrapText } from '@/components/poster/wrap-text'

/** Returns the width of a text: 2 for each Chinese character, 1 for any other. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (/[\u2E80-\uFFEF]/.test(char) ? 2 : 1), 0)
const wrap = (text: string, width: number, most = 2) => wrapText(text, width, most, widthOf)

describe('the wrapped lines of a text', () => {
  it('break between Latin words', () => {
    expect(wrap('Tidal Radio: After Midnight', 14)).toEqual(['Tidal Radio:', 'After Midnight'])
  })
  it('never break dates and times', () => {
    expect(wrap('2026.12.18 - 2026.12.19', 14)).toEqual(['2026.12.18 -', '2026.12.19'])
  })
  it('break between Chinese characters, but never start with a closing mark', () => {
    expect(wrap('潮汐电台零点以后', 10)).toEqual(['潮汐电台零', '点以后'])
    expect(wrap('潮汐电台零，点以后', 10)).toEqual(['潮汐电台', '零，点以后'])
    expect(wrap('《潮汐》巡演', 6, 3)).toEqual(['《潮', '汐》巡', '演'])
  })
  it('end in an ellipsis if the text needs too many lines', () => {
    expect(wrap('潮汐电台零点以后巡回演唱会', 8)).toEqual(['潮汐电台', '零点以…'])
    expect(wrap('one two three four five', 9)).toEqual(['one two', 'three fo…'])
  })
  it('break a word that is longer than a line', () => {
    expect(wrap('Llanfairpwllgwyngyll', 8, 3)).toEqual(['Llanfair', 'pwllgwyn', 'gyll'])
  })
  it('do not exist for an empty text', () => {
    expect(wrap('  ', 8)).toEqual([])
  })
  it('stay within the limits, and lose only spaces unless the text is shortened', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 4, max: 30 }), (text, width) => {
        const lines = wrap(text, width, 3)
        expect(lines.length).toBeLessThanOrEqual(3)
        for (const line of lines) {
          // Closing punctuation stays on the line of the preceding character, so it may exceed the width by one
          // character.
          const chars = Array.from(line.replace(/…$/, ''))
          if (chars.length > 1) expect(widthOf(line)).toBeLessThanOrEqual(width)
        }
        if (!lines.some((line) => line.endsWith('…')))
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})
