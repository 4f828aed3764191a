import { makeAutoObservable } from 'mobx'
import { firstLanguage, knownLanguages, type Language, LANGUAGES, toAddressLanguage } from '@/domain/languages'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { addressFacts } from '@/router/address-facts'
import { persisted } from './persisted'

const THEME_CHOICES = ['follow', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type Theme = 'light' | 'dark'

export interface PreferencesDeps {
  storage: HostStorage
  /** Language tags of the device or browser, best first. */
  systemLanguages: readonly string[]
  /** Theme of the host; null if the host reports no theme. */
  systemTheme: Theme | null
}

/** Language and theme of the storefront, with the user's choices. */
export class PreferencesStore {
  /** The user's own choice; null without one. */
  languageChoice: Language | null = null
  /**
   * Theme of the device, updated when the host reports a change. Null if the host reports none; the device's theme is
   * then not offered.
   */
  systemTheme: Theme | null
  private storedTheme: ThemeChoice = 'follow'
  private addressLanguage: Language | null = null
  private addressTheme: Theme | null = null
  private offered: readonly Language[] = []

  constructor(private readonly deps: PreferencesDeps) {
    this.systemTheme = deps.systemTheme
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    persisted(
      deps.storage,
      keys.preferences,
      ({ language, theme }) => {
        this.languageChoice = language || null
        this.storedTheme = theme === 'system' ? 'follow' : theme
      },
      () => ({
        language: this.languageChoice ?? ('' as const),
        theme: this.storedTheme === 'follow' ? ('system' as const) : this.storedTheme,
      }),
    )
  }

  /**
   * The current language. Precedence: the address, the user's choice, the device's first language that the shop
   * supports, the shop's first language.
   */
  get language(): Language {
    return this.addressLanguage ?? this.languageChoice ?? firstLanguage(this.deps.systemLanguages, this.offered)
  }

  /** The current theme. The address overrides the stored choice (shell §2). */
  get theme(): Theme {
    if (this.addressTheme) return this.addressTheme
    return this.storedTheme === 'follow' ? (this.systemTheme ?? 'light') : this.storedTheme
  }

  /**
   * The selected option for the theme. Without a choice, it is the device's theme, or light if the host reports none.
   */
  get themeChoice(): ThemeChoice {
    return this.storedTheme === 'follow' && !this.systemTheme ? 'light' : this.storedTheme
  }

  /** Options for the theme. "As on the device" is available only if the host reports its theme. */
  get themeChoices(): readonly ThemeChoice[] {
    return this.systemTheme ? THEME_CHOICES : ['light', 'dark']
  }

  /** Language and theme from the address, which are added to the following addresses. */
  get inAddress(): Record<string, string> {
    return {
      ...(this.addressLanguage && { lang: toAddressLanguage(this.addressLanguage) }),
      ...(this.addressTheme && { theme: this.addressTheme }),
    }
  }

  /** Available languages in the merchant's order. All languages if the merchant lists none that the storefront has. */
  get languages(): readonly Language[] {
    return this.offered.length > 0 ? this.offered : LANGUAGES
  }

  /** Stores the user's language, which overrides the language in the address. */
  chooseLanguage(language: Language): void {
    this.languageChoice = language
    this.addressLanguage = null
  }

  chooseTheme(choice: ThemeChoice): void {
    this.storedTheme = choice
    this.addressTheme = null
  }

  /**
   * Applies language and theme from an address. Without a parameter, the value is unchanged. Also stores the language
   * (domain §2).
   */
  applyQuery(query: Readonly<Record<string, string>>): void {
    const { language, theme } = addressFacts(query)
    this.addressLanguage = language ?? this.addressLanguage
    this.languageChoice = language ?? this.languageChoice
    this.addressTheme = theme ?? this.addressTheme
  }

  setSystemTheme(theme: Theme): void {
    this.systemTheme = theme
  }

  /** Sets the languages of the merchant's configuration (`supportLanguages`), in order of preference. */
  setOffered(tags: readonly string[]): void {
    this.offered = knownLanguages(tags)
  }
}
