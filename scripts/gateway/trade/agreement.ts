import type { Language } from '../db/words'
import policies from '../seed/data/policies.json'
import { say } from '../texts'

const AGREED = ['user-agreement', 'purchase-notice']

/** What a buyer has to agree to, as a sentence with places (shell §3). */
export const purchaseAgreement = (lang: Language) => ({
  template: say(lang, 'trade.agreement'),
  mustAgree: true,
  placeHolders: AGREED.flatMap((id) => {
    const policy = policies.find((each) => each.id === id)
    return policy ? [{ name: id, title: policy.title[lang], url: `/agreement?id=${id}`, id }] : []
  }),
})
