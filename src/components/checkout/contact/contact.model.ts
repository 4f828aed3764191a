import { makeAutoObservable } from 'mobx'
import type { CreateOrderParams } from '@/api/purchase'
import type { Services } from '@/components/services'
import { MAINLAND } from '@/domain/identity/phone'
import { cleanEmail, isEmail } from '@/domain/typed/email'
import { cleanPhone, PHONE_PROBLEMS, phoneFailure, readPhone } from '@/domain/typed/phone'
import type { TextKey } from '@/locales/keys'
import { startAreaOf } from '@/stores/locality'

export type ContactKind = 'PHONE' | 'EMAIL'

interface Deps extends Pick<Services, 'stores'> {
  /** The required kind of the price, or null. Observable. */
  contactType: () => ContactKind | null
}

/** The buyer's contact; prefilled with the account's phone or e-mail, as the price requires (domain §3). */
export class ContactModel {
  private chosen: ContactKind | null = null
  phone: string
  countryCode: string
  email: string

  constructor(private readonly deps: Deps) {
    const { user } = deps.stores
    this.phone = user.cellphone
    this.countryCode = user.countryCode || startAreaOf(deps.stores)
    this.email = user.email
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * The kind that the buyer selected, else the kind that the price requires. PHONE if the shop accepts no orders by
   * e-mail.
   */
  get kind(): ContactKind {
    if (!this.choosable) return 'PHONE'
    return this.chosen ?? this.deps.contactType() ?? 'PHONE'
  }

  /** True if the shop also accepts orders by e-mail (domain §1). */
  get choosable(): boolean {
    return this.deps.stores.shop.config?.supportEmailOrder ?? false
  }

  /** Dialing codes without plus, the mainland's code first. */
  get areas(): { code: string; name: string }[] {
    const areas = this.deps.stores.shop.loginAreas
    return areas.length > 0 ? areas : [{ code: MAINLAND, name: '' }]
  }

  private get codes(): string[] {
    return this.areas.map(({ code }) => code)
  }

  get problem(): TextKey | null {
    if (this.kind === 'EMAIL') return isEmail(this.email) ? null : 'form.email'
    const failure = phoneFailure(this.phone, this.countryCode, this.codes)
    return failure && PHONE_PROBLEMS[failure]
  }

  /** The contact of the order. */
  get ordered(): CreateOrderParams['contact'] {
    return this.kind === 'EMAIL'
      ? { email: cleanEmail(this.email) }
      : { cellphone: cleanPhone(this.phone, this.countryCode), countryCode: this.countryCode }
  }

  /** Restores an earlier contact. */
  restore({ cellphone = '', countryCode, email = '' }: CreateOrderParams['contact']): void {
    if (cellphone) this.phone = cellphone
    if (cellphone && countryCode) this.countryCode = countryCode
    if (email) this.email = email
    this.chosen = email && !cellphone ? 'EMAIL' : this.chosen
  }

  setKind(kind: ContactKind): void {
    this.chosen = kind
  }

  /** Sets the number found in a text; its dialing code changes the area. */
  setPhone(typed: string): void {
    const { countryCode, cellphone } = readPhone(typed, this.countryCode, this.codes)
    this.phone = cellphone
    this.countryCode = countryCode
  }

  setCountryCode(code: string): void {
    this.countryCode = code
  }

  setEmail(email: string): void {
    this.email = email
  }
}
