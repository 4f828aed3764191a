import type { Services } from '@/components/services'
import type { TextKey, TextValues } from '@/locales/keys'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'

type Key = TextKey<typeof profileTexts> | TextKey

interface Question {
  title: Key
  content: Key
  confirm: Key
  cancel?: Key
  tone?: 'danger'
  values?: TextValues
}

const read = (key: Key, values?: TextValues): string => texts.translator(profileTexts)(key, values)

/** Shows a toast with the text of this key. */
export const toastText = ({ dialogs }: Pick<Services, 'dialogs'>, key: Key, values?: TextValues): void =>
  dialogs.toast(read(key, values))

/** Shows a confirmation dialog with the texts of these keys. @returns true if the buyer confirmed */
export const askText = ({ dialogs }: Pick<Services, 'dialogs'>, question: Question): Promise<boolean> => {
  const { title, content, confirm, cancel, tone, values } = question
  return dialogs.confirm({
    title: read(title, values),
    content: read(content, values),
    confirmText: read(confirm),
    ...(cancel && { cancelText: read(cancel) }),
    ...(tone && { tone }),
  })
}
