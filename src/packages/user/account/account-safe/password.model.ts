import { makeAutoObservable } from 'mobx'
import { type PasswordState, passwordState } from '@/api/email-account'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** State of the account's password: set or not. */
export class PasswordModel {
  readonly state: Resource<PasswordState>

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.state = screen.query(passwordState, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Returns the note about the password; null until the state is loaded. */
  get note(): 'passwordSet' | 'passwordNotSet' | null {
    const { value } = this.state
    return value && (value.isSet ? 'passwordSet' : 'passwordNotSet')
  }
}
