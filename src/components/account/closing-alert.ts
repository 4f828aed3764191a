import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'
import type { Services } from '../services'

/** Shows the time at which the account will be closed. @param closeAt epoch ms */
export const alertClosing = ({ dialogs }: Pick<Services, 'dialogs'>, closeAt: number): Promise<void> => {
  const t = texts.translator(profileTexts)
  const date = formatTime(closeAt, SHOP_OFFSET, t('date.pattern.full'))
  return dialogs.alert({ title: t('close.doneTitle'), content: t('close.done', { date }) })
}
