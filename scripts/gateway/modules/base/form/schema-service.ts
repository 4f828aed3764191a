import { Type } from 'typebox'
import { MOST } from '../../../../../src/domain/form-schema/definition'

const PersonKey = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })
/** The engine checks the values. */
const FieldValues = Type.Record(Type.String(), Type.Unknown())

/** Answers in the body of a request. */
export const AnswersBody = Type.Object({
  application: FieldValues,
  people: Type.Array(Type.Object({ personKey: PersonKey, answers: FieldValues }), { maxItems: MOST.people }),
})
