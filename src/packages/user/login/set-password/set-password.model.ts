import { makeAutoObservable } from 'mobx'
import { object } from 'valibot'
import { type MailLink, setPassword } from '@/api/email-account'
import { FormModel } from '@/components/form/form-model'
import type { Services } from '@/components/services'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { type EmailWay, emailWay } from '../mail/email-way'
import { type MailDeps, mailRequest } from '../mail/mail-request'
import { newPassword } from '../password/new-password'

/** Error codes that concern the e-mail link instead of the password, each with the resulting state of the link. */
const OVER: Readonly<Record<number, Exclude<MailLink['state'], 'VALID'>>> = {
  [EMAIL_ACCOUNT_CODES.linkExpired]: 'EXPIRED',
  [EMAIL_ACCOUNT_CODES.linkUsed]: 'USED',
  [EMAIL_ACCOUNT_CODES.linkWrong]: 'WRONG',
}

/** Model of the last step for an e-mail account: sets the password and logs in. */
export class SetPasswordModel {
  readonly form
  /** Problem of the e-mail link or code; null while the link or code is valid. */
  state: Exclude<MailLink['state'], 'VALID'> | null = null
  private readonly way: EmailWay | null

  /** @param notify shows a toast */
  constructor(
    private readonly deps: MailDeps & Pick<Services, 'stores'>,
    private readonly notify: (key: 'set.welcome' | 'set.saved') => void,
  ) {
    this.way = emailWay(deps).read()
    this.form = new FormModel({
      texts: waysInTexts,
      initial: { password: '' },
      schema: (issue) => object({ password: newPassword(issue) }),
      submit: ({ password }) => this.set(password),
      refusals: () => 'password',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // This device does not have a token from an e-mail.
    if (!this.way?.token) void deps.navigate.redirect('login-email')
  }

  get email(): string {
    return this.way?.email ?? ''
  }

  get isNew(): boolean {
    return this.way?.kind !== 'RESET'
  }

  /** Sends another e-mail. Never rejects. */
  async resend(): Promise<void> {
    const { deps, form, way } = this
    if (!way) return
    const { kind, email } = way
    await form.run(
      () => mailRequest(deps).request({ kind, email }),
      () => deps.navigate.redirect('check-email'),
    )
  }

  /** Sets the password and logs in. The router then opens the next screen. */
  private async set(password: string): Promise<void> {
    const { deps, way } = this
    if (!way) return
    const { client, navigate, stores } = deps
    const stored = emailWay(deps)
    try {
      const login = await client.call(setPassword, { token: way.token, password }, HANDLES_LOGIN_LIMITS)
      stored.clear()
      navigate.want(way.next)
      stores.user.applyLogin(login)
    } catch (error) {
      const over = isRequestError(error) ? OVER[error.statusCode ?? 0] : undefined
      if (!over) throw error
      stored.write({ ...way, token: '' })
      this.end(over)
      return
    }
    this.notify(this.isNew ? 'set.welcome' : 'set.saved')
  }

  private end(state: Exclude<MailLink['state'], 'VALID'>): void {
    this.state = state
  }
}
