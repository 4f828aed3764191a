import type { CodeName } from '../../../core/codes'

declare module '../../../core/database/database' {
  interface Narrowed {
    order_refusals: { code: CodeName; facts: Record<string, unknown> }
  }
}
