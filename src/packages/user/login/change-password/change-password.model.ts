import { makeAutoObservable } from 'mobx'
import { check, object, pipe, string } from 'valibot'
import { changePassword, type PasswordState, passwordState, sendPasswordCode } from '@/api/email-account'
import { CodeRequest } from '@/components/form/code/code-request'
import { FormModel } from '@/components/form/form-model'
import { fieldRules } from '@/components/form/rules'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { isCode } from '@/domain/typed/one-time-code'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { isRequestError } from '@/request/errors'
import { newPassword } from '../password/new-password'

const INLINE = { inlineErrors: true } as const
const OF_THE_NEW_ONE: readonly number[] = [EMAIL_ACCOUNT_CODES.passwordEasy, EMAIL_ACCOUNT_CODES.passwordUnfit]

/**
 * Model that changes the password of the logged-in account. If the account has no password yet, a code is required
 * instead of the old password.
 */
export class ChangePasswordModel {
  readonly account: Resource<PasswordState>
  readonly form
  readonly code: CodeRequest<{ to: string }>

  /** @param notify shows a toast */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'screen'>,
    private readonly notify: (key: 'change.done' | 'change.setDone') => void,
  ) {
    const { client, clock } = deps
    this.account = deps.screen.query(passwordState, {})
    this.code = new CodeRequest({ clock, send: () => client.call(sendPasswordCode, {}, INLINE) })
    this.form = new FormModel({
      texts: waysInTexts,
      initial: { oldPassword: '', code: '', password: '' },
      schema: (issue) =>
        pipe(
          object({
            oldPassword: pipe(
              string(),
              check((value) => !this.hasPassword || value !== '', issue('change.oldMissing')),
            ),
            code: pipe(
              string(),
              check((value) => this.hasPassword || isCode(value), issue('change.codeMissing')),
            ),
            password: newPassword(issue),
          }),
          fieldRules(({ oldPassword, password }) => {
            const isSame = this.hasPassword && oldPassword === password
            return isSame ? { password: issue('change.same') } : ({} as Record<string, string>)
          }),
        ),
      submit: ({ oldPassword, code, password }) =>
        client.call(
          changePassword,
          this.hasPassword ? { oldPassword, password } : { verifyCode: code, password },
          INLINE,
        ),
      done: () => this.leave(),
      refusals: (error) => {
        if (isRequestError(error) && OF_THE_NEW_ONE.includes(error.statusCode ?? 0)) return 'password'
        return this.hasPassword ? 'oldPassword' : 'code'
      },
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get hasPassword(): boolean {
    return this.account.value?.isSet ?? true
  }

  /** Sends a code to the phone number or e-mail address of the account. */
  async sendCode(): Promise<void> {
    try {
      await this.code.request({ to: this.account.value?.codeTo ?? '' })
    } catch (error) {
      this.form.applyRefusal(error, 'code')
    }
  }

  private async leave(): Promise<void> {
    this.notify(this.hasPassword ? 'change.done' : 'change.setDone')
    await this.deps.navigate.back()
  }
}
