import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { noteInAddress } from '@/router/note-in-address'
import { leadBack } from '../return/lead-back'
import type { ReturnProblem } from '../return/return-problem'

type Deps = Pick<ModelDeps, 'log' | 'navigate' | 'platform' | 'stores'>

/**
 * Model of the return from the chat app's silent authorization. The model exchanges the code for an open id and
 * returns to the previous screen. The model also returns after an error, because the open id is optional.
 */
export class WxauthModel {
  problem: ReturnProblem | null = null

  constructor(
    private readonly deps: Deps,
    params: { code?: string; state?: string },
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    noteInAddress('wxauth', {})
    void this.finish(params)
  }

  private async finish({ code, state = '' }: { code?: string; state?: string }): Promise<void> {
    const { log, navigate, platform, stores } = this.deps
    const back = platform.providerLogin.takeReturn('wechat', state)
    if (back === null) return this.fail({ key: 'return.foreign' })
    if (code) {
      // The request requires the app id, which is in the shop's configuration.
      if (!stores.shop.config) await stores.shop.load()
      const { kind } = await stores.hostLogin.byWebCode(code)
      if (kind === 'failed') log('no open id for the login code', {})
    }
    await leadBack(navigate, back)
  }

  private fail(problem: ReturnProblem): void {
    this.problem = problem
  }
}
