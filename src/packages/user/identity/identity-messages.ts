import type { ModelDeps } from '@/components/screen/use-model'
import type { AuthType } from '@/domain/identity/certification'
import type { TextKey } from '@/locales/keys'
import { identityTexts } from '@/locales/namespaces/identity'
import { texts } from '@/locales/texts'

type Dialogs = Pick<ModelDeps, 'dialogs'>

/** Shows a short message about a success or a failure. */
export const toastText = ({ dialogs }: Dialogs, key: TextKey<typeof identityTexts> | TextKey): void =>
  dialogs.toast(texts.translator(identityTexts)(key))

/** Asks the buyer to confirm the removal of a certification. */
export const confirmRemoval = ({ dialogs }: Dialogs, type: AuthType): Promise<boolean> => {
  const t = texts.translator(identityTexts)
  return dialogs.confirm({
    title: t('identity.detail.removeAsk', { type: t(`identity.type.${type}`) }),
    content: t('identity.detail.removeNote'),
    confirmText: t('identity.detail.remove'),
    tone: 'danger',
  })
}
