import { makeAutoObservable, runInAction } from 'mobx'
import { passKey, type Permit, permitDetail, withdrawPermit } from '@/api/permit'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { type KeyState, TicketKeys } from '@/components/ticket/ticket-keys'
import { isActivePermit, PASS_KEY_RENEWAL } from '@/domain/permit/permit'
import { confirmWithdrawal, toastWithdrawn } from '../parts/questions'

/** Model of one permit, which also opens without a network. An approved permit is a pass with a rotating code. */
export class PassModel {
  readonly permit: Resource<Permit>
  /** Time of the stored copy, epoch ms; null for current data. */
  cachedAt: number | null = null
  /** Key of the code on this device. */
  readonly keys: TicketKeys

  constructor(
    private readonly deps: ModelDeps,
    private readonly permitId: string,
  ) {
    const { client, screen } = deps
    this.keys = new TicketKeys(deps, permitId, async () => {
      const { keyId, secret } = await client.call(passKey, { permitId }, { inlineErrors: true })
      return [{ ticketId: permitId, keyId, secret }]
    })
    this.permit = screen.resource(this.read, { perUser: true })
    makeAutoObservable<this, 'read'>(this, { read: false }, { autoBind: true, deep: false })
    screen.reaction(() => this.permit.value, this.followKey)
  }

  /** State of the key of the code; null for a permit without a code. */
  get codeKey(): KeyState | null {
    const { value } = this.permit
    if (value?.state !== 'APPROVED') return null
    return this.keys.stateOf({ ticketId: value.permitId, keyAt: value.keyAt })
  }

  /** True while the permit can be withdrawn. A stored copy cannot be changed. */
  get isOpen(): boolean {
    const { value } = this.permit
    return value !== null && isActivePermit(value.state) && this.cachedAt === null
  }

  /** True while the merchant waits for changes. */
  get needsChange(): boolean {
    return this.isOpen && this.permit.value?.state === 'NEEDS_CHANGE'
  }

  /** Withdraws the permit after a confirmation. Never rejects. */
  async withdraw(): Promise<void> {
    const { client, dialogs } = this.deps
    const { value } = this.permit
    if (!value || !(await confirmWithdrawal(this.deps))) return
    const { permitId, version } = value
    try {
      this.permit.put(await client.call(withdrawPermit, { permitId, version }, { inlineErrors: true }))
      toastWithdrawn(this.deps)
    } catch (error) {
      await alertFailure(dialogs, error)
      await this.permit.load()
    }
  }

  /**
   * Deletes a key that has ended, and requests one that no device has. Renews a key within the last 12 hours of its
   * lifetime. A stored copy may be older than the key.
   */
  private async followKey(value: Permit | null): Promise<void> {
    if (!value || this.cachedAt !== null) return
    const { permitId: ticketId, state, keyId = '', keyAt = 'NONE', keyEndsAt = 0 } = value
    await this.keys.follow(state === 'APPROVED' ? [{ ticketId, rotates: true, keyId, keyAt }] : [])
    const isEnding = keyEndsAt - this.deps.clock.now() <= PASS_KEY_RENEWAL
    if (state === 'APPROVED' && keyAt === 'HERE' && isEnding) await this.keys.take()
  }

  private readonly read = async (): Promise<Permit> => {
    let cachedAt: number | null = null
    const onCached = (savedAt: number): void => void (cachedAt = savedAt)
    const { permitId } = this
    const options = { inlineErrors: true, onCached, ...HANDLES_NOT_FOUND }
    const value = await this.deps.client.call(permitDetail, { permitId }, options)
    runInAction(() => (this.cachedAt = cachedAt))
    return value
  }
}
