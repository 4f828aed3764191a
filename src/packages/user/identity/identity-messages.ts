import type { ModelDeps } from '@/components/screen/use-model'
import type { AuthType } from '@/domain/identity/certification'
import type { TextKey } from '@/locales/keys'
import { identityTexts } from '@/locales/namespaces/identity'
import { texts } from '@/locales/texts'

type Dialogs = Pick<ModelDeps, 'dialogs'>

/** A short message about what was just done, or was not. */
export const toastText = ({ dialogs }: Dialogs, key: TextKey<typeof identityTexts> | TextKey): void =>
  dialogs.toast(texts.translator(identityTexts)(key))

/** Asks whether a certification is to be taken away. */
export const confirmRemoval = ({ dialogs }: Dialogs, type: AuthType): Promise<boolean> => {
  const t = texts.translator(identityTexts)
  return dialogs.confirm({
    title: t('identity.detail.removeAsk', { type: t(`identity.type.${type}`) }),
    content: t('identity.detail.removeNote'),
    confirmText: t('identity.detail.remove'),
    tone: 'danger',
  })
}
