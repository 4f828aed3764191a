import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { Consent } from '../consent/consent'
import { MailFormModel } from '../mail/mail-form.model'
import type { MailDeps } from '../mail/mail-request'

/** Model of the first step of creating an account: the e-mail address, and consent to the agreements. */
export class CreateAccountModel {
  readonly consent: Consent
  readonly form

  constructor(deps: MailDeps & Pick<ModelDeps, 'dialogs' | 'screen' | 'stores'>) {
    this.consent = new Consent(deps)
    this.form = new MailFormModel(deps, { kind: 'ACTIVATE', email: '', ensure: this.consent.ensure }).form
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }
}
