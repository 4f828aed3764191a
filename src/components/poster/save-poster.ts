import { texts } from '@/locales/texts'
import type { Services } from '../services'
import type { PosterModel } from './poster.model'

/**
 * Saves the picture and shows the outcome. If the album permission is missing, asks to open the host's settings, then
 * shows the result (shell §8).
 * @param savedMessage message after saving.
 */
export const savePoster = async (
  model: Pick<PosterModel, 'save' | 'allowAlbum'>,
  { dialogs }: Pick<Services, 'dialogs'>,
  savedMessage: string,
): Promise<void> => {
  const t = texts.translator()
  const end = await model.save()
  if (end === 'saved') return dialogs.toast(savedMessage)
  if (end === 'denied') return dialogs.toast(t('error.album'))
  if (end === 'failed') return dialogs.toast(t('error.saveFailed'))
  if (end === 'cancelled') return undefined
  const open = await dialogs.confirm({
    title: t('album.title'),
    content: t('album.ask'),
    confirmText: t('button.toSettings'),
  })
  const allowed = open && (await model.allowAlbum())
  return dialogs.toast(t(allowed ? 'album.granted' : 'album.refused'))
}
