import type { Texts } from '@/locales/create-texts'
import type { RequestStep } from '../context'

/** Delays failed calls until the texts have loaded, because later steps show these texts to the buyer. */
export const awaitTexts =
  (texts: Pick<Texts, 'ready' | 'whenReady'>): RequestStep =>
  async ({ failure }, next) => {
    if (failure && !texts.ready) await texts.whenReady()
    return next()
  }
