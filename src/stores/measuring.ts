import { makeAutoObservable } from 'mobx'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/**
 * Consent to tracking on this device. Accepting the privacy agreement includes it (decision 51), unless the user
 * refuses tracking.
 */
export class MeasuringStore {
  /** True if the agreement was accepted on this device. */
  accepted: boolean
  private refused: boolean

  constructor(private readonly deps: { storage: HostStorage }) {
    this.accepted = deps.storage.read(keys.agreementAccepted) ?? false
    this.refused = deps.storage.read(keys.measuringRefused) ?? false
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get allowed(): boolean {
    return this.accepted && !this.refused
  }

  accept(): void {
    this.accepted = true
    this.deps.storage.write(keys.agreementAccepted, true)
  }

  /** Stores the choice that the user made in the settings. */
  allow(allowed: boolean): void {
    this.refused = !allowed
    this.deps.storage.write(keys.measuringRefused, this.refused)
  }
}
