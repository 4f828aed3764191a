import { makeAutoObservable } from 'mobx'
import { channelLogin } from '@/api/oauth'
import { failureProblem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import { OAUTH_CODES } from '@/domain/business-codes/oauth'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { noteInAddress } from '@/router/note-in-address'
import { confirmSwitch, providerName, welcome } from '../provider/messages'
import { linkAfterLogin } from '../provider/pending-link'
import { leadBack } from '../return/lead-back'
import type { ReturnProblem } from '../return/return-problem'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'stores'>

interface Params {
  authCode?: string
  channelCode?: string
  /** Where the partner wants its customer; the router has noted it for after the login. */
  redirect?: string
}

/**
 * A partner's link: its one-use code logs its customer in, its sales channel counts for this visit, and the page leads on. Anybody can send
 * such a link: somebody who is logged in is asked before another account takes the place of theirs.
 */
export class ChannelLoginModel {
  problem: ReturnProblem | null = null

  constructor(
    private readonly deps: Deps,
    params: Params,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    noteInAddress('channel-login', {})
    void this.logIn(params)
  }

  private async logIn({ authCode, channelCode, redirect = '/' }: Params): Promise<void> {
    const { client, dialogs, navigate, stores } = this.deps
    if (!authCode || !channelCode) return this.fail({ key: 'channel.missing' })
    if (stores.user.loggedIn && !(await confirmSwitch(dialogs))) return leadBack(navigate, redirect)
    try {
      const answer = await client.call(channelLogin, { authCode, channelCode }, HANDLES_LOGIN_LIMITS)
      const { channelId, ...login } = answer
      stores.session.applyQuery({ channelId })
      stores.user.applyLogin(login)
      welcome(dialogs)
    } catch (error) {
      if (isRequestError(error) && error.statusCode === OAUTH_CODES.linkNeeded)
        linkAfterLogin(this.deps, error.data, providerName('PARTNER'))
      this.fail(failureProblem(error))
    }
  }

  private fail(problem: ReturnProblem): void {
    this.problem = problem
  }
}
