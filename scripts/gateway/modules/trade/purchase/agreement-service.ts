import type { Language, LocalizedText } from '../../../core/localized-text'
import { policyTitle } from '../../base/shop/service'
import { texts } from './texts'

const AGREED = ['user-agreement', 'purchase-notice']

/** An agreement of one kind of items, with its page. */
export interface OwnAgreement {
  name: string
  title: LocalizedText
  /** Path of its page. Contains the version, so that each version requires a new consent. */
  url: string
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
