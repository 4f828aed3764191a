import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import { type Fault, type FaultKind, KINDS } from '../../../core/faults/kinds'
import type { Faults } from '../../../core/faults/registry'
import { badIssue } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { serializeFault } from './serializer'
import { setFault } from './service'

const kinds = Object.keys(KINDS) as FaultKind[]
const body = {
  method: Type.Optional(Type.String({ pattern: '^[A-Z]{3,7}$' })),
  route: Type.String({ minLength: 1, maxLength: 200 }),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  // Allows all other fields here. They depend on the kind and are validated later.
  answer: Type.Object({ kind: Type.Union(kinds.map((kind) => Type.Literal(kind))) }, { additionalProperties: true }),
}

/** Registers routes that set, list and remove faults. Only a sandbox has them. */
export const faultRoutes =
  (faults: Faults): Routes =>
  (app, { clock }) => {
    const open = { config: { open: true } }

    app.get(
      '/console/api/routes',
      { ...open, schema: schema({ summary: 'Calls that a fault can be set on' }) },
      async () => ok(faults.routes),
    )

    app.get('/console/api/faults', { ...open, schema: schema({ summary: 'Faults that are set' }) }, async () =>
      ok(faults.list().map(serializeFault)),
    )

    app.post('/console/api/faults', { ...open, schema: schema({ summary: 'Set a fault', body }) }, async (request) => {
      const { lang } = request
      const fault = request.body as Fault
      const fits = request.compileValidationSchema(KINDS[fault.answer.kind])
      if (!fits(fault.answer)) throw badIssue(lang, fits.errors ?? [])
      return ok({ id: setFault(faults, fault, { lang, now: clock.now() }) })
    })

    app.delete('/console/api/faults', { ...open, schema: schema({ summary: 'Remove all faults' }) }, async () => {
      faults.clear()
      return ok()
    })

    app.delete(
      '/console/api/faults/:id',
      { ...open, schema: schema({ summary: 'Remove a fault', params: { id: Type.String({ maxLength: 64 }) } }) },
      async ({ params: { id } }) => {
        found(faults.remove(id) || null)
        return ok()
      },
    )
  }
