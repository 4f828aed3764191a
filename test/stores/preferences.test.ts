import { PreferencesStore } from '@/stores/preferences'
import { memoryStorage } from '../support/memory-storage'

const setUp = (
  facts: { systemLanguages?: string[]; systemTheme?: 'light' | 'dark' | null; stored?: Map<string, string> } = {},
) =>
  new PreferencesStore({
    storage: memoryStorage(facts.stored),
    systemLanguages: facts.systemLanguages ?? ['zh-CN'],
    systemTheme: facts.systemTheme === undefined ? 'light' : facts.systemTheme,
  })

describe('the language of the storefront', () => {
  it('is the device’s language if the shop supports that language', () => {
    const preferences = setUp({ systemLanguages: ['en-US'] })
    expect(preferences.language).toBe('en-US')
    preferences.setOffered(['zh-CN', 'zh-MO'])
    expect(preferences.language).toBe('zh-CN')
    preferences.setOffered(['zh-MO', 'en-US'])
    expect(preferences.language).toBe('en-US')
  })

  it('is the device’s second language if the shop lacks the first', () => {
    const preferences = setUp({ systemLanguages: ['en-GB', 'zh-HK'] })
    expect(preferences.language).toBe('en-US')
    preferences.setOffered(['zh-CN', 'zh-MO'])
    expect(preferences.language).toBe('zh-MO')
  })

  it('is the shop’s first language, or else zh-CN, if no device language is supported', () => {
    const preferences = setUp({ systemLanguages: ['fr-FR'] })
    expect(preferences.language).toBe('zh-CN')
    preferences.setOffered(['zh-MO'])
    expect(preferences.language).toBe('zh-MO')
  })

  it('comes from the address, or else from the buyer’s choice, or else from the device', () => {
    const stored = new Map<string, string>()
    const preferences = setUp({ stored })
    preferences.chooseLanguage('zh-MO')
    expect(setUp({ stored }).language).toBe('zh-MO')
    preferences.applyQuery({ lang: 'en' })
    expect(preferences.language).toBe('en-US')
    expect(preferences.inAddress).toEqual({ lang: 'en' })
    expect(setUp({ stored }).language).toBe('en-US')
    preferences.applyQuery({ lang: 'xx' })
    expect(setUp({ stored }).language).toBe('en-US')
  })

  it('is offered from the merchant’s list, or from all languages if there is no list', () => {
    const preferences = setUp()
    expect(preferences.languages).toEqual(['zh-CN', 'zh-MO', 'en-US'])
    preferences.setOffered(['en', 'zh-MO', 'fr', 'en-US'])
    expect(preferences.languages).toEqual(['en-US', 'zh-MO'])
    preferences.setOffered(['fr'])
    expect(preferences.languages).toHaveLength(3)
  })

  it('is the buyer’s choice if made after the address was opened', () => {
    const preferences = setUp()
    preferences.applyQuery({ lang: 'en', theme: 'dark' })
    preferences.chooseLanguage('zh-CN')
    preferences.chooseTheme('light')
    expect([preferences.language, preferences.theme, preferences.inAddress]).toEqual(['zh-CN', 'light', {}])
  })
})

describe('the theme of the storefront', () => {
  it('follows the device by default', () => {
    const preferences = setUp({ systemTheme: 'dark' })
    expect(preferences.theme).toBe('dark')
    preferences.setSystemTheme('light')
    expect(preferences.theme).toBe('light')
    preferences.chooseTheme('dark')
    preferences.setSystemTheme('light')
    expect(preferences.theme).toBe('dark')
  })

  it('remains after a restart', () => {
    const stored = new Map<string, string>()
    setUp({ stored }).chooseTheme('dark')
    expect(setUp({ stored }).themeChoice).toBe('dark')
    setUp({ stored }).chooseTheme('follow')
    expect(setUp({ stored }).themeChoice).toBe('follow')
  })

  it('offers the device’s theme only if the host reports it', () => {
    expect(setUp({ systemTheme: 'dark' }).themeChoices).toEqual(['follow', 'light', 'dark'])
    const preferences = setUp({ systemTheme: null })
    expect([preferences.theme, preferences.themeChoice, preferences.themeChoices]).toEqual([
      'light',
      'light',
      ['light', 'dark'],
    ])
  })

  it('is the theme in the address rather than the buyer’s choice, unless invalid', () => {
    const preferences = setUp()
    preferences.chooseTheme('light')
    preferences.applyQuery({ theme: 'pink' })
    expect(preferences.theme).toBe('light')
    preferences.applyQuery({ theme: 'dark' })
    expect(preferences.theme).toBe('dark')
    expect(preferences.themeChoice).toBe('light')
  })
})
