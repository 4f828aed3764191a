declare module '../../definition' {
  interface FieldKinds {
    /** With `codeCheck`, the address must be confirmed by a code. */
    EMAIL: { value: string; own: { readonly limits: { readonly codeCheck?: boolean } } }
  }
}
