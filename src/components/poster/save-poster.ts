import { texts } from '@/locales/texts'
import type { Services } from '../services'
import type { PosterModel } from './poster.model'

/**
 * Saves the picture and tells how it went. A refused album is explained first, then the host's settings are opened, and
 * what was chosen there is told (shell §8).
 * @param savedMessage what to say when it is saved.
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
