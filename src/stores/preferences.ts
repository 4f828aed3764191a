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
  /** Theme of the host; null if the host does not report it. */
  systemTheme: Theme | null
}

/** Language and theme of the storefront, with the user's choices. */
export class PreferencesStore {
  /** The language that the user has chosen; null if the user has not chosen one. */
  languageChoice: Language | null = null
  /**
   * Theme of the device, updated when the host reports a change. Null if the host does not report it; "As on the
   * device" is then not an option.
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
   * The selected option for the theme. If the user has not chosen a theme, the device's theme is selected. If the host
   * does not report the device's theme, the light theme is selected.
   */
  get themeChoice(): ThemeChoice {
    return this.storedTheme === 'follow' && !this.systemTheme ? 'light' : this.storedTheme
  }

  /** Options for the theme. "As on the device" is available only if the host reports its theme. */
  get themeChoices(): readonly ThemeChoice[] {
    return this.systemTheme ? THEME_CHOICES : ['light', 'dark']
  }

  /** Language and theme that an address contained. They are added to all subsequent addresses. */
  get inAddress(): Record<string, string> {
    return {
      ...(this.addressLanguage && { lang: toAddressLanguage(this.addressLanguage) }),
      ...(this.addressTheme && { theme: this.addressTheme }),
    }
  }

  /**
   * Languages that the merchant supports, in the merchant's order. All languages if the storefront has none of the
   * merchant's languages.
   */
  get languages(): readonly Language[] {
    return this.offered.length > 0 ? this.offered : LANGUAGES
  }

  /** Stores the language that the user has chosen. It overrides the language of the address. */
  chooseLanguage(language: Language): void {
    this.languageChoice = language
    this.addressLanguage = null
  }

  chooseTheme(choice: ThemeChoice): void {
    this.storedTheme = choice
    this.addressTheme = null
  }

  /**
   * Applies the language and theme of an address. If one is missing, its value is unchanged. Also stores the language
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
