import { sendVerifyCode } from '@/api/auth'
import { type Binding, sendEmailCode } from '@/api/bind'
import { phoneText } from '@/domain/identity/phone'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import type { Services } from '../../services'
import { CodeRequest } from './code-request'

/** New contact that receives the code. */
export type ContactTarget = { email: string } | { cellphone: string; countryCode: string }

/** Returns the formatted phone number or e-mail address that a code was sent to; '' if none was sent. */
export const sentTo = ({ sent }: CodeRequest<ContactTarget>): string => {
  if (!sent) return ''
  return 'email' in sent.target ? sent.target.email : phoneText(sent.target)
}

export const bindingOf = (target: ContactTarget, verifyCode: string): Binding =>
  'email' in target
    ? { bindType: 'EMAIL', emailBindParam: { ...target, verifyCode } }
    : { bindType: 'CELLPHONE', cellphoneBindParam: { ...target, verifyCode } }

export const contactCodeRequest = ({ client, clock }: Pick<Services, 'client' | 'clock'>): CodeRequest<ContactTarget> =>
  new CodeRequest({
    clock,
    send: (target) =>
      'email' in target
        ? client.call(sendEmailCode, target, HANDLES_LOGIN_LIMITS)
        : client.call(sendVerifyCode, target, HANDLES_LOGIN_LIMITS),
  })
