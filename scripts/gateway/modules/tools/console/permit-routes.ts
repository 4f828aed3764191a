import { Type } from 'typebox'
import { MOST } from '../../../../../src/domain/form-schema/definition'
import { CHANGE_REASONS, MAX_SENTENCE, type PermitState } from '../../../../../src/domain/permit/permit'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { companyToken } from '../../after-sale/permit/company-service'
import {
  approvePermit,
  companiesWithPlaces,
  endPermit,
  fillCompany,
  newestPermits,
  requestChanges,
  REVIEWERS,
  switchSuspension,
} from '../../after-sale/permit/decide-service'
import { gatesOfProject } from '../../after-sale/permit/gate-service'
import { consoleList } from './list-routes'

/** Reasons of the merchant for a rejection or a revocation. Companies have their own reasons. */
const REJECTIONS = ['NOT_NEEDED', 'INCOMPLETE'] as const
const REVOCATIONS = ['RULES', 'LOST'] as const

/** Decisions of the merchant. APPROVE has the reviewer. */
const ACTIONS = ['APPROVE_A', 'APPROVE_B', 'SUSPEND', 'RESUME', ...REJECTIONS, ...REVOCATIONS] as const
type Action = (typeof ACTIONS)[number]

const POSSIBLE: Partial<Record<PermitState, readonly Action[]>> = {
  SUBMITTED: REJECTIONS,
  CONFIRMED: [...REVIEWERS.map((reviewer) => `APPROVE_${reviewer}` as const), ...REJECTIONS],
  APPROVED: ['SUSPEND', ...REVOCATIONS],
  SUSPENDED: ['RESUME', ...REVOCATIONS],
}

const changes = {
  permitId: Id,
  fieldIds: Type.Array(Id, { minItems: 1, maxItems: MOST.fields }),
  reason: Type.Union(CHANGE_REASONS.map((reason) => Type.Literal(reason))),
  note: Type.String({ maxLength: MAX_SENTENCE }),
}
const open = { config: { open: true } }

/** Registers routes with which the merchant decides about work permits, and sees which gates have a revocation. */
export const permitConsoleRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const decide = (id: string, action: Action) => {
    if (action === 'SUSPEND' || action === 'RESUME') return switchSuspension(gateway, id)
    if (action === 'APPROVE_A' || action === 'APPROVE_B')
      return approvePermit(gateway, id, action === 'APPROVE_A' ? 'A' : 'B')
    return endPermit(gateway, id, action)
  }

  app.get(
    '/console/api/permit-companies',
    { schema: schema({ summary: 'Companies with their places and links' }), ...open },
    async ({ lang }) =>
      ok(
        (await companiesWithPlaces(db)).map(({ company, roles, left }) => ({
          ...{ companyId: company.company_id, name: company.name[lang] },
          places: roles.map(({ role_id: id, name }) => `${name[lang]} ${left.get(id) ?? 0}`),
          link: `/work-permit-company/${companyToken(gateway, company.company_id)}`,
        })),
      ),
  )

  app.post(
    '/console/api/permit-companies',
    {
      schema: schema({ summary: 'Fill a company', body: { action: Type.Literal('FILL'), companyId: Id } }),
      ...open,
    },
    async ({ body: { companyId } }) => {
      await fillCompany(gateway, companyId)
      return ok({ count: 1 })
    },
  )

  app.get(
    '/console/api/permit-gates',
    { schema: schema({ summary: 'Gates with passes, and the age of their lists' }), ...open },
    async () => {
      const codes = new Set((await companiesWithPlaces(db)).map(({ company }) => company.project_code))
      const gates = (await Promise.all([...codes].map((code) => gatesOfProject(db, code)))).flat()
      return ok(
        gates.map(({ gate_id: gateId, gate, updated_at: at }) => ({
          ...{ gateId, gate, minutes: Math.floor((clock.now() - at) / 60_000) },
        })),
      )
    },
  )

  app.post(
    '/console/api/permit-changes',
    { schema: schema({ summary: 'Ask an applicant to change fields of a permit', body: changes }), ...open },
    async ({ body }) => {
      await requestChanges(gateway, body)
      return ok()
    },
  )

  consoleList(app, {
    name: 'permits',
    summaries: { list: 'The newest work permits', act: 'Decide about a work permit' },
    newest: (length) => newestPermits(db, length),
    serialize: ({ row, role, company, zones, fields }, lang) => ({
      ...{ permitId: row.permit_id, name: row.name, state: row.state, photo: row.photo, approvals: row.approvals },
      ...{ role: role.name[lang], company: company.name[lang], zoneReason: row.zone_reason },
      zones: zones.map(({ letter, name }) => `${letter} ${name[lang]}`),
      actions: POSSIBLE[row.state] ?? [],
      fields: row.state === 'CONFIRMED' ? fields.map(({ fieldId, label }) => ({ fieldId, label: label[lang] })) : [],
    }),
    actions: ACTIONS,
    act: decide,
  })
}
