import { collectBirthdayGift } from '@/api/member-popup'
import { memberPopupTexts } from '@/locales/namespaces/member-popup'
import { texts } from '@/locales/texts'
import { toastFailure } from '../screen/notify-failure'
import type { Services } from '../services'

/**
 * Puts the birthday package into the wallet, and shows the result as a toast. Never rejects.
 *
 * @param idempotencyKey equal for repeated taps, so that a lost response takes no second package
 * @returns true if the buyer has the package now
 */
export const takeBirthday = async (
  { client, dialogs }: Pick<Services, 'client' | 'dialogs'>,
  idempotencyKey: string,
): Promise<boolean> => {
  try {
    await client.call(collectBirthdayGift, { idempotencyKey }, { inlineErrors: true })
  } catch (error) {
    toastFailure(dialogs, error)
    return false
  }
  dialogs.toast(texts.translator(memberPopupTexts)('memberPopup.birthday.taken'))
  return true
}
