import { safePage } from '@/domain/page-address'
import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** WeChat opens the company chat by a call, but its own customer service only by a button with `buttonType`. */
export const customerService: CustomerService = {
  open: ({ companyChatId, companyChatUrl }) =>
    companyChatId && companyChatUrl && /^https:\/\//i.test(companyChatUrl)
      ? callVoid('openCustomerServiceChat', { corpId: companyChatId, extInfo: { url: companyChatUrl } })
      : Promise.resolve(unsupported),
  mayOpen: (address) => safePage(address, []) !== null,
  opensWebChat: false,
  opensCompanyChat: true,
  buttonType: 'contact',
}
