import type { Texts } from '@/locales/create-texts'
import type { RequestStep } from '../context'

/** Delays a failure until the texts have loaded, since later steps show it to the buyer. */
export const awaitTexts =
  (texts: Pick<Texts, 'ready' | 'whenReady'>): RequestStep =>
  async ({ failure }, next) => {
    if (failure && !texts.ready) await texts.whenReady()
    return next()
  }
