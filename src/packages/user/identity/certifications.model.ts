import { makeAutoObservable } from 'mobx'
import { certifications, type Certification } from '@/api/auth'
import type { FinishedVerification } from '@/api/certification'
import { finishVisit } from '@/components/certification/finish-visit'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type AuthType, certificationState, type CertificationState } from '@/domain/identity/certification'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'screen' | 'stores'>

/**
 * Model of the account's certifications. When the screen is shown, the model requests the result of a verification that
 * began on this device.
 */
export class CertificationsModel {
  readonly list: Resource<Certification[]>
  /** Result of the verification that began on this device; null if there is no result. */
  finished: FinishedVerification | null = null

  /** @param onFinished called after the certifications have loaded */
  constructor(
    private readonly deps: Deps,
    private readonly onFinished?: (finished: FinishedVerification) => unknown,
  ) {
    const { screen, stores } = deps
    this.list = screen.query(certifications, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.list.value,
      (value) => value && stores.userFacts.setCertifications(value),
      { fireImmediately: true },
    )
    screen.onShow(() => void this.finish())
  }

  of(type: AuthType): Certification | null {
    return this.list.value?.find(({ authType }) => authType === type) ?? null
  }

  state(type: AuthType): CertificationState {
    return certificationState(this.list.value ?? [], type, this.deps.clock.now())
  }

  private async finish(): Promise<void> {
    const finished = await finishVisit(this.deps)
    if (!finished || this.deps.screen.disposed) return
    await this.list.load()
    this.setFinished(finished)
    await this.onFinished?.(finished)
  }

  private setFinished(finished: FinishedVerification): void {
    this.finished = finished
  }
}
