import { knownLanguage, LANGUAGES, readLanguage, toAddressLanguage } from '@/locales/languages'

describe('languages (decision 32)', () => {
  it.each([
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh_CN', 'zh-CN'],
    ['zh-MO', 'zh-MO'],
    ['zh-Hant', 'zh-MO'],
    ['en', 'en-US'],
    ['en-US', 'en-US'],
    ['EN-us', 'en-US'],
    ['fr', 'zh-CN'],
    ['constructor', 'zh-CN'],
    ['', 'zh-CN'],
    [undefined, 'zh-CN'],
  ])('%p reads as %s', (tag, language) => {
    expect(readLanguage(tag)).toBe(language)
  })

  it('parse from their address form', () => {
    expect(LANGUAGES.map(toAddressLanguage)).toEqual(['zh', 'zh-MO', 'en'])
    for (const language of LANGUAGES) expect(knownLanguage(toAddressLanguage(language))).toBe(language)
  })

  it('separates supported languages from others', () => {
    expect(knownLanguage('fr')).toBeNull()
  })
})
