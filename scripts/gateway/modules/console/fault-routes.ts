import { Type } from 'typebox'
import { found, ok } from '../../core/envelope'
import { type Fault, type FaultKind, KINDS } from '../../core/faults/kinds'
import type { Faults, SetFault } from '../../core/faults/registry'
import { badInput, badIssue } from '../../core/inputs'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { refuseForeignOrigin } from './own-origin'

/** Faults at once; more would only hide each other. */
const MAX = 100

const kinds = Object.keys(KINDS) as FaultKind[]
const body = {
  method: Type.Optional(Type.String({ pattern: '^[A-Z]{3,7}$' })),
  route: Type.String({ minLength: 1, maxLength: 200 }),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  // What else it takes depends on its kind and is checked behind.
  answer: Type.Object({ kind: Type.Union(kinds.map((kind) => Type.Literal(kind))) }, { additionalProperties: true }),
}

const shown = ({ id, method, route, times, answer, setAt, used, holding }: SetFault) => ({
  id,
  method: method ?? null,
  route,
  times: times ?? null,
  answer,
  setAt,
  used,
  holding,
})

/** Setting, showing and removing faults. There is none of it where the gateway is no sandbox. */
export const faultRoutes =
  (faults: Faults): Routes =>
  (app, { clock }) => {
    const open = { config: { open: true } }
    const own = { ...open, preHandler: refuseForeignOrigin }

    app.get('/console/api/routes', { ...open, schema: schema({}) }, async () => ok(faults.routes))

    app.get('/console/api/faults', { ...open, schema: schema({}) }, async () => ok(faults.list().map(shown)))

    app.post('/console/api/faults', { ...own, schema: schema({ body }) }, async (request) => {
      const { lang } = request
      const fault = request.body as Fault
      const fits = request.compileValidationSchema(KINDS[fault.answer.kind])
      if (!fits(fault.answer)) throw badIssue(lang, fits.errors ?? [])
      if (!faults.matchesRoute(fault)) throw badInput(lang, 'route', 'enum')
      if (faults.list().length >= MAX) throw badInput(lang, 'whole', 'maxItems')
      return ok({ id: faults.add(fault, clock.now()).id })
    })

    app.delete('/console/api/faults', { ...own, schema: schema({}) }, async () => {
      faults.clear()
      return ok()
    })

    app.delete(
      '/console/api/faults/:id',
      { ...own, schema: schema({ params: { id: Type.String({ maxLength: 64 }) } }) },
      async ({ params: { id } }) => {
        found(faults.remove(id) || null)
        return ok()
      },
    )
  }
