import { makeAutoObservable } from 'mobx'
import type { FinishedVerification } from '@/api/certification'
import { waitingAction } from '@/components/certification/certified-action'
import { canVerifyFace } from '@/components/certification/require-certification'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { CertificationState } from '@/domain/identity/certification'
import { beginVisit } from '../begin-visit'
import { CertificationsModel } from '../certifications.model'
import { toastText } from '../identity-messages'
import { returnTo } from '../lead-back'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

/**
 * Next step: enter the real name, check the face, wait, or continue. `unsupported` and `notRequired` are reasons why no
 * step is possible.
 */
type VerifyStep = 'unsupported' | 'notRequired' | 'person' | 'face' | 'wait' | 'passed'

/** Model of the steps to an electronic certificate: the real name, the verification by the provider, and the result. */
export class MiddleVerifyModel {
  readonly certifications: CertificationsModel

  constructor(private readonly deps: Deps) {
    this.certifications = new CertificationsModel(deps, (finished) => this.onFinished(finished))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get person(): CertificationState {
    return this.certifications.state('PERSON')
  }

  get face(): CertificationState {
    return this.certifications.state('ELECTRONIC_CERT')
  }

  get step(): VerifyStep {
    const { platform, stores } = this.deps
    if (this.face === 'passed') return 'passed'
    if (!canVerifyFace(platform.host)) return 'unsupported'
    if (stores.shop.config?.supportFaceAuth === false) return 'notRequired'
    if (this.person === 'pending' || this.face === 'pending') return 'wait'
    return this.person === 'passed' ? 'face' : 'person'
  }

  /** Reason why the last attempt failed; '' if the attempt did not fail. */
  get reason(): string {
    return this.certifications.of(this.step === 'person' ? 'PERSON' : 'ELECTRONIC_CERT')?.reason ?? ''
  }

  /** True if another action of the buyer waits for the certificate. */
  get hasWaiting(): boolean {
    return waitingAction(this.deps) !== null
  }

  /** True if the form opens in the web view, because the mini program has no page for the form. */
  get formInWebView(): boolean {
    return this.deps.platform.host.isMini
  }

  /** Opens the provider's page, or the form in the web view. */
  async start(): Promise<void> {
    try {
      const left = await beginVisit(this.deps, { verifyType: 'ELECTRONIC_CERT', form: this.step === 'person' })
      if (!left) toastText(this.deps, 'error.jumpFailed')
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
    }
  }

  /** Returns to the waiting action, which then resumes. If no action is waiting, returns to the previous screen. */
  async goOn(): Promise<void> {
    const waiting = waitingAction(this.deps)
    if (waiting) await returnTo(this.deps, waiting.place)
    else await this.deps.navigate.back()
  }

  private async onFinished({ outcome }: FinishedVerification): Promise<void> {
    if (outcome === 'PASSED' && this.face === 'passed' && this.hasWaiting) await this.goOn()
  }
}
