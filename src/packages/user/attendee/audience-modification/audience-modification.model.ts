import { makeAutoObservable, reaction, runInAction } from 'mobx'
import {
  type Attendee,
  attendees,
  countries,
  createAttendee,
  deleteAttendee,
  type IdType,
  updateAttendee,
} from '@/api/attendee'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { MAINLAND } from '@/domain/identity/phone'
import { texts } from '@/locales/texts'
import { failureProblem, type Problem } from '../../problem'
import {
  type AttendeeField,
  attendeeProblems,
  type AttendeeProblems,
  idProblem,
  isMinor,
  tidyDraft,
} from '../attendee-draft'

/** Numbers of this length are whole, whatever the document: time to check without waiting for the field to be left. */
const WHOLE = 18

/** A new attendee, or one on file. The number on file never comes back whole: an empty field keeps it. */
export class AudienceModificationModel {
  name = ''
  idType: IdType = 'ID_CARD'
  idNo = ''
  cellphone = ''
  countryCode = MAINLAND
  problems: AttendeeProblems & { form?: Problem } = {}
  choosingIdType = false
  /** The attendee on file, for a change. */
  readonly stored: Loadable<Attendee | 'gone'>
  readonly areas: Loadable<{ code: string; name: string }[]>
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs'>,
    readonly id = '',
  ) {
    const { client } = deps
    this.stored = new Loadable(
      async () =>
        (await client.call(attendees, {}, { silent: true })).find(({ audienceId }) => audienceId === id) ?? 'gone',
    )
    this.areas = new Loadable(() => client.call(countries, {}, { silent: true }))
    makeAutoObservable<this, 'deps' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false, stored: false, areas: false, id: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => this.minor,
      (minor) => minor && this.takeOwnPhone(),
    )
    void this.areas.load()
    if (id) void this.load()
  }

  /** The attendee on file once it is there; null for a new one. */
  get onFile(): Attendee | null {
    const { value } = this.stored
    return value === 'gone' ? null : value
  }

  get notFound(): boolean {
    return this.stored.value === 'gone'
  }

  /** The masked number that an empty field keeps; '' when one must be given. */
  get storedNumber(): string {
    return this.onFile && this.onFile.idType === this.idType ? this.onFile.idNo : ''
  }

  /** Minors use the phone that is logged in (domain §5); without one there is nothing to use. */
  get minor(): boolean {
    return this.deps.stores.user.cellphone !== '' && isMinor(this.idType, this.idNo, this.deps.clock.now())
  }

  dispose(): void {
    this.disposeReaction()
  }

  async load(): Promise<void> {
    await this.stored.load()
    runInAction(() => {
      const { onFile } = this
      if (!onFile) return
      const { name, idType, cellphone, countryCode } = onFile
      Object.assign(this, { name, idType, cellphone, countryCode: countryCode || MAINLAND })
    })
  }

  setName(name: string): void {
    this.name = name
    this.clear('name')
  }

  setIdNo(idNo: string): void {
    this.idNo = idNo
    this.clear('idNo')
    if (this.idType === 'ID_CARD' && idNo.trim().length >= WHOLE) this.checkIdNo()
  }

  /** Says what is wrong as soon as the field is left, not only when saving. */
  checkIdNo(): void {
    const problem = this.idNo.trim() === '' ? null : idProblem(this.idType, this.idNo)
    if (problem) this.problems = { ...this.problems, idNo: problem }
  }

  setPhone(cellphone: string): void {
    this.cellphone = cellphone
    this.clear('cellphone')
  }

  setArea(code: string): void {
    this.countryCode = code
    this.clear('cellphone')
  }

  openIdTypes(): void {
    this.choosingIdType = true
  }

  closeIdTypes(): void {
    this.choosingIdType = false
  }

  chooseIdType(idType: IdType): void {
    this.idType = idType
    this.choosingIdType = false
    this.clear('idNo')
    this.checkIdNo()
  }

  async save(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    const draft = {
      name: this.name,
      idType: this.idType,
      idNo: this.idNo,
      cellphone: this.cellphone,
      countryCode: this.countryCode,
    }
    const areas = this.areas.value?.map(({ code }) => code) ?? []
    this.problems = attendeeProblems(draft, { keepsNumber: this.storedNumber !== '', areas })
    if (Object.keys(this.problems).length > 0) return
    const tidy = tidyDraft(draft)
    try {
      if (this.id) await client.call(updateAttendee, { ...tidy, audienceId: this.id }, { inlineErrors: true })
      else await client.call(createAttendee, tidy, { inlineErrors: true })
      dialogs.toast(texts.translator('user')('common.saved'))
      await navigate.back()
    } catch (error) {
      runInAction(() => (this.problems = { form: failureProblem(error) }))
    }
  }

  async remove(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    const t = texts.translator('user')
    const sure = await dialogs.confirm({
      title: t('audience.deleteAsk', { name: this.onFile?.name ?? this.name }),
      content: t('audience.deleteNote'),
      confirmText: t('button.delete'),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await client.call(deleteAttendee, { audienceId: this.id }, { inlineErrors: true })
      dialogs.toast(t('common.deleted'))
      await navigate.back()
    } catch (error) {
      runInAction(() => (this.problems = { form: failureProblem(error) }))
    }
  }

  private takeOwnPhone(): void {
    const { cellphone, countryCode } = this.deps.stores.user
    Object.assign(this, { cellphone, countryCode: countryCode || MAINLAND })
    this.clear('cellphone')
  }

  private clear(field: AttendeeField): void {
    const { [field]: _solved, form: _form, ...rest } = this.problems
    this.problems = rest
  }
}
