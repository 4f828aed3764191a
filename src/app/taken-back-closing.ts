import { closeAgain, takenBackClosing } from '@/api/account'
import { alertClosing } from '@/components/account/closing-alert'
import { logOutAtMine } from '@/components/account/log-out-at-mine'
import { toastFailure } from '@/components/screen/notify-failure'
import type { Services } from '@/components/services'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'navigate' | 'stores'>

/** Lets the closing go on that this login took back: the gateway ends the login, too. */
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

const tell = async (deps: Deps): Promise<void> => {
  const { client, dialogs, stores } = deps
  const { userId } = stores.user
  const { closeAt } = await client.call(takenBackClosing, {}, { silent: true })
  if (closeAt === null || stores.user.userId !== userId) return
  const t = texts.translator(profileTexts)
  // Left by Escape or the system's back, the account stays.
  const goesOn = await dialogs.confirm({
    title: t('takenBack.title'),
    content: t('takenBack.content', { date: formatTime(closeAt, SHOP_OFFSET, t('date.pattern.full')) }),
    confirmText: t('takenBack.undo'),
    cancelText: t('takenBack.keep'),
    tone: 'danger',
  })
  if (goesOn) await undo(deps)
}

/** After a login: whether it took back that the account was to be closed; the buyer is told, and can let it go on. Never rejects. */
export const tellOfTakenBackClosing = (deps: Deps): Promise<void> => tell(deps).catch(() => undefined)
