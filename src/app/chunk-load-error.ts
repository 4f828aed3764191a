import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'

/**
 * Shows a toast when the code of a screen failed to load (web: no network, or a newer build). The current screen
 * remains, and the next tap retries.
 */
export const notifyChunkLoadError = (reason: unknown, { dialogs }: Pick<Services, 'dialogs'>): void => {
  if (reason instanceof Error && reason.name === 'ChunkLoadError')
    dialogs.toast(texts.translator()('request.checkNetwork'))
}
