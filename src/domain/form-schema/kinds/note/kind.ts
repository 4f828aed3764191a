declare module '../../definition' {
  interface FieldKinds {
    /** Explains. The label is its heading and `help` its text; it has no answer. */
    NOTE: { value: never; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}
