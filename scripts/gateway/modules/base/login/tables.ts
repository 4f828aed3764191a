declare module '../../../core/database/database' {
  interface Narrowed {
    used_host_codes: { kind: 'login' | 'phone' }
  }
}

export {}
