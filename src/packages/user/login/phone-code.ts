import { sendVerifyCode } from '@/api/auth'
import { CodeRequest } from '@/components/form/code/code-request'
import type { PhoneValues } from '@/components/form/fields/phone-field'
import type { Issue } from '@/components/form/form-model'
import { phone } from '@/components/form/rules'
import type { Services } from '@/components/services'
import type { userTexts } from '@/locales/namespaces/user'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'

/**
 * Creates the request for codes of the login by phone. The last request is stored, because one screen requests the code
 * and another screen verifies it.
 */
export const phoneCodeRequest = ({ client, clock, stores }: Pick<Services, 'client' | 'clock' | 'stores'>) =>
  new CodeRequest<PhoneValues>({
    clock,
    send: (target) => client.call(sendVerifyCode, target, HANDLES_LOGIN_LIMITS),
    stored: {
      read: () => {
        if (!stores.loginAttempt.codeSentTo) return null
        const { cellphone, countryCode, resendFrom = 0 } = stores.loginAttempt.codeSentTo
        return { target: { cellphone, countryCode }, resendFrom }
      },
      write: ({ target, resendFrom }) => stores.loginAttempt.storeCodeSentTo({ ...target, resendFrom }),
    },
  })

/** Creates the validation schema of a phone number. The number must belong to a country that the shop serves. */
export const loginPhone = (
  issue: Issue<typeof userTexts>,
  countryCode: string,
  { loginAreas }: Services['stores']['shop'],
) => phone(issue, { countryCode, areas: loginAreas, unservedArea: 'login.areaUnsupported' })
