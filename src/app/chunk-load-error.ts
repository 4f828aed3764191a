import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'

/**
 * Tells the buyer when the code of a screen did not come (web: the network is gone, or a newer build has taken the place
 * of this one). The screen that was in view stays, and the next tap tries again.
 */
export const notifyChunkLoadError = (reason: unknown, { dialogs }: Pick<Services, 'dialogs'>): void => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError')
    dialogs.toast(texts.translator('core')('request.checkNetwork'))
}
