import { sendVerifyCode } from '@/api/auth'
import { CodeRequest } from '@/components/form/code/code-request'
import type { PhoneValues } from '@/components/form/fields/phone-field'
import type { Services } from '@/components/services'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'

/**
 * Codes of the login by phone. The last request is stored in the user store: one screen requests a code, the next one
 * enters it.
 */
export const phoneCodeRequest = ({ client, clock, stores }: Pick<Services, 'client' | 'clock' | 'stores'>) =>
  new CodeRequest<PhoneValues>({
    clock,
    send: (phone) => client.call(sendVerifyCode, phone, HANDLES_LOGIN_LIMITS),
    stored: {
      read: () => {
        if (!stores.user.codeSentTo) return null
        const { cellphone, countryCode, resendFrom = 0 } = stores.user.codeSentTo
        return { target: { cellphone, countryCode }, resendFrom }
      },
      write: ({ target, resendFrom }) => stores.user.storeCodeSentTo({ ...target, resendFrom }),
    },
  })
