import { makeAutoObservable } from 'mobx'
import { object } from 'valibot'
import { type Attendee, createAttendee } from '@/api/attendee'
import type { NamedTicket } from '@/api/real-name'
import { everyAttendee } from '@/components/attendee/every-attendee'
import { FormModel } from '@/components/form/form-model'
import { isNumberComplete, personRules } from '@/components/form/person-rules'
import { leaveNamed } from '@/components/real-name/leave-named'
import { confirmName, otherNameRefusal } from '@/components/real-name/naming-questions'
import { type NamingDeps, VoucherNaming } from '@/components/real-name/voucher-naming'
import { acceptsDocument } from '@/domain/attendee'
import { ATTENDEE_CODES } from '@/domain/business-codes/attendee'
import { isMinor } from '@/domain/identity/document'
import { maskDocument } from '@/domain/identity/mask'
import { cleanCode } from '@/domain/typed/text'
import { userTexts } from '@/locales/namespaces/user'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'

const INLINE = { inlineErrors: true } as const

interface CardDraft {
  name: string
  idType: 'ID_CARD'
  idNo: string
}

/** Model of the form for the ID card of a ticket's holder. It also adds the person to the buyer's attendees. */
export class RealIdCardModel {
  readonly form
  readonly naming: VoucherNaming

  constructor(
    private readonly deps: NamingDeps,
    private readonly params: RouteParams<'real-idCard'>,
  ) {
    this.naming = new VoucherNaming(deps, params.id, () => leaveNamed(deps, 'names.saved'))
    this.form = new FormModel({
      texts: userTexts,
      initial: { name: '', idType: 'ID_CARD' as const, idNo: '' },
      schema: (issue, values) => object(personRules(issue, values)),
      rechecks: (changed, values) => isNumberComplete(changed, values) && 'idNo',
      submit: ({ name, idNo }) => this.nameOn({ name, idType: 'ID_CARD', idNo }),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get ticket(): NamedTicket | undefined {
    return this.naming.ticketOf(this.params.ticketId)
  }

  get namable(): boolean {
    return this.ticket !== undefined && this.naming.canName(this.ticket)
  }

  get taken(): boolean {
    return acceptsDocument({ count: 1, idTypes: this.naming.voucher.value?.idTypes }, 'ID_CARD')
  }

  /** True if the holder of the ID card is a minor. */
  get minor(): boolean {
    return isMinor('ID_CARD', this.form.values.idNo, this.deps.clock.now())
  }

  /** Saves the person and puts the name on the ticket after the buyer confirms. */
  private async nameOn(draft: CardDraft): Promise<void> {
    const { ticket } = this
    if (!ticket || !(await confirmName(this.deps, ticket.audienceName, draft.name))) return
    const { audienceId } = await this.attendeeOf(draft)
    await this.naming.submit([{ ticketId: ticket.ticketId, audienceId }])
  }

  /**
   * Returns the attendee with this card number: the stored attendee, else a new one. Rejects if the stored attendee has
   * another name.
   */
  private async attendeeOf(draft: CardDraft): Promise<Attendee> {
    const { client } = this.deps
    try {
      return await client.call(createAttendee, draft, INLINE)
    } catch (error) {
      if (!isRequestError(error) || error.statusCode !== ATTENDEE_CODES.attendeeExists) throw error
      const number = maskDocument(cleanCode(draft.idNo))
      const saved = (await everyAttendee(client, undefined, INLINE)).filter(
        ({ idType, idNo }) => idType === 'ID_CARD' && idNo === number,
      )
      const same = saved.find(({ name }) => name === draft.name)
      if (same) return same
      throw otherNameRefusal()
    }
  }
}
