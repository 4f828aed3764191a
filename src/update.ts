import type { Services } from './components/services'
import { texts } from './locales/texts'

/** Looks for a newer version of the mini program at launch and asks to restart with it (shell §4, version check). */
export const offerUpdate = async ({ platform, dialogs }: Pick<Services, 'platform' | 'dialogs'>): Promise<void> => {
  const found = await platform.checkUpdate()
  const t = texts.translator('core')
  if (found.kind === 'failed') return dialogs.alert({ content: t('update.failed') })
  if (found.kind !== 'ready') return
  const yes = await dialogs.confirm({
    title: t('update.title'),
    content: t('update.ready'),
    confirmText: t('update.restart'),
  })
  if (yes) found.restart()
}
