import { texts } from '@/locales/texts'
import type { Services } from '../services'

/** Handles a denied camera permission: opens the host's settings, or explains how to allow the camera. */
const confirmCamera = async ({ platform, dialogs }: Pick<Services, 'platform' | 'dialogs'>): Promise<void> => {
  const t = texts.translator()
  if (!platform.permissions.canOpen('camera')) return dialogs.alert({ content: t('scan.cameraDenied') })
  const open = await dialogs.confirm({
    title: t('scan.cameraTitle'),
    content: t('scan.cameraAsk'),
    confirmText: t('button.toSettings'),
  })
  if (open) await platform.permissions.open('camera')
}

/**
 * Scans a code and opens its target. Never opens or shows an unknown code, because the code may be malicious.
 * @param take handles a text that is no address; returns true if it has handled the text
 */
export const scanCode = async (
  services: Pick<Services, 'platform' | 'navigate' | 'dialogs'>,
  take?: (text: string) => boolean,
): Promise<void> => {
  const { platform, navigate, dialogs } = services
  const t = texts.translator()
  const read = await platform.scan()
  if (read.kind === 'cancelled') return undefined
  if (read.kind === 'denied') return confirmCamera(services)
  if (read.kind === 'unsupported') return dialogs.toast(t('error.unsupported'))
  if (read.kind === 'failed') return dialogs.toast(t('scan.unread'))
  if (take?.(read.text)) return undefined
  const result = await navigate.openScanned(read.text)
  if (result === 'not-ours') return dialogs.alert({ content: t('scan.notOurs') })
  if (result === 'unknown') return dialogs.alert({ content: t('scan.unknown') })
  if (result === 'failed') return dialogs.toast(t('scan.failed'))
  return undefined
}
