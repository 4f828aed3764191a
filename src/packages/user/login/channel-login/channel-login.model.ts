import { makeAutoObservable } from 'mobx'
import { channelLogin, channelPreview } from '@/api/oauth'
import { failureProblem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import { OAUTH_CODES } from '@/domain/business-codes/oauth'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { noteInAddress } from '@/router/note-in-address'
import { Consent } from '../consent/consent'
import { confirmSwitch, providerName, welcome } from '../provider/messages'
import { linkAfterLogin } from '../provider/pending-link'
import { leadBack } from '../return/lead-back'
import type { ReturnProblem } from '../return/return-problem'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'screen' | 'stores'>

interface Params {
  authCode?: string
  channelCode?: string
  /** Target page of the partner's link. The router stores the page until the visitor has logged in. */
  redirect?: string
}

/**
 * Model of a visit by a partner's link. A single-use code in the link logs in the partner's customer. The partner's
 * sales channel applies to this visit, and the target page opens. Anyone can send such a link, so the visitor must
 * first confirm the account. A logged-in visitor must confirm the change of accounts.
 */
export class ChannelLoginModel {
  readonly consent: Consent
  problem: ReturnProblem | null = null
  /**
   * Masked contact of the account to confirm; '' if the account has no contact. Null if no confirmation is required.
   */
  contact: string | null = null

  constructor(
    private readonly deps: Deps,
    private readonly params: Params,
  ) {
    this.consent = new Consent(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    noteInAddress('channel-login', {})
    void this.begin()
  }

  /** Logs in to the displayed account after the agreements are accepted. */
  async accept(): Promise<void> {
    const { dialogs, stores } = this.deps
    if (!(await this.consent.ensure())) return
    // Another tab may have logged in in the meantime.
    if (stores.user.loggedIn && !(await confirmSwitch(dialogs))) return this.decline()
    await this.logIn()
  }

  /** Opens the target page of the link without a login. */
  decline(): Promise<void> {
    return leadBack(this.deps.navigate, this.params.redirect ?? '/')
  }

  private get credential(): { authCode: string; channelCode: string } | null {
    const { authCode, channelCode } = this.params
    return authCode && channelCode ? { authCode, channelCode } : null
  }

  private async begin(): Promise<void> {
    const { client, dialogs, stores } = this.deps
    if (!this.credential) return this.fail({ key: 'channel.missing' })
    if (stores.user.loggedIn) return (await confirmSwitch(dialogs)) ? this.logIn() : this.decline()
    try {
      this.setContact((await client.call(channelPreview, this.credential, HANDLES_LOGIN_LIMITS)).contact)
    } catch (error) {
      this.refused(error)
    }
  }

  private async logIn(): Promise<void> {
    const { client, dialogs, stores } = this.deps
    if (!this.credential) return
    try {
      const answer = await client.call(channelLogin, this.credential, HANDLES_LOGIN_LIMITS)
      const { channelId, ...login } = answer
      stores.session.applyQuery({ channelId })
      stores.user.applyLogin(login)
      welcome(dialogs)
    } catch (error) {
      this.refused(error)
    }
  }

  private refused(error: unknown): void {
    if (isRequestError(error) && error.statusCode === OAUTH_CODES.linkNeeded)
      linkAfterLogin(this.deps, error.data, providerName('PARTNER'))
    this.fail(failureProblem(error))
  }

  private setContact(contact: string): void {
    this.contact = contact
  }

  private fail(problem: ReturnProblem): void {
    this.problem = problem
  }
}
