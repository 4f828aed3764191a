import type { Texts } from '@/locales/create-texts'
import type { RequestStep } from '../context'

/** A failure waits for the texts: the steps after this one tell the buyer of it. */
export const awaitTexts =
  (texts: Pick<Texts, 'ready' | 'whenReady'>): RequestStep =>
  async ({ failure }, next) => {
    if (failure && !texts.ready) await texts.whenReady()
    return next()
  }
