import type { Services } from '@/components/services'
import { permitTexts } from '@/locales/namespaces/permit'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Parts that an application needs beside the form. `zoneReason` is the sentence for zones beyond the role. */
export type NeededPart = 'company' | 'days' | 'zones' | 'zoneReason' | 'agree'

/** Asks for confirmation before a permit is withdrawn. */
export const confirmWithdrawal = ({ dialogs }: Deps): Promise<boolean> => {
  const t = texts.translator(permitTexts)
  return dialogs.confirm({
    ...{ title: t('permit.withdrawTitle'), content: t('permit.withdrawNote') },
    ...{ confirmText: t('permit.withdraw'), cancelText: t('permit.back') },
  })
}

/** Shows in a toast that a permit was withdrawn. */
export const toastWithdrawn = ({ dialogs }: Deps): void =>
  dialogs.toast(texts.translator(permitTexts)('permit.withdrawn'))

/** Shows the missing part in a toast, because its card can be out of view. */
export const toastNeeded = ({ dialogs }: Deps, part: NeededPart): void =>
  dialogs.toast(texts.translator(permitTexts)(`permit.need.${part}`))
