import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** WeChat: the company's chat by call; its own customer service only by a button with `buttonType`. */
export const customerService: CustomerService = {
  open: ({ companyChatId, companyChatUrl }) =>
    companyChatId && companyChatUrl && /^https:\/\//i.test(companyChatUrl)
      ? callVoid('openCustomerServiceChat', { corpId: companyChatId, extInfo: { url: companyChatUrl } })
      : Promise.resolve(unsupported),
  buttonType: 'contact',
}
