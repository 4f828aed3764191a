declare module '../../definition' {
  interface FieldKinds {
    YES_NO: { value: boolean; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}
