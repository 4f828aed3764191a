import * as v from 'valibot'
import { showTitle } from '@/api/wire'

describe('the name of a show', () => {
  it('joins a dot to the word before it', () => {
    expect(v.parse(showTitle(), '浦江明珠 vs 西湖飞燕 · 城际篮球联赛')).toBe('浦江明珠 vs 西湖飞燕\u00a0· 城际篮球联赛')
  })

  it('is empty without a text', () => {
    expect(v.parse(showTitle(), null)).toBe('')
  })
})
