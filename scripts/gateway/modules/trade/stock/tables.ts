declare module '../../../core/database/database' {
  interface Narrowed {
    resales: { ticket_ids: string[] }
  }
}

export {}
