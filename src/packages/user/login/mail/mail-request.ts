import { forgotPassword, type MailKind, registerByEmail } from '@/api/email-account'
import { CodeRequest } from '@/components/form/code/code-request'
import type { Services } from '@/components/services'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { emailWay } from './email-way'

/** Address and purpose of an e-mail. */
export interface MailTarget {
  kind: MailKind
  email: string
}

export type MailDeps = Pick<Services, 'client' | 'clock' | 'navigate' | 'platform'>

/**
 * Creates the request for the e-mails of an e-mail account. The last request is stored on the device, because each step
 * is a separate screen and links open in other tabs.
 */
export const mailRequest = (deps: MailDeps): CodeRequest<MailTarget> => {
  const { client, clock, navigate } = deps
  const way = emailWay(deps)
  return new CodeRequest<MailTarget>({
    clock,
    send: ({ kind, email }) =>
      client.call(kind === 'RESET' ? forgotPassword : registerByEmail, { email }, HANDLES_LOGIN_LIMITS),
    stored: {
      read: () => {
        const stored = way.read()
        if (!stored) return null
        const { kind, email, resendFrom } = stored
        return { target: { kind, email }, resendFrom }
      },
      write: ({ target, resendFrom }) => {
        const next = navigate.wanted() || way.read()?.next || ''
        way.write({ ...target, resendFrom, next, token: '' })
      },
    },
  })
}
