import type { WaitState } from '../../../../../src/domain/waitlist'
import type { CapacityId } from '../../catalogue/capacity/service'

declare module '../../../core/database/database' {
  interface Narrowed {
    waits: { state: WaitState }
    waitlist_positions: { also: CapacityId[] }
  }
}
