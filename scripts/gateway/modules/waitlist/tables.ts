import type { Row } from '../../core/database/database'
import type { WaitState } from '../../../../src/domain/waitlist'

export type WaitTable = Row<'waits'>

declare module '../../core/database/database' {
  interface Narrowed {
    waits: {
      state: WaitState
    }
  }
}
