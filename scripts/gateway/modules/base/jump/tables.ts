declare module '../../../core/database/database' {
  interface Narrowed {
    jump_pages: { required: string[]; optional: string[] }
  }
}

export {}
