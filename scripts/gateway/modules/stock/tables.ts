import type { Row } from '../../core/database/database'

/** A unit of an order that is offered to the waitlist of its tier. Rows of a tier change only while its stock is locked. */
export type ResaleRow = Row<'resales'>

declare module '../../core/database/database' {
  interface Narrowed {
    resales: {
      ticket_ids: string[]
    }
  }
}
