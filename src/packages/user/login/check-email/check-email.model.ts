import { makeAutoObservable } from 'mobx'
import { checkMailCode, type MailKind } from '@/api/email-account'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { emailWay } from '../mail/email-way'
import { type MailDeps, mailRequest } from '../mail/mail-request'

/**
 * Model of the step after an e-mail was sent. The link in the e-mail works in any tab, the code only on this screen.
 */
export class CheckEmailModel {
  readonly code: CodeStepModel
  readonly kind: MailKind
  readonly email: string

  constructor(private readonly deps: MailDeps) {
    const request = mailRequest(deps)
    this.kind = request.sent?.target.kind ?? 'ACTIVATE'
    this.email = request.sent?.target.email ?? ''
    this.code = new CodeStepModel(request, (code) => this.prove(code))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // This device has not sent a recent request for an e-mail.
    if (!request.sent) void deps.navigate.redirect('create-account')
  }

  /** Goes back to the step for entering the e-mail address. */
  change(): Promise<void> {
    return this.deps.navigate.redirect(this.kind === 'RESET' ? 'forgot-password' : 'create-account')
  }

  private async prove(verifyCode: string): Promise<void> {
    const { kind, email, deps } = this
    const way = emailWay(deps)
    const { token } = await deps.client.call(checkMailCode, { kind, email, verifyCode }, HANDLES_LOGIN_LIMITS)
    const { next = '', resendFrom = 0 } = way.read() ?? {}
    way.write({ kind, email, resendFrom, next, token })
    await deps.navigate.open('set-password')
  }
}
