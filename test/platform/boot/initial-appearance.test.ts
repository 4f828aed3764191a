import { initialAppearance } from '@/platform/boot/initial-appearance'

const stored = (language: string, theme: string) => JSON.stringify({ v: 1, t: 0, d: { language, theme } })

describe('language and theme of the first paint', () => {
  it.each([
    [
      '?lang=en&theme=dark',
      stored('zh-MO', 'light'),
      'the address before the choice',
      { language: 'en-US', theme: 'dark' },
    ],
    ['', stored('zh-MO', 'light'), 'the choice before the device', { language: 'zh-MO', theme: 'light' }],
    ['', stored('', 'system'), 'the device where nothing was chosen', { language: 'en-US', theme: 'dark' }],
    ['?lang=xx&theme=pink', null, 'the device where the address makes no sense', { language: 'en-US', theme: 'dark' }],
    ['', '{garbled', 'the device where the storage is garbled', { language: 'en-US', theme: 'dark' }],
  ])('are read from “%s” and the storage %s: %s', (search, preferences, _rule, expected) => {
    expect(initialAppearance(search, preferences, ['en-US'], true)).toEqual(expected)
  })

  it.each([
    [['zh-MO', 'en'], 'en-US'],
    [['zh-MO'], 'zh-MO'],
    [['fr'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('uses a supported language of a merchant that offers %j', (merchant, language) => {
    expect(initialAppearance('', null, ['zh-CN', 'en'], false, merchant).language).toBe(language)
  })

  it('uses the first of the device’s languages that the app supports', () => {
    expect(initialAppearance('', null, ['fr-FR', 'zh-TW', 'en'], false)).toEqual({ language: 'zh-MO', theme: 'light' })
  })
})
