import type { Language } from '../../../core/localized-text'
import { policyTitle } from '../../base/shop/service'
import { texts } from './texts'

const AGREED = ['user-agreement', 'purchase-notice']

/** Returns the agreements of a purchase as a sentence with parameters (shell §3). */
export const purchaseAgreement = (lang: Language) => ({
  template: texts.translate(lang, 'agreement'),
  mustAgree: true,
  placeHolders: AGREED.flatMap((id) => {
    const title = policyTitle(id, lang)
    return title === undefined ? [] : [{ name: id, title, url: `/agreement?id=${id}`, id }]
  }),
})
