/** A mobile number: the dialing code without the plus, and the number without it. */
export interface PhoneValue {
  readonly countryCode: string
  readonly cellphone: string
}

declare module '../../definition' {
  interface FieldKinds {
    /** With `codeCheck`, the number must be confirmed by a code. */
    PHONE: { value: PhoneValue; own: { readonly limits: { readonly codeCheck?: boolean } } }
  }
}
