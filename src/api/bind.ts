import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { post } from '@/request/call'
import * as w from './wire'

/**
 * Sends a 6-digit code to the e-mail address that the buyer wants to bind. Returns the seconds until the next code can
 * be requested. The path is not in the specification.
 */
export const sendEmailCode = post<{ email: string }, { countdown: number }>('user/buyer/v3/send_email_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: w.reader(v.object({ countdown: v.fallback(v.number(), 60) })),
})

/** The contact to bind, and the code that was sent to it. The fields of the other contact type are absent. */
export type Binding =
  | { bindType: 'EMAIL'; emailBindParam: { email: string; verifyCode: string } }
  | { bindType: 'CELLPHONE'; cellphoneBindParam: { cellphone: string; countryCode: string; verifyCode: string } }

export const contactsSchema = v.object({ cellphone: w.text(), countryCode: w.text('86'), email: w.text() })
/** Contacts of an account after binding; '' for a missing contact. */
export type Contacts = v.InferOutput<typeof contactsSchema>

/**
 * Binds a phone or an e-mail address to the account of the access token. The path is public; without a token the
 * gateway responds as not logged in. Source: shell §7, user.
 */
export const bindAccount = post<Binding, Contacts>('user/pub/v3/bind', {
  auth: 'public',
  importance: 'high',
  read: w.reader(contactsSchema),
})
