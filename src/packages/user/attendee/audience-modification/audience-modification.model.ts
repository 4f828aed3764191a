import { makeAutoObservable } from 'mobx'
import {
  type Attendee,
  attendees,
  type Country,
  countries,
  createAttendee,
  deleteAttendee,
  type IdType,
  updateAttendee,
} from '@/api/attendee'
import { FormModel } from '@/components/form/form-model'
import { leaveQuestion } from '@/components/form/leave-question'
import { deleteRecord, leaveSaved } from '@/components/form/record-actions'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { MAINLAND } from '@/domain/identity/phone'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { attendeeSchema, isMinor, NEW_ATTENDEE } from './attendee-rules'

/** A number of this length is complete for every document: it is checked before the field is left. */
const COMPLETE = 18

const SILENT = { options: { silent: true } } as const
const INLINE = { inlineErrors: true } as const

/** The form of a new or a stored attendee. The gateway returns the stored number masked: an empty field keeps it. */
export class AudienceModificationModel {
  readonly form
  readonly attendees: Resource<Attendee[]>
  readonly areas: Resource<Country[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'screen'>,
    readonly id = '',
  ) {
    const { client, screen } = deps
    this.attendees = screen.query(attendees, {}, { ...SILENT, when: () => id !== '' })
    this.areas = screen.query(countries, {}, SILENT)
    this.form = new FormModel({
      texts: userTexts,
      initial: NEW_ATTENDEE,
      schema: (issue, values) => attendeeSchema(issue, values, this.areas.value, this.storedNumber !== ''),
      submit: (draft) =>
        id
          ? client.call(updateAttendee, { ...draft, audienceId: id }, INLINE)
          : client.call(createAttendee, draft, INLINE),
      done: () => leaveSaved(deps),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.onFile, this.show, { fireImmediately: true })
    screen.reaction(
      () => this.minor,
      (minor) => minor && this.fillOwnPhone(),
    )
    screen.confirmLeave(leaveQuestion(this.form))
  }

  /** The attendee on file once it is there; null for a new one. */
  get onFile(): Attendee | null {
    return this.attendees.value?.find(({ audienceId }) => audienceId === this.id) ?? null
  }

  get notFound(): boolean {
    return this.id !== '' && this.attendees.value !== null && !this.attendees.pending && !this.onFile
  }

  /** The masked number that an empty field keeps; '' when a number is required. */
  get storedNumber(): string {
    return this.onFile?.idType === this.form.values.idType ? this.onFile.idNo : ''
  }

  /** Minors use the phone that is logged in (domain §5); without one there is nothing to use. */
  get minor(): boolean {
    return this.deps.stores.user.cellphone !== '' && isMinor(this.form.values, this.deps.clock.now())
  }

  setIdNo(idNo: string): void {
    this.form.set('idNo', idNo)
    if (this.form.values.idType === 'ID_CARD' && idNo.trim().length >= COMPLETE) this.form.check('idNo')
  }

  chooseIdType(idType: IdType): void {
    this.form.set('idType', idType)
    this.form.clear('idNo')
    this.form.check('idNo')
  }

  remove(): Promise<void> {
    const { client } = this.deps
    const t = texts.translator(userTexts)
    const name = this.onFile?.name ?? this.form.values.name
    const question = { title: t('audience.deleteAsk', { name }), content: t('audience.deleteNote') }
    return deleteRecord(this.deps, this.form, question, () =>
      client.call(deleteAttendee, { audienceId: this.id }, INLINE),
    )
  }

  private show(attendee: Attendee | null): void {
    if (!attendee) return
    const { name, idType, cellphone, countryCode } = attendee
    this.form.fill({ name, idType, cellphone, countryCode: countryCode || MAINLAND })
  }

  private fillOwnPhone(): void {
    const { cellphone, countryCode } = this.deps.stores.user
    this.form.set('cellphone', cellphone)
    this.form.set('countryCode', countryCode || MAINLAND)
  }
}
