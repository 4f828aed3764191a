import { makeAutoObservable } from 'mobx'
import { failureProblem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import { noteInAddress } from '@/router/note-in-address'
import { askForPhone, welcome } from '../provider/messages'
import { leadBack } from '../return/lead-back'
import type { ReturnProblem } from '../return/return-problem'

type Deps = Pick<ModelDeps, 'dialogs' | 'navigate' | 'platform' | 'stores'>

/**
 * Model of the return from the bank's login page. Logs in with the bank's account. If that account has no phone number,
 * opens the login by phone, which links the bank's account.
 */
export class BsauthModel {
  problem: ReturnProblem | null = null

  constructor(
    private readonly deps: Deps,
    params: { code?: string; state?: string },
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    noteInAddress('bsauth', {})
    void this.finish(params)
  }

  private async finish({ code, state = '' }: { code?: string; state?: string }): Promise<void> {
    const { dialogs, navigate, platform, stores } = this.deps
    const back = platform.providerLogin.takeReturn('bank', state)
    if (back === null) return this.fail({ key: 'return.foreign' })
    if (!code) return this.fail({ key: 'return.denied' })
    if (!stores.shop.config) await stores.shop.load()
    const answer = await stores.hostLogin.byWebCode(code)
    if (answer.kind === 'known') {
      // After the login, the router opens the page for which the login was required.
      stores.user.applyLogin(answer.login)
      return welcome(dialogs)
    }
    if (answer.kind === 'new') {
      askForPhone(dialogs)
      return leadBack(navigate, back)
    }
    this.fail('error' in answer ? failureProblem(answer.error) : { key: 'return.failed' })
  }

  private fail(problem: ReturnProblem): void {
    this.problem = problem
  }
}
