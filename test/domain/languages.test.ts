import { firstLanguage, knownLanguage, LANGUAGES, toAddressLanguage } from '@/domain/languages'

describe('the choice of a language (decision 32)', () => {
  it.each([
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh_CN', 'zh-CN'],
    ['zh-MO', 'zh-MO'],
    ['zh-HK', 'zh-MO'],
    ['zh_TW', 'zh-MO'],
    ['zh-Hant', 'zh-MO'],
    ['zh-Hant-TW', 'zh-MO'],
    ['zh_TW_#Hant', 'zh-MO'],
    ['en', 'en-US'],
    ['en-US', 'en-US'],
    ['EN-gb', 'en-US'],
    [' en_AU ', 'en-US'],
    ['en-GB-oed', 'en-US'],
    ['en-IE', 'en-US'],
    ['en_GB.UTF-8', 'en-US'],
    ['zh-Hant-HK', 'zh-MO'],
    ['ZH_HK', 'zh-MO'],
    ['zh-Hans-MO', 'zh-CN'],
    ['fr', null],
    ['eng', null],
    ['zhx', null],
    ['constructor', null],
    ['', null],
    [undefined, null],
  ])('reads the language tag %p as %s', (tag, language) => {
    expect(knownLanguage(tag)).toBe(language)
  })

  it.each([
    [['en-GB', 'zh-CN'], 'en-US'],
    [['zh-HK', 'zh', 'en'], 'zh-MO'],
    [['zh-TW'], 'zh-MO'],
    [['fr-FR', 'en'], 'en-US'],
    [['ja', 'pt-PT', 'zh-MO'], 'zh-MO'],
    [['fr', 'de'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('chooses the first supported language of the list %j: %s', (tags, language) => {
    expect(firstLanguage(tags)).toBe(language)
  })

  it('are restored from the short form that addresses use', () => {
    expect(LANGUAGES.map(toAddressLanguage)).toEqual(['zh', 'zh-MO', 'en'])
    for (const language of LANGUAGES) expect(knownLanguage(toAddressLanguage(language))).toBe(language)
  })
})
