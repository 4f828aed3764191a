import { isMacao, isOfMacao } from '@/domain/city/macao'

describe('a site of Macao', () => {
  it.each([
    ['82', true],
    ['820000', true],
    ['81', false],
    ['8201', false],
    ['31', false],
    ['', false],
  ])('is recognized by the province %p: %p', (provinceId, found) => {
    expect(isMacao({ provinceId })).toBe(found)
  })
})

it('treats only zh-MO as a language of Macao', () => {
  expect((['zh-CN', 'zh-MO', 'en-US'] as const).filter(isOfMacao)).toEqual(['zh-MO'])
})
