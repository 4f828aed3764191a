import { enterText, eraseKey, keysAt, type PlateDraft, provincesFrom, typeKey } from '@/domain/plate/edit'

const typed = (...keys: string[]): PlateDraft =>
  keys.reduce((draft, key) => typeKey(draft, key, 'MAINLAND'), { text: '', at: 0 })

describe('the input of a plate', () => {
  it('accepts only possible characters', () => {
    expect(typed('1', '沪', '沪', 'A', 'D', '1')).toEqual({ text: '沪AD1', at: 4 })
    expect(keysAt(typed('沪'), 'MAINLAND').has('1')).toBe(false)
  })

  it('replaces the character at a position', () => {
    expect(typeKey({ text: '沪A12345', at: 1 }, 'B', 'MAINLAND')).toEqual({ text: '沪B12345', at: 2 })
  })

  it('drops later characters that no longer fit', () => {
    expect(typeKey({ text: '沪AD10086', at: 7 }, 'B', 'MAINLAND')).toEqual({ text: '沪AD10086', at: 7 })
    expect(typeKey({ text: '沪AD10086', at: 2 }, '使', 'MAINLAND').text).toBe('沪AD10086')
    expect(typeKey({ text: '沪A1234学', at: 5 }, '9', 'MAINLAND').text).toBe('沪A1239学')
  })

  it('erases the character before the position, but nothing at the start', () => {
    expect(eraseKey({ text: '沪A123', at: 3 }, 'MAINLAND')).toEqual({ text: '沪A23', at: 2 })
    expect(eraseKey({ text: '沪A123', at: 0 }, 'MAINLAND')).toEqual({ text: '沪A123', at: 0 })
  })

  it('keeps the possible beginning of a pasted text', () => {
    expect(enterText('沪a·d10086 谢谢', 'MAINLAND')).toEqual({ text: '沪AD10086', at: 8 })
  })

  it('lists the province of the city first', () => {
    expect(provincesFrom('4403').slice(0, 2)).toBe('粤京')
    expect(provincesFrom('8201').startsWith('京')).toBe(true)
    expect(provincesFrom('4403')).toHaveLength(31)
  })
})
