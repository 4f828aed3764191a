import { startOfDay } from '../../../../../src/domain/schedule/local-time'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { companyOf } from './company-service'
import type { ReadProject } from './project-service'
import type { ReadPermit } from './read-service'

const HOUR = 3_600_000

const serializeZone = (row: Row<'permit_zones'>, lang: Language) => ({
  ...{ zoneId: row.zone_id, letter: row.letter, name: row.name[lang], color: row.color, needsTwo: row.needs_two },
})

const serializeHead = (row: Row<'permit_projects'>, venue: Row<'venues'>, lang: Language) => ({
  ...{ projectCode: row.project_code, name: row.name[lang], venueName: (venue.name as Record<Language, string>)[lang] },
  ...{ utcOffset: row.utc_offset, firstDay: row.first_day, lastDay: row.last_day, isConfirmed: row.is_confirmed },
  contact: { name: row.contact.name[lang], phone: row.contact.phone },
})

/** Serializes a project (contract: api/permit WorkProject). */
export const serializeProject = ({ row, venue, roles, zones, phase, days, left }: ReadProject, lang: Language) => ({
  ...serializeHead(row, venue, lang),
  ...{ rules: row.rules[lang].split('\n'), phase, opensAt: row.opens_at, closesAt: row.closes_at, days },
  decidesIn: row.decides_in,
  zones: zones.map((zone) => serializeZone(zone, lang)),
  roles: roles.map((role) => ({
    ...{ roleId: role.role_id, name: role.name[lang], zoneIds: role.zone_ids, left: left.get(role.role_id) ?? 0 },
    ...{ isReviewed: role.is_reviewed, form: { formId: role.form_id, version: role.form_version } },
  })),
})

/** Serializes the company of an account (contract: api/permit PermitCompany). */
export const serializeCompany = (joined: Awaited<ReturnType<typeof companyOf>>, lang: Language) =>
  joined && {
    ...{ companyId: joined.company.company_id, name: joined.company.name[lang] },
    projectCode: joined.company.project_code,
    left: [...joined.left].map(([roleId, count]) => ({ roleId, count })),
  }

/** Key of a permit in a list. */
const NO_KEY = { keyId: '', keyAt: 'NONE', keyEndsAt: 0 }

/** Serializes a permit (contract: api/permit Permit). Documents are masked. */
export const serializePermit = (read: ReadPermit, lang: Language) => {
  const { row, project, venue, role, company, zones, steps, inside, answers } = read
  const sent = steps.findLast(({ state }) => state === 'SUBMITTED')?.at ?? row.created_at
  return {
    ...NO_KEY,
    ...{ permitId: row.permit_id, number: row.permit_id.slice(-6).toUpperCase(), state: row.state },
    ...{ version: row.version, reason: row.reason, name: row.name, photo: row.photo },
    project: serializeHead(project, venue, lang),
    role: { roleId: role.role_id, name: role.name[lang] },
    companyName: company.name[lang],
    zones: zones.map((zone) => serializeZone(zone, lang)),
    ...{ days: row.days, zoneReason: row.zone_reason, createdAt: row.created_at },
    validFrom: startOfDay(Date.parse(`${row.days[0]}T12:00:00Z`), project.utc_offset),
    validTo: startOfDay(Date.parse(`${row.last_day}T12:00:00Z`), project.utc_offset) + 24 * HOUR,
    inside,
    decidesBy: sent + project.decides_in * HOUR,
    form: { formId: row.form_id, version: row.form_version },
    changes: row.change_fields && {
      ...{ fieldIds: row.change_fields, reason: row.change_reason, note: row.change_note },
    },
    answers: answers.map(({ fieldId, value, deletedOn }) => ({ fieldId, value, deletedOn })),
    steps: steps.map(({ state, at }) => ({ state, at })),
  }
}
