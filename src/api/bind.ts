import * as v from 'valibot'
import { LOGIN_CAPTCHA } from '@/domain/captcha/captcha'
import { post } from '@/request/call'
import * as w from './wire'

/** Sends a 6-digit code to an address that is to be bound. Answers the seconds until the next may be asked for. Path ours. */
export const sendEmailCode = post<{ email: string }, { countdown: number }>('user/buyer/v3/send_email_code', {
  auth: 'buyer',
  importance: 'high',
  captcha: LOGIN_CAPTCHA,
  read: w.reader(v.object({ countdown: v.fallback(v.number(), 60) })),
})

/** What is bound and the code that was sent there; the other parameter is left out. */
export type Binding =
  | { bindType: 'EMAIL'; emailBindParam: { email: string; verifyCode: string } }
  | { bindType: 'CELLPHONE'; cellphoneBindParam: { cellphone: string; countryCode: string; verifyCode: string } }

export const contactsSchema = v.object({ cellphone: w.text(), countryCode: w.text('86'), email: w.text() })
/** How an account can be reached once something was bound; '' for what it lacks. */
export type Contacts = v.InferOutput<typeof contactsSchema>

/**
 * Binds a phone or an e-mail address to the account of the access token: public by its path, and refused as not logged in
 * without one. Source: shell §7, user.
 */
export const bindAccount = post<Binding, Contacts>('user/pub/v3/bind', {
  auth: 'public',
  importance: 'high',
  read: w.reader(contactsSchema),
})
