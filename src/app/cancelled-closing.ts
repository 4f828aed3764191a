import { closeAgain, cancelledClosing } from '@/api/account'
import { alertClosing } from '@/components/account/closing-alert'
import { logOutAtMine } from '@/components/account/log-out-at-mine'
import { toastFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'navigate' | 'stores'>

/** Resumes the closing that this login canceled; the gateway also ends the login. */
const undo = async (deps: Deps): Promise<void> => {
  const { client, dialogs } = deps
  try {
    const { closeAt } = await client.call(closeAgain, {}, { inlineErrors: true })
    await logOutAtMine(deps)
    await alertClosing(deps, closeAt)
  } catch (error) {
    toastFailure(dialogs, error)
  }
}

const notify = async (deps: Deps): Promise<void> => {
  const { client, dialogs, stores } = deps
  const { userId } = stores.user
  const { closeAt } = await client.call(cancelledClosing, {}, { silent: true })
  if (closeAt === null || stores.user.userId !== userId) return
  const t = texts.translator(profileTexts)
  // Escape and the system's back button do not resume the closing.
  const goesOn = await dialogs.confirm({
    title: t('takenBack.title'),
    content: t('takenBack.content', { date: formatTime(closeAt, SHOP_OFFSET, t('date.pattern.full')) }),
    confirmText: t('takenBack.undo'),
    cancelText: t('takenBack.keep'),
    tone: 'danger',
  })
  if (goesOn) await undo(deps)
}

/**
 * Shows a notice after a login that canceled the closing of the account, with a button to resume the closing. Never
 * rejects.
 */
export const notifyCancelledClosing = (deps: Deps): Promise<void> => notify(deps).catch(() => undefined)
