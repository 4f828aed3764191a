import type { Texts } from '@/locales/create-texts'
import type { RequestStep } from '../context'

/** Delays failures until the texts have loaded, because later steps show them to the buyer. */
export const awaitTexts =
  (texts: Pick<Texts, 'ready' | 'whenReady'>): RequestStep =>
  async ({ failure }, next) => {
    if (failure && !texts.ready) await texts.whenReady()
    return next()
  }
