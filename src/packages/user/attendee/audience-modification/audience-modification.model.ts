import { makeAutoObservable } from 'mobx'
import {
  type Attendee,
  type AttendeeRegion,
  attendeeRegions,
  type Country,
  countries,
  createAttendee,
  deleteAttendee,
  updateAttendee,
} from '@/api/attendee'
import { deleteRecord } from '@/components/form/record-actions'
import { recordForm } from '@/components/form/record-form'
import { isNumberComplete } from '@/components/form/person-rules'
import { everyAttendee } from '@/components/attendee/every-attendee'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { isMinor, isMinorBy } from '@/domain/identity/document'
import { MAINLAND } from '@/domain/identity/phone'
import { cleanCode } from '@/domain/typed/text'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { startAreaOf } from '@/stores/locality'
import { attendeeSchema, NEW_ATTENDEE, valuesOf } from './attendee-rules'

const SILENT = { options: { silent: true } } as const
const INLINE = { inlineErrors: true } as const

/**
 * Model of the form for a new or a stored attendee. A stored document number is shown masked. If the field is empty,
 * the stored number does not change.
 */
export class AudienceModificationModel {
  readonly form
  readonly attendees: Resource<Attendee[]>
  readonly areas: Resource<Country[]>
  readonly regions: Resource<AttendeeRegion[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'screen'>,
    readonly id = '',
  ) {
    const { client, screen } = deps
    this.attendees = screen.resource(() => everyAttendee(client, undefined, SILENT.options), {
      when: () => id !== '',
      perUser: true,
    })
    this.areas = screen.query(countries, {}, SILENT)
    this.regions = screen.query(attendeeRegions, {}, SILENT)
    this.form = recordForm(deps, {
      texts: userTexts,
      initial: { ...NEW_ATTENDEE, countryCode: startAreaOf(deps.stores) },
      schema: (issue, values) => attendeeSchema(issue, values, this.areas.value, this.storedNumber !== ''),
      rechecks: (changed, values) => (changed === 'idType' || isNumberComplete(changed, values)) && 'idNo',
      submit: (draft) =>
        id
          ? client.call(updateAttendee, { ...draft, audienceId: id }, INLINE)
          : client.call(createAttendee, draft, INLINE),
      stored: () => this.onFile && valuesOf(this.onFile),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.minor, this.fillOwnPhone)
  }

  /** The stored attendee after loading; null for a new attendee. */
  get onFile(): Attendee | null {
    return this.attendees.value?.find(({ audienceId }) => audienceId === this.id) ?? null
  }

  get notFound(): boolean {
    return this.id !== '' && this.attendees.value !== null && !this.attendees.pending && !this.onFile
  }

  /** The masked document number that does not change if the field is empty; '' if a number must be entered. */
  get storedNumber(): string {
    return this.onFile?.idType === this.form.values.idType ? this.onFile.idNo : ''
  }

  /**
   * True for a minor in an account that has a phone number, because this number is then also used for the minor (domain
   * §5).
   */
  get minor(): boolean {
    const { idType, idNo } = this.form.values
    const { clock, stores } = this.deps
    const birthday = cleanCode(idNo) === '' && this.storedNumber !== '' ? (this.onFile?.birthday ?? '') : ''
    const now = clock.now()
    return stores.user.cellphone !== '' && (isMinor(idType, idNo, now) || isMinorBy(birthday, now))
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

  private fillOwnPhone(minor: boolean): void {
    if (!minor) return
    const { cellphone, countryCode } = this.deps.stores.user
    this.form.set('cellphone', cellphone)
    this.form.set('countryCode', countryCode || MAINLAND)
  }
}
