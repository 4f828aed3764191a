import { makeAutoObservable } from 'mobx'
import { type GenericSchema, object, pipe, string } from 'valibot'
import { type Channel, changeContact } from '@/api/account'
import type { CodeRequest } from '@/components/form/code/code-request'
import { bindingOf, contactCodeRequest, type ContactTarget, sentTo } from '@/components/form/code/contact-code'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { FormModel } from '@/components/form/form-model'
import { email, phone, rule } from '@/components/form/rules'
import type { ModelDeps } from '@/components/screen/use-model'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { MAINLAND } from '@/domain/identity/phone'
import { profileTexts } from '@/locales/namespaces/profile'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { toastText } from '../../../account-messages'
import { ProofModel } from '../../../proof/proof.model'

/**
 * Model that replaces the account's phone or e-mail address. The buyer verifies both contacts: first with a code sent
 * to the old contact, then with a code sent to the new contact.
 */
export class ContactChangeModel {
  /** The contact to change; null while the sheet is closed. */
  channel: Channel | null = null
  readonly old: ProofModel
  readonly form
  readonly code: CodeStepModel
  private proof = ''
  private readonly request: CodeRequest<ContactTarget>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'stores'>) {
    const { stores } = deps
    this.old = new ProofModel(deps, {
      purpose: 'CONTACT',
      channel: () => this.channel,
      done: async (proof) => this.keepProof(proof),
    })
    this.form = new FormModel({
      texts: profileTexts,
      initial: { email: '', cellphone: '', countryCode: MAINLAND },
      schema: (issue, { countryCode }): GenericSchema<unknown, ContactTarget> =>
        this.channel === 'EMAIL'
          ? object({
              email: pipe(
                email(issue('form.email')),
                rule((value) => (this.isOwn({ email: value }) ? issue('change.same') : null)),
              ),
            })
          : object({
              cellphone: pipe(
                phone(issue, { countryCode, areas: stores.shop.loginAreas }),
                rule((value) => (this.isOwn({ cellphone: value, countryCode }) ? issue('change.same') : null)),
              ),
              countryCode: string(),
            }),
      submit: (target) => this.request.request(target),
      refusals: () => (this.channel === 'EMAIL' ? 'email' : 'cellphone'),
    })
    this.request = contactCodeRequest(deps)
    this.code = new CodeStepModel(this.request, (code) => this.change(code))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get step(): 'old' | 'new' | 'code' {
    if (this.proof === '') return 'old'
    return this.request.sent ? 'code' : 'new'
  }

  /** Contact to which the new code was sent; '' until then. */
  get sentTo(): string {
    return sentTo(this.request)
  }

  start(channel: Channel): void {
    this.channel = channel
    this.restart()
  }

  close(): void {
    this.channel = null
  }

  private restart(): void {
    this.proof = ''
    this.form.set('email', '')
    this.form.set('cellphone', '')
    this.code.change()
    this.old.restart()
  }

  private keepProof(proof: string): void {
    this.proof = proof
  }

  private isOwn(target: ContactTarget): boolean {
    const { user } = this.deps.stores
    if ('email' in target) return target.email.toLowerCase() === user.email.toLowerCase()
    return target.cellphone === user.cellphone && target.countryCode === user.countryCode
  }

  private async change(verifyCode: string): Promise<void> {
    const { client, stores } = this.deps
    if (!this.request.sent) return
    const binding = bindingOf(this.request.sent.target, verifyCode)
    try {
      stores.user.setContacts(await client.call(changeContact, { ...binding, proof: this.proof }, HANDLES_LOGIN_LIMITS))
    } catch (error) {
      if (!this.stepBack(error)) throw error
      return
    }
    toastText(this.deps, this.channel === 'EMAIL' ? 'change.emailDone' : 'change.phoneDone')
    this.close()
  }

  /**
   * Goes back to an earlier step if the new contact belongs to another account, or if the proof of the old contact has
   * expired.
   * @returns true if the model went back
   */
  private stepBack(error: unknown): boolean {
    const status = isRequestError(error) ? error.statusCode : undefined
    if (status === LOGIN_CODES.contactTaken) {
      this.code.change()
      this.form.applyRefusal(error)
      return true
    }
    if (status !== ACCOUNT_CODES.proofWrong) return false
    this.restart()
    this.old.explain(error)
    return true
  }
}
