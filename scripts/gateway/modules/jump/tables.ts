/** A page that a jump can name. `required` and `optional` are its parameters. */
export interface JumpPageTable {
  page_name: string
  web: string
  mini_page: string
  required: string[]
  optional: string[]
}

declare module '../../core/database/database' {
  interface Database {
    jump_pages: JumpPageTable
  }
}
