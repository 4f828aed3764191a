import type { WaitState } from '../../../../../src/domain/waitlist'

declare module '../../../core/database/database' {
  interface Narrowed {
    waits: { state: WaitState }
  }
}
