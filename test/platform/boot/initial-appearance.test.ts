import { initialAppearance } from '@/platform/boot/initial-appearance'

const stored = (language: string, theme: string) => JSON.stringify({ v: 1, t: 0, d: { language, theme } })

describe('language and theme of the first paint', () => {
  it.each([
    [
      '?lang=en&theme=dark',
      stored('zh-MO', 'light'),
      'the address overrides the stored choice',
      { language: 'en-US', theme: 'dark' },
    ],
    ['', stored('zh-MO', 'light'), 'the stored choice overrides the device', { language: 'zh-MO', theme: 'light' }],
    ['', stored('', 'system'), 'the device decides if nothing was chosen', { language: 'en-US', theme: 'dark' }],
    ['?lang=xx&theme=pink', null, 'the device decides if the address is invalid', { language: 'en-US', theme: 'dark' }],
    ['', '{garbled', 'the device decides if the storage is corrupt', { language: 'en-US', theme: 'dark' }],
  ])('are read from the query “%s” and the stored text %s: %s', (search, preferences, _rule, expected) => {
    expect(initialAppearance(search, preferences, ['en-US'], true)).toEqual(expected)
  })

  it.each([
    [['zh-MO', 'en'], 'en-US'],
    [['zh-MO'], 'zh-MO'],
    [['fr'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('use a language that the app supports if the merchant offers %j', (merchant, language) => {
    expect(initialAppearance('', null, ['zh-CN', 'en'], false, merchant).language).toBe(language)
  })

  it('use the first of the device’s languages that the app supports', () => {
    expect(initialAppearance('', null, ['fr-FR', 'zh-TW', 'en'], false)).toEqual({ language: 'zh-MO', theme: 'light' })
  })
})
