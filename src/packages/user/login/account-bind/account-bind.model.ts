import { makeAutoObservable } from 'mobx'
import { type GenericSchema, object, string } from 'valibot'
import { bindAccount, type Binding } from '@/api/bind'
import type { CodeRequest } from '@/components/form/code/code-request'
import { bindingOf, contactCodeRequest, type ContactTarget, sentTo } from '@/components/form/code/contact-code'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import { FormModel } from '@/components/form/form-model'
import { email } from '@/components/form/rules'
import type { Services } from '@/components/services'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { startAreaOf } from '@/stores/locality'
import { loginPhone } from '../phone-code'

/** Types of contacts that can be bound: an e-mail address, and in mini programs also a phone (decision 47). */
export type BindType = Binding['bindType']

/** Model that binds another contact to the account: enter the contact, then the code that was sent to it. */
export class AccountBindModel {
  readonly contact
  readonly code: CodeStepModel
  private readonly request: CodeRequest<ContactTarget>
  private chosen: BindType | null = null

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'platform'>,
  ) {
    const { stores } = deps
    this.contact = new FormModel({
      texts: userTexts,
      initial: { email: '', cellphone: '', countryCode: startAreaOf(stores) },
      schema: (issue, { countryCode }): GenericSchema<unknown, ContactTarget> =>
        this.bindType === 'EMAIL'
          ? object({ email: email(issue('form.email')) })
          : object({ cellphone: loginPhone(issue, countryCode, stores.shop), countryCode: string() }),
      submit: (target) => this.request.request(target),
      refusals: () => (this.bindType === 'EMAIL' ? 'email' : 'cellphone'),
    })
    this.request = contactCodeRequest(deps)
    this.code = new CodeStepModel(this.request, (code) => this.bind(code))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Missing contact types that can be bound on this host. */
  get bindTypes(): readonly BindType[] {
    const { user } = this.deps.stores
    const byPhone = this.deps.platform.host.isMini && user.cellphone === ''
    return [...(byPhone ? (['CELLPHONE'] as const) : []), ...(user.email === '' ? (['EMAIL'] as const) : [])]
  }

  /** Type of the contact to bind; null if no type is missing. */
  get bindType(): BindType | null {
    return this.bindTypes.find((bindType) => bindType === this.chosen) ?? this.bindTypes[0] ?? null
  }

  /** Existing contacts of the account in masked form; '' for a missing contact. */
  get bound(): { phone: string; email: string } {
    const { user } = this.deps.stores
    return { phone: maskPhoneWithArea(user.cellphone, user.countryCode), email: maskEmail(user.email) }
  }

  /** The formatted phone number or e-mail address to which the code was sent; '' until then. */
  get sentTo(): string {
    return sentTo(this.request)
  }

  choose(bindType: BindType): void {
    this.chosen = bindType
  }

  /**
   * Binds the contact and goes back. If the contact belongs to another account, shows the input of the contact again.
   */
  private async bind(verifyCode: string): Promise<void> {
    const { client, dialogs, navigate, stores } = this.deps
    if (!this.request.sent) return
    try {
      const binding = bindingOf(this.request.sent.target, verifyCode)
      stores.user.setContacts(await client.call(bindAccount, binding, HANDLES_LOGIN_LIMITS))
    } catch (error) {
      if (!isRequestError(error) || error.statusCode !== LOGIN_CODES.contactTaken) throw error
      this.code.change()
      this.contact.applyRefusal(error)
      return
    }
    dialogs.toast(texts.translator(userTexts)('bind.done'))
    await navigate.back()
  }
}
