import { makeAutoObservable } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { type ProfileChange, updateProfile } from '@/api/profile'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { maskEmail, maskPhoneWithArea } from '@/domain/identity/mask'
import { type LinkTo, linkTo } from '@/router/link-to'
import { toastText } from '../account-messages'

/**
 * A contact of the buyer: its value, and the link to bind or change the contact. The link is null if neither is
 * possible.
 */
export interface ContactRow {
  kind: 'phone' | 'email'
  masked: string
  to: LinkTo | null
}

/** Model of the buyer's own profile. */
export class ProfileModel {
  readonly profile: Resource<Profile>
  choosingSex = false

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>) {
    this.profile = deps.screen.query(profile, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Phone and e-mail address. The first phone number can only be bound in mini programs (decision 47). */
  get contacts(): readonly ContactRow[] {
    const { cellphone, countryCode, email } = this.deps.stores.user
    const rowOf = (kind: ContactRow['kind'], masked: string, binds: boolean): ContactRow => {
      const change = kind === 'phone' ? 'CELLPHONE' : 'EMAIL'
      const bind = binds ? linkTo('account-bind') : null
      return { kind, masked, to: masked ? linkTo('account-safe', { change }) : bind }
    }
    return [
      rowOf('phone', maskPhoneWithArea(cellphone, countryCode), this.deps.platform.host.isMini),
      rowOf('email', maskEmail(email), true),
    ]
  }

  openSex(): void {
    this.choosingSex = true
  }

  closeSex(): void {
    this.choosingSex = false
  }

  async setSex(sex: Profile['sex']): Promise<void> {
    if (sex === this.profile.value?.sex) return
    try {
      await this.save({ sex })
      toastText(this.deps, 'profile.saved')
    } catch (error) {
      toastFailure(this.deps.dialogs, error)
    }
  }

  /** Saves a change, and updates all places that display the buyer's profile. */
  async save(change: ProfileChange): Promise<void> {
    const { client, stores } = this.deps
    const stored = await client.call(updateProfile, change, { inlineErrors: true })
    this.profile.put(stored)
    stores.user.setFace(stored)
  }
}
