import { makeAutoObservable } from 'mobx'
import { type PasswordState, passwordState } from '@/api/email-account'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the account's password state: whether a password is set. */
export class PasswordModel {
  readonly state: Resource<PasswordState>

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.state = screen.query(passwordState, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Text key of the note about the password; null until the state has loaded. */
  get note(): 'passwordSet' | 'passwordNotSet' | null {
    const { value } = this.state
    return value && (value.isSet ? 'passwordSet' : 'passwordNotSet')
  }
}
