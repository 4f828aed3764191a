import type { Language } from '../../core/localized-text'
import policies from '../shop/data/policies.json'
import { texts } from './texts'

const AGREED = ['user-agreement', 'purchase-notice']

/** What a buyer has to agree to, as a sentence with places (shell §3). */
export const purchaseAgreement = (lang: Language) => ({
  template: texts.translate(lang, 'agreement'),
  mustAgree: true,
  placeHolders: AGREED.flatMap((id) => {
    const policy = policies.find((each) => each.id === id)
    return policy ? [{ name: id, title: policy.title[lang], url: `/agreement?id=${id}`, id }] : []
  }),
})
