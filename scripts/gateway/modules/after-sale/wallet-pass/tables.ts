import type { Language } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    wallet_links: { lang: Language }
  }
}
