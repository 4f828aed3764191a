import { makeAutoObservable } from 'mobx'
import { object, pipe, transform } from 'valibot'
import type { MailKind } from '@/api/email-account'
import { FormModel } from '@/components/form/form-model'
import { email } from '@/components/form/rules'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { type MailDeps, mailRequest } from './mail-request'

interface MailFormOptions {
  kind: MailKind
  email: string
  /** Asks the visitor for consent to the agreements. If the function returns false, the form is not sent. */
  ensure?: () => Promise<boolean>
}

/** Model of the form for the e-mail address to which a link is sent, for a new account or a new password. */
export class MailFormModel {
  readonly form

  constructor(
    private readonly deps: MailDeps,
    private readonly options: MailFormOptions,
  ) {
    this.form = new FormModel({
      texts: waysInTexts,
      initial: { email: options.email },
      // Normalizes the address, so that it is the same on all devices. The gateway accepts any spelling.
      schema: (issue) =>
        object({
          email: pipe(
            email(issue('form.email')),
            transform((address) => address.toLowerCase()),
          ),
        }),
      submit: (values) => this.send(values.email),
      refusals: () => 'email',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  private async send(address: string): Promise<void> {
    const { kind, ensure } = this.options
    if (ensure && !(await ensure())) return
    await mailRequest(this.deps).request({ kind, email: address })
    await this.deps.navigate.open('check-email')
  }
}
