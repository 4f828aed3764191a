import { makeAutoObservable } from 'mobx'
import { type PasswordState, passwordState } from '@/api/email-account'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the account's password state: set or not set. */
export class PasswordModel {
  readonly state: Resource<PasswordState>

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.state = screen.query(passwordState, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Key of the note about the password; null until the state has loaded. */
  get note(): 'passwordSet' | 'passwordNotSet' | null {
    const { value } = this.state
    return value && (value.isSet ? 'passwordSet' : 'passwordNotSet')
  }
}
