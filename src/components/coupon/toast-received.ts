import { verifyTexts } from '@/locales/namespaces/verify'
import { texts } from '@/locales/texts'
import type { Services } from '../services'

/** Shows that a coupon was received (domain §4). */
export const toastReceived = ({ dialogs }: Pick<Services, 'dialogs'>): void =>
  dialogs.toast(texts.translator(verifyTexts)('verify.received'))
