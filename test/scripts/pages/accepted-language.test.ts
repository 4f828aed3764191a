import { acceptedLanguage } from '../../../scripts/pages/accepted-language'

describe('the header Accept-Language', () => {
  it.each([
    ['en-GB', 'en-US'],
    ['zh-HK,zh;q=0.9', 'zh-MO'],
    ['zh-Hant-TW', 'zh-MO'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'en-US'],
    ['en;q=0.1, zh-TW;q=0.9', 'zh-MO'],
    ['en;q=0.5,zh-CN', 'zh-CN'],
    ['zh-CN;q=0.8,en;q=0.8', 'zh-CN'],
    ['en;q=0,zh-MO;q=0.1', 'zh-MO'],
    ['en; Q=0.3 , zh-SG ; q=0.4', 'zh-CN'],
    ['en;level=1,zh-HK;q=0.1', 'zh-MO'],
    ['*', 'zh-CN'],
    ['ja,*;q=0.5', 'zh-CN'],
    [',,;q=1', 'zh-CN'],
    ['', 'zh-CN'],
    [undefined, 'zh-CN'],
  ])('maps the header %j to the language %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})
