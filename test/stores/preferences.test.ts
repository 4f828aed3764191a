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

describe('takes the language from the address, then the choice, then device or shop', () => {
  it('follows the device when the shop supports its language', () => {
    const preferences = setUp({ systemLanguages: ['en-US'] })
    expect(preferences.language).toBe('en-US')
    preferences.setOffered(['zh-CN', 'zh-MO'])
    expect(preferences.language).toBe('zh-CN')
    preferences.setOffered(['zh-MO', 'en-US'])
    expect(preferences.language).toBe('en-US')
  })

  it('takes the device’s next language when the shop lacks the first', () => {
    const preferences = setUp({ systemLanguages: ['en-GB', 'zh-HK'] })
    expect(preferences.language).toBe('en-US')
    preferences.setOffered(['zh-CN', 'zh-MO'])
    expect(preferences.language).toBe('zh-MO')
  })

  it('uses the shop’s first for an unsupported device language, or zh-CN', () => {
    const preferences = setUp({ systemLanguages: ['fr-FR'] })
    expect(preferences.language).toBe('zh-CN')
    preferences.setOffered(['zh-MO'])
    expect(preferences.language).toBe('zh-MO')
  })

  it('a choice overrides the device, the address overrides the choice, and both are stored', () => {
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

  it('offers the merchant’s languages in its order, or all', () => {
    const preferences = setUp()
    expect(preferences.languages).toEqual(['zh-CN', 'zh-MO', 'en-US'])
    preferences.setOffered(['en', 'zh-MO', 'fr', 'en-US'])
    expect(preferences.languages).toEqual(['en-US', 'zh-MO'])
    preferences.setOffered(['fr'])
    expect(preferences.languages).toHaveLength(3)
  })

  it('a manual choice overrides the address', () => {
    const preferences = setUp()
    preferences.applyQuery({ lang: 'en', theme: 'dark' })
    preferences.chooseLanguage('zh-CN')
    preferences.chooseTheme('light')
    expect([preferences.language, preferences.theme, preferences.inAddress]).toEqual(['zh-CN', 'light', {}])
  })
})

describe('theme', () => {
  it('follows the device by default', () => {
    const preferences = setUp({ systemTheme: 'dark' })
    expect(preferences.theme).toBe('dark')
    preferences.setSystemTheme('light')
    expect(preferences.theme).toBe('light')
    preferences.chooseTheme('dark')
    preferences.setSystemTheme('light')
    expect(preferences.theme).toBe('dark')
  })

  it('survives a restart', () => {
    const stored = new Map<string, string>()
    setUp({ stored }).chooseTheme('dark')
    expect(setUp({ stored }).themeChoice).toBe('dark')
    setUp({ stored }).chooseTheme('follow')
    expect(setUp({ stored }).themeChoice).toBe('follow')
  })

  it('offers to follow the device only where the host reports its theme', () => {
    expect(setUp({ systemTheme: 'dark' }).themeChoices).toEqual(['follow', 'light', 'dark'])
    const preferences = setUp({ systemTheme: null })
    expect([preferences.theme, preferences.themeChoice, preferences.themeChoices]).toEqual([
      'light',
      'light',
      ['light', 'dark'],
    ])
  })

  it('uses the address before the choice, and ignores invalid values', () => {
    const preferences = setUp()
    preferences.chooseTheme('light')
    preferences.applyQuery({ theme: 'pink' })
    expect(preferences.theme).toBe('light')
    preferences.applyQuery({ theme: 'dark' })
    expect(preferences.theme).toBe('dark')
    expect(preferences.themeChoice).toBe('light')
  })
})
