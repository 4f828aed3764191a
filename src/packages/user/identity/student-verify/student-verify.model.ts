import { makeAutoObservable } from 'mobx'
import { beginStudent } from '@/api/certification'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { type CertificationState, studentChannel } from '@/domain/identity/certification'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import { CertificationsModel } from '../certifications.model'
import { toastText } from '../identity-messages'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/**
 * Next step: enter the real name (`person`), certify the student (`student`), or wait for a review. The other values
 * mean that there is no step: switched off, not possible on this host, or already passed.
 */
type StudentStep = 'off' | 'elsewhere' | 'person' | 'student' | 'wait' | 'passed'

/** Model of the student certification, which is only available on the web, in the chat app and on phones (shell §6). */
export class StudentVerifyModel {
  readonly certifications: CertificationsModel

  constructor(private readonly deps: Deps) {
    this.certifications = new CertificationsModel(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get student(): CertificationState {
    return this.certifications.state('STUDENT')
  }

  get step(): StudentStep {
    if (this.student === 'passed') return 'passed'
    if (this.deps.stores.shop.config?.studentCertification === false) return 'off'
    const person = this.certifications.state('PERSON')
    if (this.student === 'pending') return 'wait'
    if (!this.channel) return 'elsewhere'
    if (person === 'pending') return 'wait'
    return person === 'passed' ? 'student' : 'person'
  }

  /** True if the real name is under review. */
  get waitsForPerson(): boolean {
    return this.student !== 'pending'
  }

  get reason(): string {
    return this.certifications.of('STUDENT')?.reason ?? ''
  }

  /** Web address of the screen, for opening it on another device. */
  get address(): string {
    return (ownOrigins()[0] ?? '') + addressOf('student-verify')
  }

  async submit(): Promise<void> {
    const { client, dialogs } = this.deps
    const authChannel = this.channel
    if (!authChannel) return
    try {
      await client.call(beginStudent, { authChannel }, { inlineErrors: true })
      toastText(this.deps, 'identity.student.submitted')
      await this.certifications.list.load()
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  async copy(): Promise<void> {
    const { kind } = await this.deps.platform.clipboard.copy(this.address)
    toastText(this.deps, kind === 'done' ? 'identity.student.copied' : 'error.copyFailed')
  }

  private get channel() {
    return studentChannel(this.deps.platform.host.name)
  }
}
