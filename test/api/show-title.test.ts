import * as v from 'valibot'
import { showTitle } from '@/api/wire'

describe('the name of a show', () => {
  it('joins a separator dot to the preceding word with a non-breaking space', () => {
    expect(v.parse(showTitle(), '浦江明珠 vs 西湖飞燕 · 城际篮球联赛')).toBe('浦江明珠 vs 西湖飞燕\u00a0· 城际篮球联赛')
  })

  it('is empty if the gateway sends no name', () => {
    expect(v.parse(showTitle(), null)).toBe('')
  })
})
