import type { AtGate } from '../../../../../src/domain/entrance'

declare module '../../../core/database/database' {
  interface Narrowed {
    entrance_rules: { at_gate: AtGate }
  }
}
