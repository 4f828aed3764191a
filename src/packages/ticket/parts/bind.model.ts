import { makeAutoObservable, runInAction } from 'mobx'
import { object, pipe, string, transform } from 'valibot'
import { type BindProof, bindTicket, type BoundTicket, findTicketToBind, type TicketToBind } from '@/api/ticket-bind'
import { FormModel } from '@/components/form/form-model'
import { failureProblem, type Problem } from '@/components/form/problem'
import { filled, rule } from '@/components/form/rules'
import type { ModelDeps } from '@/components/screen/use-model'
import { TICKET_BIND_CODES } from '@/domain/business-codes/ticket-bind'
import { type BindKind, cleanBindCode, isBindCode, isPhoneTail } from '@/domain/ticket/bind-code'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import { cleanCode } from '@/domain/typed/text'
import { bindTexts } from '@/locales/namespaces/bind'
import { type LinkTo, replacedBy } from '@/router/link-to'
import { isRequestError } from '@/request/errors'

const INLINE = { inlineErrors: true } as const

/** Returns the voucher id from the error for a code that this account has already bound; '' for other errors. */
const ownVoucher = (error: unknown): string => {
  if (!isRequestError(error) || error.statusCode !== TICKET_BIND_CODES.bindCodeYours) return ''
  const { voucherId } = (error.data ?? {}) as { voucherId?: unknown }
  return typeof voucherId === 'string' ? voucherId : ''
}

/** Model of binding: enter a code, review its tickets, bind them to this account. */
export class BindModel {
  readonly form
  /** The tickets of the code; null until they are found, and while the visitor enters another code. */
  found: TicketToBind | null = null
  /** The bound tickets; null before they are bound. */
  bound: BoundTicket | null = null
  /** Error of an attempt to bind the reviewed tickets; null if no attempt failed. */
  problem: Problem | null = null
  /** Voucher id of a code that this account has already bound; '' otherwise. */
  private ownId = ''
  private proof: BindProof | null = null

  /** @param code code in the address; looked up immediately if no phone digits are required */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'screen' | 'stores'>,
    readonly kind: BindKind,
    code = '',
  ) {
    const { client, screen } = deps
    this.form = new FormModel({
      texts: bindTexts,
      initial: { code, phoneTail: '' },
      schema: (issue) =>
        object({
          code: pipe(
            filled(issue('bind.codeEmpty')),
            rule((value) => (isBindCode(value) ? null : issue('bind.codeMalformed'))),
            transform(cleanBindCode),
          ),
          phoneTail: pipe(
            string(),
            rule((value) => (!this.asksPhone || isPhoneTail(value) ? null : issue('bind.tailMalformed'))),
            transform(cleanCode),
          ),
        }),
      submit: async (draft) => {
        const proof = { kind, ...draft }
        try {
          const found = await client.call(findTicketToBind, proof, INLINE)
          runInAction(() => Object.assign(this, { found, proof, ownId: '', problem: null }))
        } catch (error) {
          runInAction(() => (this.ownId = ownVoucher(error)))
          throw error
        }
      },
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    if (isBindCode(code) && !this.asksPhone) screen.timeout(() => void this.form.submit(), 0)
  }

  /** True if the buyer must also enter digits of the phone number, as a proof of purchase. */
  get asksPhone(): boolean {
    return this.kind === 'PARTNER'
  }

  /** The account that receives the tickets, in masked form. */
  get account(): string {
    const { cellphone, email } = this.deps.stores.user
    return cellphone ? maskPhone(cellphone) : maskEmail(email)
  }

  /** Link to the voucher of a code that this account has already bound; null otherwise. */
  get own(): LinkTo | null {
    return this.ownId ? replacedBy('ticket-detail-new', { id: this.ownId }) : null
  }

  /** Binds the reviewed tickets. Never rejects. */
  async confirm(): Promise<void> {
    if (!this.proof) return
    this.problem = null
    try {
      const bound = await this.deps.client.call(bindTicket, this.proof, INLINE)
      runInAction(() => (this.bound = bound))
    } catch (error) {
      runInAction(() => {
        this.problem = failureProblem(error)
        this.ownId = ownVoucher(error)
      })
    }
  }

  /** Goes back to the step in which a code is entered. */
  restart(): void {
    this.found = null
    this.proof = null
    this.problem = null
    this.ownId = ''
    this.form.set('code', '')
  }
}
