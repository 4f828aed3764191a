declare module '../../../core/database/database' {
  interface Narrowed {
    short_codes: { params: Record<string, string> }
  }
}

export {}
