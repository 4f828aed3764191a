import { groupsOf, isMeant, popularOf } from '@/domain/city/city-index'

const city = (cityName: string, pinyin: string, showCount = 1, initial = pinyin.charAt(0)) => ({
  cityName,
  initial,
  pinyin,
  showCount,
})

const MACAO = city('澳门', 'ao men', 6)
const CITIES = [
  city('上海', 'shang hai', 9),
  MACAO,
  city('杭州', 'hang zhou'),
  city('苏州', 'su zhou'),
  city('重庆', 'chong qing', 0),
  city('成都', 'cheng du', 0),
  city('深圳', 'shen zhen', 2),
  city('香港', 'xiang gang'),
]

describe('an index of cities', () => {
  it('groups cities alphabetically by letter, and sorts each group in the merchant’s order', () => {
    const groups = groupsOf(CITIES).map(({ letter, cities }) => [letter, ...cities.map(({ cityName }) => cityName)])
    expect(groups).toEqual([
      ['A', '澳门'],
      ['C', '重庆', '成都'],
      ['H', '杭州'],
      ['S', '上海', '苏州', '深圳'],
      ['X', '香港'],
    ])
  })

  it('puts a city that has no letter at the end', () => {
    const odd = { ...city('某地', ''), initial: '某' }
    expect(groupsOf([odd, ...CITIES]).at(-1)).toEqual({ letter: '#', cities: [odd] })
  })

  it('has no letter groups if there are few cities or no initials', () => {
    expect(groupsOf(CITIES.slice(0, 7))).toEqual([{ letter: '', cities: CITIES.slice(0, 7) }])
    const unlettered = CITIES.map((each) => ({ ...each, initial: '' }))
    expect(groupsOf(unlettered)).toEqual([{ letter: '', cities: unlettered }])
    expect(groupsOf([])).toEqual([])
  })
})

describe('a search for cities', () => {
  it.each(['', ' ', '澳', '澳门', 'Ao Men', 'ao men', 'am', 'aom', "ao'm"])('matches Macao by %j', (query) => {
    expect(isMeant(MACAO, query)).toBe(true)
  })

  it.each(['门澳', 'men', 'ma', 'ax'])('does not match Macao by %j', (query) => {
    expect(isMeant(MACAO, query)).toBe(false)
  })

  it('matches a city by the beginning of each syllable', () => {
    expect(isMeant(city('西安', 'xi an'), 'xa')).toBe(true)
    expect(isMeant(city('上海', 'shang hai'), 'shh')).toBe(true)
    expect(isMeant(city('Hong Kong', 'xiang gang'), 'hong k')).toBe(true)
    expect(isMeant(city('Hong Kong', 'xiang gang'), 'xg')).toBe(true)
  })

  it('is fast for any typed text', () => {
    expect(isMeant(city('x', 'aa '.repeat(400)), `${'a'.repeat(400)}b`)).toBe(false)
  })
})

describe('the popular cities', () => {
  it('are the cities with the most shows, and exclude cities with no shows', () => {
    expect(popularOf(CITIES).map(({ cityName }) => cityName)).toEqual(['上海', '澳门', '深圳', '杭州'])
    expect(popularOf(CITIES.map((each) => ({ ...each, showCount: 0 })))).toEqual([])
  })

  it('are empty for a short list', () => {
    expect(popularOf(CITIES.slice(1))).toEqual([])
  })
})
