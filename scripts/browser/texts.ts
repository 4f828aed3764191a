import { coreTexts, type Namespace } from '../../src/locales/namespace'
import { createTexts } from '../../src/locales/create-texts'
import enUS from '../../src/locales/en-US/core.json'
import type { Translate } from '../../src/locales/keys'
import type { Language } from '../../src/domain/languages'
import { checkoutTexts } from '../../src/locales/namespaces/checkout'
import { formTexts } from '../../src/locales/namespaces/form'
import { holdTexts } from '../../src/locales/namespaces/hold'
import { jumpTexts } from '../../src/locales/namespaces/jump'
import { layoutTexts } from '../../src/locales/namespaces/layout'
import { orderTexts } from '../../src/locales/namespaces/order'
import { reminderTexts } from '../../src/locales/namespaces/reminder'
import { profileTexts } from '../../src/locales/namespaces/profile'
import { seatTexts } from '../../src/locales/namespaces/seat'
import { showTexts } from '../../src/locales/namespaces/show'
import { ticketTexts } from '../../src/locales/namespaces/ticket'
import { topicTexts } from '../../src/locales/namespaces/topic'
import { uploadTexts } from '../../src/locales/namespaces/upload'
import { userTexts } from '../../src/locales/namespaces/user'
import { waysInTexts } from '../../src/locales/namespaces/ways-in'
import zhCN from '../../src/locales/zh-CN/core.json'
import zhMO from '../../src/locales/zh-MO/core.json'
import { SHOWS } from '../gateway/modules/catalogue/show/source-service'

const NAMESPACES = {
  core: coreTexts,
  checkout: checkoutTexts,
  form: formTexts,
  hold: holdTexts,
  jump: jumpTexts,
  layout: layoutTexts,
  order: orderTexts,
  reminder: reminderTexts,
  profile: profileTexts,
  seat: seatTexts,
  show: showTexts,
  ticket: ticketTexts,
  topic: topicTexts,
  upload: uploadTexts,
  user: userTexts,
  'ways-in': waysInTexts,
} satisfies Record<string, Namespace>

const CORE = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

/** Returns a text by namespace: `texts('order')('orders.title')`. */
export interface TextsByNamespace {
  <Name extends keyof typeof NAMESPACES>(name: Name): Translate<(typeof NAMESPACES)[Name]>
  <N extends Namespace>(namespace: N): Translate<N>
}

/** Returns the storefront's own texts in a language. */
export const textsOf = (language: Language): TextsByNamespace => {
  const texts = createTexts((each) => CORE[each])
  void texts.setLanguage(language)
  return (given: keyof typeof NAMESPACES | Namespace) =>
    texts.translator<Namespace>(typeof given === 'string' ? NAMESPACES[given] : given)
}

/** Returns the name of a seeded show. @throws Error for an unknown id */
export const showName = (showId: string, language: Language): string => {
  const show = Object.values(SHOWS)
    .flat()
    .find(({ id }) => id === showId)
  if (!show) throw new Error(`Unknown show "${showId}": use the id of a seeded show.`)
  return show.name[language]
}
