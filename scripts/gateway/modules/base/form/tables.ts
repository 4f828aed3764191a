import type { Definition, FieldKind, Reuse, Value } from '../../../../../src/domain/form-schema/definition'

declare module '../../../core/database/database' {
  interface Narrowed {
    form_versions: { definition: Definition }
    form_answers: { kind: FieldKind; reuse: Reuse | null; value: Value }
  }
}
