import { makeAutoObservable } from 'mobx'
import { object } from 'valibot'
import type { Certification } from '@/api/auth'
import { identityForm, type IdentityForm, savePerson, sendIdentityForm } from '@/api/certification'
import { FormModel } from '@/components/form/form-model'
import { leaveQuestion } from '@/components/form/leave-question'
import { isNumberComplete, personRules } from '@/components/form/person-rules'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { IdType } from '@/domain/identity/id-type'
import { userTexts } from '@/locales/namespaces/user'
import { noteInAddress } from '@/router/note-in-address'
import type { RouteParams } from '@/router/table/table'
import { beginVisit } from '../begin-visit'
import { CertificationsModel } from '../certifications.model'
import { toastText } from '../identity-messages'
import { leadBack } from '../lead-back'

const NO_PERSON = { name: '', idType: 'ID_CARD' as IdType, idNo: '' }
type PersonValues = typeof NO_PERSON

type Params = RouteParams<'identity-form'>
type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'log' | 'navigate' | 'platform' | 'screen' | 'stores'>

/** Phase of the page: the form, a login prompt, opening the web view, or the outcome. */
type FormPhase = 'form' | 'login' | 'opening' | 'passed' | 'pending'

/**
 * Model of the real-name form (decision 7). If the address contains a key, the form is in the web view of a mini
 * program and needs no login. Without a key, the form is for the logged-in account. The input is sent once and is never
 * stored on the device.
 */
export class IdentityFormModel {
  readonly form
  /**
   * The account to which the form belongs, found by the key. The account is loaded only if the address contains a key.
   */
  readonly visit: Resource<IdentityForm>
  /** Certifications of the logged-in account. */
  readonly certifications: CertificationsModel
  /** True if the page cannot go back, because `backurl` is not allowed. */
  stays = false
  private sent: 'passed' | 'pending' | null

  constructor(
    private readonly deps: Deps,
    private readonly params: Params,
  ) {
    const { client, screen } = deps
    this.sent = params.result === 'sent' ? 'passed' : null
    this.visit = screen.resource(() => client.call(identityForm, { verifyKey: this.key }, { inlineErrors: true }), {
      when: () => this.key !== '' && !this.sent,
    })
    this.certifications = new CertificationsModel(deps)
    this.form = new FormModel({
      texts: userTexts,
      initial: NO_PERSON,
      schema: (issue, person: PersonValues) => object(personRules(issue, person)),
      rechecks: (changed, person: PersonValues) =>
        (changed === 'idType' || isNumberComplete(changed, person)) && 'idNo',
      submit: (person) =>
        this.key
          ? client.call(sendIdentityForm, { ...person, verifyKey: this.key }, { inlineErrors: true })
          : client.call(savePerson, person, { inlineErrors: true }),
      done: ({ authStatus }) => this.goOn(authStatus),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    const { verifyType, backurl } = params
    // Removes the key from the address, because the history and a shared link would otherwise contain the key.
    if (this.key) noteInAddress('identity-form', { ...(verifyType && { verifyType }), ...(backurl && { backurl }) })
    screen.confirmLeave(leaveQuestion(this.form))
    if (deps.platform.host.isMini) void this.openInWebView()
  }

  get phase(): FormPhase {
    if (this.sent) return this.sent
    if (this.deps.platform.host.isMini) return 'opening'
    if (this.key) return this.visit.value?.sent ? 'passed' : 'form'
    return this.deps.stores.user.loggedIn ? 'form' : 'login'
  }

  /** True if the address contains a key. The account of such a form is not logged in here. */
  get byKey(): boolean {
    return this.key !== ''
  }

  /** The stored real name that the form would replace; null if no name is stored. */
  get onFile(): Certification | null {
    return this.byKey ? null : this.certifications.of('PERSON')
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  private get key(): string {
    return this.params.verify_storage_key ?? ''
  }

  /**
   * Goes back to the screen before the form. If the real name is under review, the provider's face check is not opened.
   */
  private async goOn(authStatus: string): Promise<void> {
    const { log, navigate } = this.deps
    const pending = authStatus !== 'AUTH_SUCCESS'
    if (this.byKey && pending) return this.end('pending')
    const { backurl } = this.params
    if (!this.byKey) toastText(this.deps, 'identity.form.saved')
    if (!backurl) return this.byKey ? this.end('passed') : navigate.back()
    if (await leadBack(this.deps, backurl)) return
    log('identity form: return address not listed', {})
    this.stays = true
    this.end(pending ? 'pending' : 'passed')
  }

  private end(sent: 'passed' | 'pending'): void {
    this.sent = sent
  }

  /** Opens the web page of the form, because a mini program has no page for the form. */
  private async openInWebView(): Promise<void> {
    const { dialogs, navigate, stores } = this.deps
    // The screen `middle-verify` asks the visitor to log in, and then opens this form again.
    if (!stores.user.loggedIn) return navigate.redirect('middle-verify')
    const verifyType = this.params.verifyType === 'ELECTRONIC_CERT' ? 'ELECTRONIC_CERT' : 'PERSON'
    try {
      if (await beginVisit(this.deps, { verifyType, form: true, replaces: true })) return
      toastText(this.deps, 'error.jumpFailed')
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await navigate.back()
  }
}
