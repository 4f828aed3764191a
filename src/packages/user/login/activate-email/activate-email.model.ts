import { makeAutoObservable, runInAction } from 'mobx'
import { checkMailLink, type MailLink } from '@/api/email-account'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { emailWay } from '../mail/email-way'
import { type MailDeps, mailRequest } from '../mail/mail-request'

/**
 * Model of the screen that an e-mail link opens. The model opens the password screen, or shows the problem of the
 * link.
 */
export class ActivateEmailModel {
  readonly link: Resource<MailLink>
  /** Error of sending another e-mail; null if there was no error. */
  problem: Problem | null = null

  /** @param token token of the link; '' after a reload, because the token was removed from the address */
  constructor(
    private readonly deps: MailDeps & Pick<ModelDeps, 'screen'>,
    private readonly token: string,
  ) {
    const stored = emailWay(deps).read()?.token ?? ''
    // The response is not shared with other screens, because the link may have been used in the meantime.
    this.link = deps.screen.resource(
      () => deps.client.call(checkMailLink, { token: token || stored }, HANDLES_LOGIN_LIMITS),
      { when: () => token !== '' || stored !== '', staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(() => this.link.value, this.follow)
  }

  /** Problem of the link; null while the link is checked, and if the link is valid. */
  get state(): Exclude<MailLink['state'], 'VALID'> | null {
    const { link, token, deps } = this
    if (link.value) return link.value.state === 'VALID' ? null : link.value.state
    return token === '' && !emailWay(deps).read()?.token ? 'WRONG' : null
  }

  /** Sends another e-mail. Never rejects. */
  async resend(): Promise<void> {
    const { kind = '', email = '' } = this.link.value ?? {}
    if (!kind) return
    this.problem = null
    try {
      await mailRequest(this.deps).request({ kind, email })
      await this.deps.navigate.redirect('check-email')
    } catch (error) {
      runInAction(() => (this.problem = failureProblem(error)))
    }
  }

  /** Stores a valid link and opens the screen for its next step. */
  private follow(link: MailLink | null): void {
    if (link?.state !== 'VALID' || !link.kind) return
    const { deps, token } = this
    const way = emailWay(deps)
    const earlier = way.read()
    way.write({
      kind: link.kind,
      email: link.email,
      resendFrom: 0,
      next: (earlier?.email === link.email && earlier.next) || '',
      token: token || (earlier?.token ?? ''),
    })
    void deps.navigate.redirect('set-password')
  }
}
