import type { Language, LocalizedText } from '../../../core/localized-text'
import { policyTitle } from '../../base/shop/service'
import { texts } from './texts'

const NOTICE = 'purchase-notice'
const AGREED = ['user-agreement', NOTICE]

/** An agreement of one kind of items, with its page. */
export interface OwnAgreement {
  name: string
  title: LocalizedText
  /** Path of its page. Contains the version, so that each version requires a new consent. */
  url: string
}

/** Returns the id and the title of the agreement about purchases, or null if the merchant has none. */
export const purchaseNotice = (lang: Language): { id: string; title: string } | null => {
  const title = policyTitle(NOTICE, lang)
  return title === undefined ? null : { id: NOTICE, title }
}

/**
 * Returns the agreements of a purchase as a sentence with parameters (shell §3).
 * @param own the agreement of the purchased items; null if they have no agreement of their own
 */
export const purchaseAgreement = (lang: Language, own: OwnAgreement | null = null) => ({
  template: texts.translate(lang, own ? 'agreementOfItem' : 'agreement'),
  mustAgree: true,
  placeHolders: [
    ...AGREED.flatMap((id) => {
      const title = policyTitle(id, lang)
      return title === undefined ? [] : [{ name: id, title, url: `/agreement?id=${id}`, id }]
    }),
    ...(own ? [{ name: own.name, title: own.title[lang], url: own.url, id: '' }] : []),
  ],
})
