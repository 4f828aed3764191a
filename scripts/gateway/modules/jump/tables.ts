import type { Row } from '../../core/database/database'

/** A page that a jump can name. `required` and `optional` are its parameters. */
export type JumpPageTable = Row<'jump_pages'>

declare module '../../core/database/database' {
  interface Narrowed {
    jump_pages: {
      required: string[]
      optional: string[]
    }
  }
}
