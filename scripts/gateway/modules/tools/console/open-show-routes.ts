import { Type } from 'typebox'
import { MOST } from '../../../../../src/domain/form-schema/definition'
import { REJECT_REASONS } from '../../../../../src/domain/open-show/open-show'
import { formatTime } from '../../../../../src/domain/schedule/local-time'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import {
  admitPerson,
  decideRegistration,
  newestRegistrations,
  OPEN_SHOW_COMMANDS,
  requestChanges,
  runOpenShowCommand,
} from '../../after-sale/registration/decide-service'
import { listOpenShows } from '../../catalogue/open-show/service'
import { consoleList } from './list-routes'

/** Decisions of the merchant, with the reason of a rejection, and the admission of one more person. */
const ACTIONS = ['APPROVE', ...REJECT_REASONS, 'ADMIT'] as const

const body = { action: Type.Union(OPEN_SHOW_COMMANDS.map((action) => Type.Literal(action))), showId: Id }

const changes = {
  registrationId: Id,
  fieldIds: Type.Array(Id, { minItems: 1, maxItems: MOST.fields }),
  /** Time for the changes. */
  hours: Type.Integer({ minimum: 1, maximum: 720 }),
}

type Listed = Awaited<ReturnType<typeof newestRegistrations>>[number]

/** Returns the actions that are possible. Places that are given at once or drawn need no decision. */
const actionsOf = ({ row: { state }, show: { giving } }: Listed): readonly string[] =>
  state === 'APPLIED' ? (giving === 'REVIEW' ? ACTIONS.slice(0, -1) : []) : ['ADMIT']

/** Registers routes that manage open shows, and the desk that decides about registrations and admits people. */
export const openShowConsoleRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  app.get(
    '/console/api/open-shows',
    { schema: schema({ summary: 'Open shows with their phases' }), config: { open: true } },
    async ({ lang }) =>
      ok(
        (await listOpenShows(db, clock.now())).map(({ row, phase }) => ({
          ...{ showId: row.show_id, name: row.name[lang], phase },
        })),
      ),
  )

  app.post(
    '/console/api/open-shows',
    { schema: schema({ summary: 'Open or close a window, or cancel a show', body }), config: { open: true } },
    async ({ body: command }) => {
      await runOpenShowCommand(gateway, command)
      return ok({ count: 1 })
    },
  )

  app.post(
    '/console/api/registration-changes',
    {
      schema: schema({ summary: 'Ask an applicant to change fields of the form', body: changes }),
      config: { open: true },
    },
    async ({ body: request }) => {
      await requestChanges(gateway, request)
      return ok()
    },
  )

  consoleList(app, {
    name: 'registrations',
    summaries: { list: 'The newest registrations', act: 'Decide about a registration, or admit a person' },
    newest: (length) => newestRegistrations(db, length),
    serialize: (listed, lang) => {
      const { row, show, names, fields } = listed
      const actions = actionsOf(listed)
      const labelsOf = (ids: readonly string[]) =>
        fields.flatMap(({ fieldId, label }) => (ids.includes(fieldId) ? [label[lang]] : []))
      return {
        ...{ registrationId: row.registration_id, name: show.name[lang], state: row.state, names },
        ...{ quantity: row.quantity, came: row.came, actions },
        // Only an application under review can be asked for changes.
        fields: actions.includes('APPROVE')
          ? fields.map(({ fieldId, label }) => ({ fieldId, label: label[lang] }))
          : [],
        changed: labelsOf(row.changed_fields ?? []),
        time: formatTime(row.starts_at, show.utc_offset, 'MM-DD HH:mm'),
      }
    },
    actions: ACTIONS,
    act: (id, action) => (action === 'ADMIT' ? admitPerson(gateway, id) : decideRegistration(gateway, id, action)),
  })
}
